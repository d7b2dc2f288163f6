import type { DayTotals } from "domain/totals/daily-totals";
import { daysFrom } from "domain/totals/days-text";
import type { Days } from "domain/totals/figures";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, expect, it } from "vitest";
import { viewStore } from "../../functions/src/adapters/pages/view-store.ts";
import { visitorFrom } from "../../functions/src/testing/visitor-from.ts";
import { countView } from "../../functions/src/use-cases/articles/count-view.ts";
import { aBody, aPost, aSubmission, toId } from "../support/builders.ts";
import { reset } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { storePost, storeSubmission } from "../support/store.ts";
import { sdk } from "./support/callers.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.now();
const hoursAgo = (hours: number) => new Date(NOW - hours * HOUR);
const TYPES = ["cotizacion", "informacion", "otros"] as const;
const posts = ["acero", "rodamientos", "soldadura"].map((slug, n) =>
  aPost({ slug, published_at: hoursAgo(30 * n), published: n < 2 }),
);
const copenhagen = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Copenhagen" });
const toDay = (time: unknown) =>
  copenhagen.format(time instanceof Timestamp ? time.toDate() : (time as Date));

async function storedDays(): Promise<Days> {
  const { docs } = await sdk.db.collection("daily_totals").get();
  return Object.assign({}, ...docs.map((doc) => daysFrom(doc.get("days")))) as Days;
}
const sumValues = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);
const toCounts = (keys: readonly string[]) =>
  Object.fromEntries(
    [...Map.groupBy(keys, (key) => key)].map(([key, { length }]) => [key, length]),
  );

/** Of each day, what a figure of the totals is; days without it are left out. */
const figure = (days: Days, of: (day: DayTotals) => number) =>
  Object.fromEntries(
    Object.entries(days)
      .map(([day, totals]) => [day, of(totals)] as const)
      .filter(([, value]) => value > 0),
  );

const countedAt: Date[] = [];

async function read(index: number, address: string, now: Date) {
  const deps = {
    ...viewStore(sdk.db),
    toKey: async (text: string, _: Date, use: string) => `${use} ${text}`,
    now: () => now,
  };
  const { counted } = await countView(deps, posts[index]?.id ?? "", visitorFrom(address));
  if (counted) countedAt.push(now);
}

beforeAll(async () => {
  await reset();
  for (const post of posts) await storePost(sdk.db, post, aBody());
  for (let n = 0; n < 40; n += 1) {
    const created_at = hoursAgo(n * 17);
    const answered_at = new Date(+created_at + n * 4 * HOUR);
    await storeSubmission(
      sdk.db,
      aSubmission({
        id: toId(`inquiry ${n}`),
        created_at,
        inquiry_type: TYPES[n % 3] ?? "otros",
        page: n % 4 === 0 ? "/blog/acero" : "/catalogo",
        suspect: n % 10 === 9,
        ...(+answered_at < NOW && n % 2 === 0 && { status: "completed", answered_at }),
      }),
    );
  }
  const reads = Array.from({ length: 60 }, (_, n) =>
    read(n % 2, `198.51.100.${n % 7}`, hoursAgo(n * 5)),
  );
  await Promise.all(reads);
  await runScheduled("sumTotals");
});

it("counts what a recount of submissions, posts and views counts", async () => {
  const days = await storedDays();
  const submissions = (await sdk.db.collection("contact_submissions").get()).docs;
  const honest = submissions.filter((doc) => doc.get("suspect") === false);
  const sent = (docs: typeof honest) => toCounts(docs.map((doc) => toDay(doc.get("created_at"))));
  for (const type of TYPES)
    expect(
      figure(days, ({ inquiries }) => inquiries[type] ?? 0),
      type,
    ).toEqual(sent(honest.filter((doc) => doc.get("inquiry_type") === type)));
  expect(figure(days, ({ pages }) => pages["/blog/acero"] ?? 0)).toEqual(
    sent(honest.filter((doc) => doc.get("page") === "/blog/acero")),
  );
  const answers = honest.filter((doc) => doc.get("answered_at") !== undefined);
  expect(figure(days, ({ answer_minutes }) => answer_minutes.length)).toEqual(sent(answers));
  const kept = sumValues(Object.values(days).map((day) => day.kept));
  const late = sumValues(Object.values(days).map((day) => day.late));
  expect(kept).toBeGreaterThan(3);
  expect(late).toBeGreaterThan(3);
  expect(kept + late).toBeLessThanOrEqual(honest.length);
  const published = (await sdk.db.collection("blog_posts").where("published", "==", true).get())
    .docs;
  expect(figure(days, (day) => day.published)).toEqual(
    toCounts(published.map((doc) => toDay(doc.get("published_at")))),
  );
  const counts = published.map((doc) => Number(doc.get("view_count")));
  expect(sumValues(counts)).toBe(60);
  expect(figure(days, (day) => day.views)).toEqual(toCounts(countedAt.map(toDay)));
});

it("has 25 months, and changes nothing when it is repeated", async () => {
  const before = await storedDays();
  await runScheduled("sumTotals");
  expect(await storedDays()).toEqual(before);
  expect((await sdk.db.collection("daily_totals").get()).size).toBe(25);
});

it("stores no visitor with the views of an article, which expire", async () => {
  const { docs } = await sdk.db.collection("post_views").get();
  expect(docs.length).toBeGreaterThan(5);
  for (const doc of docs) {
    expect(Object.keys(doc.data()).toSorted()).toEqual(["day", "expires_at", "post_id", "views"]);
    expect(doc.id).toBe(`${doc.get("post_id")}_${doc.get("day")}`);
    expect(doc.get("expires_at").toMillis()).toBeGreaterThan(NOW + 750 * DAY);
  }
});
