import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { csvImport, importJobs } from "../screens/csv-import.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";

const HOST = "https://fotos.example";
const image = (name: string) => `<p><img src='${HOST}/${name}.jpg' alt='${name}'></p>`;
const row = (title: string, ...names: string[]) =>
  `${title},"<h2>Fotos</h2>${names.map(image).join("")}"`;
const toCsv = (...rows: string[]) => `title,content\n${rows.join("\n")}\n`;

test("pictures of an import are copied after it, and the rest from its job", async ({
  page,
  request,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED|503 \(Service Unavailable\)/);
  await openPanelAs(page);
  const name = "Con fotos";
  const csv = csvImport(page);
  const rows = [row("Uno", "pie", "rueda", "missing"), row("Dos", "pie")];
  await csv.prepare(toCsv(...rows), name);
  await csv.importButton.click();
  await expectToast(page, "Import successful");

  const card = page.getByRole("region", { name: `Pictures of “${name}”` });
  const notice = card.getByRole("group", { name: /on (other servers|another server)$/ });
  await expect(notice).toHaveAccessibleName("3 pictures in 2 posts are on other servers");
  await expectAccessible(page, "offered");
  let isCut = false;
  await page.route(/copyPicture/, async (route) => {
    const isFirst = !isCut && route.request().postData()?.includes("pie.jpg");
    if (isFirst) isCut = true;
    await (isFirst ? route.abort() : route.continue());
  });
  await notice.getByRole("button", { name: "Copy into the library" }).click();
  await expect(notice).toContainText("2 pictures were not copied");
  const [pie, missing] = [`${HOST}/pie.jpg`, `${HOST}/missing.jpg`];
  const lines = notice.getByRole("listitem");
  await expect(lines.filter({ hasText: pie })).toHaveText(
    /“(Uno|Dos)” and “(Uno|Dos)”: Please try again\.$/,
  );
  await expect(lines.filter({ hasText: missing })).toHaveText(
    `${missing} “Uno”: The server answered with error 404.`,
  );
  await expect(notice.getByRole("button", { name: "Try again" })).toBeFocused();
  await expectAccessible(page, "failed");
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(notice).toHaveAccessibleName("1 picture in 1 post is on another server");
  await expect(notice.getByRole("button", { name: "Try again" })).toBeFocused();
  const [first, second] = await Promise.all(
    ["uno", "dos"].map(async (slug) => (await request.get(`/blog/${slug}`)).text()),
  );
  expect(first?.match(/src="\/media\/[^"]+"/g)).toHaveLength(2);
  expect(first).toContain(`src="${missing}"`);
  expect(second).not.toContain(HOST);

  const jobs = importJobs(page);
  await jobs.open();
  const job = jobs.row(name);
  await job.getByRole("button", { name: `Check pictures of “${name}”` }).click();
  const left = job.getByRole("group", { name: "1 picture in 1 post is on another server" });
  await expect(left).toContainText("A copy in the library loads faster");
  await expectAccessible(page, "job");
  await left.getByRole("button", { name: "Close" }).click();
  await expect(left).toBeHidden();
  await expect(job.locator(":focus")).toHaveCount(1);
});
