import { beforeEach, expect, it } from "vitest";
import { addresses } from "../support/addresses.ts";
import { aBody, aPost, idOf, NOON } from "../support/builders.ts";
import { reset } from "../support/reset.ts";
import { storePost } from "../support/store.ts";
import { sdk } from "./callers.ts";
import { dated } from "./stored.ts";

const { db } = sdk;
const hour = 3_600_000;
const passed = new Date(Date.now() - hour);
const toCome = new Date(Date.now() + hour);

/** Runs the scheduled function as Cloud Scheduler does: by an HTTP request. The emulator appends the "-0". */
async function runSchedule(): Promise<void> {
  const at = addresses();
  const url = `${at.functions}/${at.project}/europe-southwest1/publishScheduled-0`;
  const answer = await fetch(url, { method: "POST", body: "{}" });
  if (!answer.ok) throw new Error(`publishScheduled: ${answer.status} ${await answer.text()}`);
}
const stored = async (slug: string) => dated(await db.doc(`blog_posts/${idOf(slug)}`).get());
function store(slug: string, change: Parameters<typeof aPost>[0]) {
  const { published_at: _, ...draft } = aPost({ slug, published: false });
  return storePost(db, { ...draft, ...change }, aBody());
}

beforeEach(reset);

it("publishes what is due, dated by its schedule, and leaves the rest alone", async () => {
  await store("vencido", { scheduled_for: passed });
  await store("por-venir", { scheduled_for: toCome });
  await store("borrador", {});
  await runSchedule();
  expect(await stored("vencido")).toMatchObject({
    published: true,
    published_at: passed,
    created_at: passed,
    recorded_at: NOON,
    view_count: 0,
  });
  expect(await stored("vencido")).not.toHaveProperty("scheduled_for");
  expect((await stored("vencido")).updated_at).not.toEqual(NOON);
  expect(await stored("por-venir")).toMatchObject({ published: false, scheduled_for: toCome });
  expect(await stored("borrador")).toMatchObject({ published: false, updated_at: NOON });
  const before = await stored("vencido");
  await runSchedule();
  expect(await stored("vencido")).toEqual(before);
});

it("leaves the readers' date where somebody has set it apart", async () => {
  const apart = new Date(NOON.getTime() - hour);
  await store("aparte", { scheduled_for: passed, published_at: NOON, created_at: apart });
  await runSchedule();
  expect(await stored("aparte")).toMatchObject({ published_at: passed, created_at: apart });
  expect(await stored("aparte")).not.toHaveProperty("recorded_at");
});

it("publishes a text of the AI once its claims are checked, and makes it a draft before", async () => {
  const checked = { claims_checked_by: "ana", claims_checked_at: NOON };
  await store("sin-comprobar", { scheduled_for: passed, source: "ai" });
  await store("comprobado", { scheduled_for: passed, source: "guest", ...checked });
  await runSchedule();
  expect(await stored("sin-comprobar")).toMatchObject({ published: false, source: "ai" });
  expect(await stored("sin-comprobar")).not.toHaveProperty("scheduled_for");
  expect(await stored("comprobado")).toMatchObject({ published: true, published_at: passed });
});
