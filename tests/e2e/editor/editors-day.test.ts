import type { Page } from "@playwright/test";
import partnerPosts from "../../sandbox/data/partner-posts.json" with { type: "json" };
import { adminSdk } from "../../support/admin-sdk.ts";
import { aSubmission, idOf } from "../../support/builders.ts";
import { setStandInMode } from "../../support/reset.ts";
import { deleteLimits, storeSubmission } from "../../support/store.ts";
import { jobNamed, postsOf } from "../../support/stored-imports.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { admin } from "../screens/admin.screen.ts";
import { aiPanel } from "../screens/ai.screen.ts";
import { csvImport, importJobs } from "../screens/csv-import.screen.ts";
import { editor } from "../screens/editor.screen.ts";
import { inbox } from "../screens/inbox.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { postsTable } from "../screens/posts.screen.ts";
import { trashView } from "../screens/trash.screen.ts";

const { db } = adminSdk();

/** Below 1280 px the settings are a drawer. */
async function inSettings(page: Page, act: () => Promise<void>): Promise<void> {
  const button = page.getByRole("button", { name: "Settings", exact: true });
  const isDrawer = await button.isVisible();
  // The AI tool opens the drawer by itself.
  if (isDrawer && (await button.getAttribute("aria-expanded")) !== "true") await button.click();
  await act();
  if (isDrawer) await page.getByRole("button", { name: "Close settings" }).click();
}

/** On a phone toasts lie over the tabs, and one under the pointer stays. */
async function seeToast(page: Page, title: string, text?: string): Promise<void> {
  await expectToast(page, title, text);
  const close = page.getByRole("region", { name: /^Notifications/ }).getByLabel("Close");
  await close.evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(close).toHaveCount(0);
}

for (const [n, width] of [1440, 390].entries()) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("an editor's day: import, scheduling, drafts of two tabs, submissions, an offline list and the trash in one visit", async ({
      page,
      context,
      at,
      allowConsoleError,
    }) => {
      test.setTimeout(240_000);
      // A draft answers 404 to the public; the partner's pictures and Firestore are cut off.
      allowConsoleError(/404|Failed to load resource|could not be (read|written)/);
      allowConsoleError(
        /request to https:\/\/(www\.google\.com|blog\.higiene-industrial\.example)/,
      );
      await page.route("https://blog.higiene-industrial.example/**", (route) => route.abort());
      await deleteLimits(db);
      for (const server of [at.partner, at.vertex, at.mailbox])
        await setStandInMode(server, "normal");
      const [berta, unknown] = [`Berta Prueba ${width}`, `Otra Prueba ${width}`];
      for (const [name, suspect] of [
        [berta, false],
        [unknown, true],
      ] as const) {
        const id = idOf(name);
        const mail = suspect ? "held" : "sent";
        const created_at = new Date();
        await storeSubmission(db, aSubmission({ id, name, suspect, mail, created_at }));
        await db.doc(`mail_outbox/${id}`).set({ state: mail, attempts: 0, created_at });
      }
      await openPanelAs(page);
      const panel = admin(page);
      const table = postsTable(page);
      const ed = editor(page);
      const ai = aiPanel(page);
      const title = `Grasa alimentaria ${width}`;
      const slug = `grasa-alimentaria-${width}`;
      const job = `Excel de Ana ${width}`;

      await test.step("a file of a Spanish Excel is mended and imported", async () => {
        const csv = csvImport(page);
        const file = `Título;Contenido;Publicado;Fecha\r\n${title};"<p>Grasa; de calidad</p>";FALSO;15/01/2026\r\n;<p>Sin título</p>;VERDADERO;16/01/2026\r\n`;
        await csv.choose("plan.csv", Buffer.from(file, "latin1"));
        await csv.card.getByRole("button", { name: "Use the dates" }).click();
        await csv.jobName.fill(job);
        await csv.previewButton.click();
        const rows = page.getByRole("region", { name: "Rows", exact: true });
        await rows.getByRole("button", { name: "Edit row 3" }).press("Enter");
        const dialog = page.getByRole("dialog");
        await dialog.getByLabel("Title").fill(`Tornillo ${width}`);
        await dialog.getByLabel("Title").press("Enter");
        await expect(dialog).toBeHidden();
        await csv.importButton.click();
        await seeToast(page, "Import successful");
        expect((await postsOf((await jobNamed(job))[0]?.id)).length).toBe(2);
      });

      await test.step("the job leads to its posts, and a post to its job", async () => {
        const jobs = importJobs(page);
        await jobs.open();
        await jobs
          .row(job)
          .getByRole("link", { name: `Show posts of “${job}”` })
          .click();
        await expect(table.rows).toHaveCount(2);
        await table
          .row(title)
          .getByRole("link", { name: `Import job of “${title}”` })
          .click();
        await expect(jobs.row(job)).toBeVisible();
        await panel.tab("Blog Management").click();
      });

      await test.step("a found post is renamed and scheduled; the list is as it was", async () => {
        await table.status.selectOption("All posts");
        await table.search.fill(title);
        await expect(table.rows).toHaveCount(1);
        await table
          .row(title)
          .getByRole("link", { name: `Edit “${title}”` })
          .click();
        await expect(ed.title).toHaveValue(title);
        await ed.title.fill(`${title} H1`);
        await inSettings(page, async () => {
          await ed.slug.fill(slug);
          await ed.publishLabel.click();
          await ed.date.fill("2099-01-02T09:30");
        });
        await page.keyboard.press("Control+s");
        await seeToast(page, "Blog post updated");
        await ed.title.fill(`${title} NSF H1`);
        await page.getByRole("button", { name: "Update Post" }).click();
        await ed.expectArticle(slug);
        await expect(page.getByText("Draft preview")).toBeVisible();
        await page.getByRole("link", { name: "Back to posts" }).click();
        await expect(table.search).toHaveValue(title);
        await expect(table.row(`${title} NSF H1`)).toContainText(
          "Scheduled for Jan 2, 2099, 09:30 AM GMT+1",
        );
        await table.status.selectOption("Scheduled");
        await expect(table.rows).toHaveCount(1);
        await page.reload();
        await expect(table.rows).toHaveCount(1);
        await table.status.selectOption("All posts");
        await table.search.fill("");
      });

      await test.step("an AI draft keeps its sources and ticks", async () => {
        await page.getByRole("link", { name: "Generate New Article" }).click();
        await expect(ed.body).toBeVisible();
        await inSettings(page, async () => {
          await ai.ask("Limpieza CIP");
          await seeToast(page, "AI Article Generated");
          await ai.check.locator("label").first().click();
          await ed.slug.fill(`ia-${width}`);
        });
        await page.getByRole("button", { name: "Create Post" }).click();
        await ed.expectArticle(`ia-${width}`);
        await page.getByRole("link", { name: "Edit", exact: true }).click();
        await expect(ed.body).toBeVisible();
        await inSettings(page, async () => {
          await expect(ai.check.getByText(/^1 of \d+$/)).toBeVisible();
          await expect(
            ai.check.getByRole("link", { name: /Fuente de muestra: zonas/ }),
          ).toBeVisible();
        });
        await page.goto("/nhk");
      });

      await test.step("a guest post becomes a draft", async () => {
        const guests = page.getByRole("region", { name: "Guest Posts" });
        const guest = partnerPosts[n]?.title ?? "";
        await guests.getByRole("button", { name: "Refresh" }).click();
        await guests
          .getByRole("article", { name: guest })
          .getByRole("button", { name: "Import Post" })
          .click();
        await seeToast(page, "Post imported");
        await expect(table.row(guest)).toContainText("Draft");
      });

      await test.step("two tabs write two drafts, and a closed one is offered", async () => {
        await ed.open("/cortzen/blog/new");
        await ed.title.fill(`Primera ${width}`);
        await ed.kept(`Primera ${width}`);
        const other = await context.newPage();
        const second = editor(other);
        await second.open("/cortzen/blog/new");
        await second.title.fill(`Segunda ${width}`);
        await second.kept(`Segunda ${width}`);
        await expect(second.recovery).toBeHidden();
        await other.close({ runBeforeUnload: false });
        await page.keyboard.press("Control+s");
        await seeToast(page, "Blog post created");
        await ed.open("/cortzen/blog/new");
        await page.getByRole("button", { name: "Restore", exact: true }).click();
        await expect(ed.title).toHaveValue(`Segunda ${width}`);
        await page.keyboard.press("Control+s");
        await seeToast(page, "Blog post created");
        await page.goto("/nhk#contact");
      });

      await test.step("a note survives a reload; a submission leaves the spam", async () => {
        const box = inbox(page);
        await box.show(berta);
        await box.card(berta).getByLabel("Notes").fill("Llamar a Berta");
        await page.reload();
        await expect(box.card(berta).getByLabel("Notes")).toHaveValue("Llamar a Berta");
        await box.card(berta).getByRole("button", { name: "Mark In Progress" }).click();
        await seeToast(page, "Status updated");
        await box.close();
        await box.view(/^Possible spam \d+$/).click();
        await box.show(unknown);
        await box.card(unknown).getByRole("button", { name: "Not spam" }).press("Enter");
        await seeToast(page, "Moved to the inbox", "Its mail was sent to sales.");
        await box.close();
        await box.view("Inbox").click();
        await box.show(unknown);
        await expect(box.card(unknown)).toContainText("Mailed to sales");
      });

      await test.step("without a network a switch returns and the list says so", async () => {
        await panel.tab("Blog Management").click();
        await table.search.fill(`Tornillo ${width}`);
        await expect(table.rows).toHaveCount(1);
        await context.setOffline(true);
        await expect(page.getByText(/You are offline/)).toBeVisible();
        await table.row("Tornillo").getByText("Published", { exact: true }).click();
        await seeToast(page, "Could not update post status");
        await expect(table.switchNamed(`Published: Tornillo ${width}`)).toBeChecked();
        await context.setOffline(false);
        await expect(page.getByText(/You are offline/)).toBeHidden();
      });

      await test.step("a deleted job is found in the trash and restored whole", async () => {
        const stored = await jobNamed(job);
        const jobs = importJobs(page);
        await jobs.open();
        await jobs.row(job).getByRole("button", { name: "Delete Job" }).click();
        await jobs.dialog.getByRole("button", { name: "Delete Job" }).click();
        await seeToast(page, "Import job deleted");
        await panel.tab("Blog Management").click();
        const trash = trashView(page);
        await trash.link.click();
        await trash.search.fill(job);
        await trash.restore(job).press("Enter");
        await seeToast(page, "2 posts restored");
        const restored = await postsOf(stored[0]?.id);
        expect(new Set(restored.map((post) => post.title))).toEqual(
          new Set([`${title} NSF H1`, `Tornillo ${width}`]),
        );
      });
    });
  });
}
