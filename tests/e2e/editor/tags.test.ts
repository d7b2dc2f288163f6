import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aBody, aPost } from "../../support/builders.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";

const { db } = adminSdk();

test("a correction of tags outlasts a reload and later saves, and moves the article to its page", async ({
  page,
}) => {
  await signIn(page);
  const id = crypto.randomUUID();
  const slug = `frenos-${id.slice(0, 8)}`;
  const post = { ...aPost({ slug, title: "Ruedas con freno" }), id };
  await storePost(db, post, aBody());
  const ed = editor(page);
  const card = page.getByRole("region", { name: "Tags" });
  const stored = async () => {
    const { tags, chosen_tags } = (await db.doc(`blog_posts/${id}`).get()).data() ?? {};
    return [tags, chosen_tags];
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await ed.open(`/cortzen/blog/edit/${id}`);
  await expect(card.getByRole("checkbox", { name: "Ruedas" })).toBeChecked();
  await card.getByText("Ruedas", { exact: true }).click();
  await card.getByText("Pescado", { exact: true }).click();
  await expectAccessible(page);
  await ed.kept("pescado");
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(card.getByRole("checkbox", { name: "Pescado" })).toBeChecked();
  await ed.save.click();
  await ed.expectArticle(slug);
  expect(await stored()).toEqual([["pescado"], ["pescado"]]);

  await ed.open(`/cortzen/blog/edit/${id}`);
  await ed.title.fill("Rodamientos y ruedas");
  await ed.save.click();
  await ed.expectArticle(slug);
  expect(await stored()).toEqual([["pescado"], ["pescado"]]);
  const listed = async (tag: string) =>
    (await (await page.request.get(`/articulos/${tag}`)).text()).includes(`/blog/${slug}`);
  expect([await listed("pescado"), await listed("ruedas")]).toEqual([true, false]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/articulos/pescado");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Rodamientos y ruedas" }).click();
  await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`));
  await page.getByRole("link", { name: "Pescado", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pescado" })).toBeVisible();
});
