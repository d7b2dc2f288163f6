import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { aBody, anImportRow, aPost, toId } from "../../support/builders.ts";
import { callFunction } from "../../support/call-function.ts";
import { contactInput } from "../../support/contact-input.ts";
import { emptyMailbox, mailsTo } from "../../support/mailbox.ts";
import { reset } from "../../support/reset.ts";
import { storePost } from "../../support/store.ts";
import { anAdmin, countDocuments, getStatus, sdk } from "../support/callers.ts";
import { type OwnFunctions, startOwnFunctions } from "../support/own-functions.ts";
import { loadCounts } from "../support/stored.ts";

/** Below an ID token's life of one hour. */
const SKEW_MS = 55 * 60_000;
const MINUTE = 60_000;
let token: string;
let ahead: OwnFunctions;
let behind: OwnFunctions;
let right: OwnFunctions;

beforeAll(async () => {
  [ahead, behind, right] = await Promise.all([
    startOwnFunctions({ skewMs: SKEW_MS }),
    startOwnFunctions({ skewMs: -SKEW_MS }),
    startOwnFunctions(),
  ]);
  await reset();
  // Instances cache the day's secret, so all read it from one database.
  for (const [index, instance] of [ahead, behind, right].entries()) {
    await instance.call("submitContact", contactInput(`secret-${index}`));
  }
});
afterAll(() => Promise.all([ahead, behind, right].map((instance) => instance.kill())));
beforeEach(async () => {
  await reset();
  await emptyMailbox();
  token = await anAdmin();
});

const call = async (instance: OwnFunctions, name: string, data: unknown) =>
  getStatus(await instance.call(name, data, token));

const runSchedule = ({ at }: OwnFunctions) => fetch(at("everyFiveMinutes"), { method: "POST" });

it("a fast clock publishes nothing early, and a slow one followed by a correct one publishes on time", async () => {
  const scheduled = (slug: string, minutes: number) => {
    const { published_at: _, ...draft } = aPost({ slug, published: false });
    const scheduled_for = new Date(Date.now() + minutes * MINUTE);
    return storePost(sdk.db, { ...draft, scheduled_for }, aBody());
  };
  await scheduled("en-media-hora", 30);
  await scheduled("hace-media-hora", -30);
  const isPublished = async (slug: string) =>
    (await sdk.db.doc(`blog_posts/${toId(slug)}`).get()).get("published") === true;
  await runSchedule(behind);
  expect(await isPublished("hace-media-hora")).toBe(false);
  await runSchedule(ahead);
  expect(await isPublished("en-media-hora")).toBe(false);
  expect(await isPublished("hace-media-hora")).toBe(true);
});

it("a submission is stored and mailed once when instances with different clocks handle its repeats", async () => {
  for (const [first, second] of [
    [ahead, behind],
    [behind, ahead],
  ] as const) {
    await reset();
    await emptyMailbox();
    const input = contactInput("skewed");
    expect(await call(first, "submitContact", input)).toBe("OK");
    expect(await call(second, "submitContact", input)).toBe("OK");
    for (const instance of [behind, ahead]) await runSchedule(instance);
    expect(await countDocuments("contact_submissions")).toBe(1);
    expect(await mailsTo("ventas@nhk-group.example")).toHaveLength(1);
  }
});

it("a slow clock allows a network no additional submission", async () => {
  const [late, early] = twoClocksOfOneDay();
  const submit = (n: number) => call(late, "submitContact", contactInput(`n${n}`));
  for (let n = 0; n < 5; n += 1) expect(await submit(n)).toBe("OK");
  expect(await call(early, "submitContact", contactInput("late"))).toBe("RESOURCE_EXHAUSTED");
  expect(await countDocuments("contact_submissions")).toBe(5);
});

/** Buckets change at midnight, so both clocks need the same day. */
function twoClocksOfOneDay(): [OwnFunctions, OwnFunctions] {
  const day = (skewMs: number) => new Date(Date.now() + skewMs).getUTCDate();
  return [day(SKEW_MS) === day(0) ? ahead : right, day(-SKEW_MS) === day(0) ? behind : right];
}

it("an import handled by three clocks is stored completely, without future dates", async () => {
  const job_id = toId("job");
  const row = (n: number) => anImportRow({ row: n, date: new Date().toISOString() });
  const start = { job_id, job_name: "x", total_records: 3, failed_records: 0 };
  expect(await call(ahead, "startImport", start)).toBe("OK");
  expect(await call(behind, "importChunk", { job_id, chunk: 0, rows: [row(0)] })).toBe("OK");
  expect(await call(ahead, "importChunk", { job_id, chunk: 1, rows: [row(1)] })).toBe("OK");
  const last = { job_id, chunk: 2, rows: [row(2)] };
  expect(await callFunction("importChunk", last, token)).not.toHaveProperty("error");
  expect(await call(behind, "finishImport", { job_id })).toBe("OK");
  expect(await loadCounts(job_id)).toEqual({ reported: 3, stored: 3 });
  const posts = await sdk.db.collection("blog_posts").get();
  for (const post of posts.docs) {
    expect(post.get("created_at").toMillis()).toBeLessThanOrEqual(Date.now());
  }
});

it("instances with different clocks count every view", async () => {
  const post = aPost();
  await storePost(sdk.db, post, aBody());
  for (const instance of [ahead, behind, ahead, behind]) {
    expect(await call(instance, "incrementBlogViewCount", { post_id: post.id })).toBe("OK");
  }
  expect((await sdk.db.doc(`blog_posts/${post.id}`).get()).get("view_count")).toBe(4);
});
