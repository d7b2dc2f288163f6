import { Timestamp } from "firebase-admin/firestore";
import { demoAdmin } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { temporaryPosts } from "../../support/articles.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { documentReads, mostReads } from "../../support/browser/document-reads.ts";
import { aSubmission, toId } from "../../support/builders.ts";
import { runScheduled } from "../../support/run-scheduled.ts";
import { storeSubmission } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { overview } from "../screens/overview.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { downloaded } from "../screens/posts.screen.ts";

const sdk = adminSdk();
const posts = temporaryPosts(sdk);
const CHARTS = ["Inquiries per week", "24-hour promise", "Views per week"] as const;
const slugs = Array.from({ length: 25 }, (_, n) => `panorama-${n}`);

test("inquiries, answers and views are shown, as chart, table and file", async ({ page }) => {
  for (const name of ["contact_submissions", "daily_totals", "post_views"])
    await sdk.db.recursiveDelete(sdk.db.collection(name));
  await openPanelAs(page);
  const screen = overview(page);
  await screen.link.click();
  await expect(screen.heading).toBeVisible();
  await expect(page.getByText("Nothing to show yet")).toBeVisible();
  await expectAccessible(page, "empty overview");

  const now = new Date();
  const { id: post_id } = await posts.store({ slug: "panorama", title: "Panorama del acero" });
  const day = now.toLocaleDateString("sv-SE", { timeZone: "Europe/Copenhagen" });
  await sdk.db.doc(`post_views/${post_id}_${day}`).set({ post_id, day, views: 1200 });
  for (const [name, answered_at] of Object.entries({ uno: now, dos: undefined })) {
    const answer = answered_at && ({ status: "completed", answered_at } as const);
    const page_ = "/blog/panorama";
    const sent = { id: toId(name), created_at: new Date(+now - 60_000), page: page_ };
    await storeSubmission(sdk.db, aSubmission({ ...sent, ...answer }));
  }
  await runScheduled("sumTotals");

  await expect(screen.figures).toContainText(/Inquiries2\+2 from 0/);
  await expect(screen.figures).toContainText("1,200");
  await expect(screen.card("24-hour promise")).toContainText("1 of 1 kept (100 %)");
  for (const name of CHARTS) await expect(screen.chart(name).locator("svg")).toBeVisible();
  const row = screen.pages.getByRole("row").filter({ hasText: "Panorama del acero" });
  await expect(row).toContainText(/1,200.*2.*0\.17/);
  await expectAccessible(page, "charts");

  for (const name of CHARTS) {
    await screen.show(name, "Chart").focus();
    await page.keyboard.press("ArrowRight");
    await expect(screen.show(name, "Table")).toBeChecked();
    await expect(screen.table(name)).toBeVisible();
  }
  await expectAccessible(page, "tables");
  const file = await downloaded(page, screen.exportCsv("Inquiries per week"));
  expect(file.name).toMatch(/^inquiries-per-week-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(file.text).toContain('"Cotización"');
  expect((await downloaded(page, screen.exportCsv("Which pages bring inquiries"))).text).toContain(
    '"/blog/panorama";"1200";"2";"0,17"',
  );

  await screen.period("12 months").click();
  await expect(page).toHaveURL(/\/nhk\/overview\?range=12m$/);
  await page.reload();
  await expect(page.getByText(/compared with the 52 weeks before$/)).toBeVisible();
  await expect(screen.figures).toContainText(/Inquiries2\+2 from 0/);
  await page.goBack();
  await expect(page.getByText(/compared with the 12 weeks before$/)).toBeVisible();

  await test.step("overdue inquiries are counted, also those that are not read", async () => {
    const ids = Array.from({ length: 8 }, (_, n) => toId(`overdue-${n}`));
    const created_at = new Date(+now - 20 * 86_400_000);
    const overdue = page.getByRole("region", { name: "Overdue inquiries" });
    await Promise.all(ids.map((id) => storeSubmission(sdk.db, aSubmission({ id, created_at }))));
    await expect(overdue.getByRole("link", { name: "Overdue inquiries: 5 more" })).toBeVisible();
    await expect(overdue.getByText("8", { exact: true })).toBeVisible();
    await Promise.all(ids.map((id) => sdk.db.doc(`contact_submissions/${id}`).delete()));
    await expect(overdue).toContainText("None");
  });

  await test.step("the weekly mail is switched on and off, to the own address", async () => {
    const getAddresses = async () =>
      (await sdk.db.collection("weekly_subscriptions").get()).docs.map((doc) => doc.get("email"));
    const { weeklyMail, weeklyLabel } = screen;
    await expect(weeklyLabel).toContainText(demoAdmin.email);
    await expect(weeklyMail).not.toBeChecked();
    await weeklyLabel.click();
    await expect(weeklyMail).toBeChecked();
    await expect.poll(getAddresses).toEqual([demoAdmin.email]);
    await weeklyLabel.click();
    await expect(weeklyMail).not.toBeChecked();
    await expect.poll(getAddresses).toEqual([]);
  });

  await test.step("two years and those before read 120 documents at most", async () => {
    await Promise.all(slugs.map((slug) => posts.store({ slug })));
    const pages = Object.fromEntries(slugs.map((slug) => [`/blog/${slug}`, 1]));
    const totals = { views: 10, published: 0, kept: 20, late: 5, answer_minutes: [90], pages };
    const summed_at = Timestamp.now();
    const batch = sdk.db.batch();
    for (let n = 0; n < 60; n += 1) {
      const month = new Date(Date.UTC(2022, n, 1)).toISOString().slice(0, 7);
      const days = { [`${month}-03`]: { ...totals, inquiries: { cotizacion: 25 } } };
      batch.set(sdk.db.doc(`daily_totals/${month}`), { days, summed_at });
    }
    await batch.commit();
    const reads = documentReads(page);
    await page.goto("/nhk/overview?range=custom&since=2024-11-25&until=2026-11-22");
    await expect(screen.figures).toContainText("Inquiries600+0 from 600");
    await expect(screen.pages.getByRole("row")).toHaveCount(16);
    const limits = reads.limits.toSorted((a, b) => a - b);
    expect(limits).toEqual([1, 1, 4, 4, 4, 4, 4, 4, 4, 4, 15, 50]);
    expect(reads.aggregates).toBe(15);
    expect(mostReads(reads)).toBeLessThanOrEqual(120);
  });
});
