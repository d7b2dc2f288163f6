import { toSearchFields } from "domain/articles/search-fields";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aBody, aPost } from "../../support/builders.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { csvImport, importJobs } from "../screens/csv-import.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { postsTable } from "../screens/posts.screen.ts";

const { db } = adminSdk();
const loadData = async (path: string) => (await db.doc(path).get()).data();

test("an update is previewed field by field, imported, and undone when its job is deleted", async ({
  page,
}) => {
  const id = crypto.randomUUID();
  const slug = `actualizar-${id.slice(0, 8)}`;
  const job = `Actualización ${slug}`;
  const post = aPost({ slug, title: "Pie anterior", excerpt: "Acero 304" });
  await storePost(db, { ...post, id }, aBody({ content: "<p>Acero 304</p>" }));
  const [before, body] = [await loadData(`blog_posts/${id}`), await loadData(`post_bodies/${id}`)];
  await openPanelAs(page);

  const csv = csvImport(page);
  await csv.card.getByLabel("When an address is taken").selectOption("Update the existing post");
  await csv.prepare(
    `title,content,excerpt,suggested_url,date\nPie nuevo,<p>Acero 316L</p>,Acero 316L,${slug},2021-08-07`,
    job,
  );
  await expect(csv.card).toContainText(
    "1 existing post gets another text; dates and publication stay.",
  );
  const previewed = page.getByRole("table", { name: "Data Preview" }).getByRole("row").nth(1);
  await expect(previewed).toContainText("Update");
  await expect(previewed).not.toContainText("Published");
  await page.getByRole("button", { name: "Show before and after" }).click();
  const change = page.getByRole("table", { name: "Row 2 “Pie nuevo”" });
  await expect(change.getByRole("row").nth(1)).toHaveText("TitlePie anteriorPie nuevo");
  await expectAccessible(page);
  await csv.importButton.click();
  await expectToast(page, "Import successful");
  const { updated_at, ...after } = (await loadData(`blog_posts/${id}`)) ?? {};
  const { updated_at: _, ...rest } = before ?? {};
  expect(updated_at).not.toEqual(before?.updated_at);
  const text = { title: "Pie nuevo", excerpt: "Acero 316L" };
  const words = toSearchFields({ ...text, slug }, { content: "<p>Acero 316L</p>" });
  expect(after).toEqual({ ...rest, ...text, ...words });

  const jobs = importJobs(page);
  await jobs.open();
  await jobs
    .row(job)
    .getByRole("link", { name: `Show posts of “${job}”` })
    .click();
  const table = postsTable(page);
  await expect(table.rows).toHaveCount(1);
  await expect(table.row("Pie nuevo")).toBeVisible();
  await jobs.open();
  await jobs.row(job).getByRole("button", { name: "Delete Job" }).click();
  await jobs.dialog.getByRole("button", { name: "Delete Job" }).click();
  await expectToast(page, "Import job deleted");
  expect(await loadData(`blog_posts/${id}`)).toEqual(before);
  expect(await loadData(`post_bodies/${id}`)).toEqual(body);
});
