import { beforeEach, expect, it } from "vitest";
import { addresses } from "../support/addresses.ts";
import { aBody, aPost, NOON, toId } from "../support/builders.ts";
import { reset } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { storePost } from "../support/store.ts";
import { sdk } from "./support/callers.ts";
import { dated } from "./support/stored.ts";

const { db } = sdk;
const hour = 3_600_000;
const passed = new Date(Date.now() - hour);
const toCome = new Date(Date.now() + hour);

const stored = async (slug: string) => dated(await db.doc(`blog_posts/${toId(slug)}`).get());
function store(slug: string, change: Parameters<typeof aPost>[0]) {
  const { published_at: _, ...draft } = aPost({ slug, published: false });
  return storePost(db, { ...draft, ...change }, aBody());
}

beforeEach(reset);

it("publishes due posts with their scheduled date, and no others", async () => {
  await store("vencido", { scheduled_for: passed });
  await store("por-venir", { scheduled_for: toCome });
  await store("borrador", {});
  await runScheduled("publishScheduled");
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
  await runScheduled("publishScheduled");
  expect(await stored("vencido")).toEqual(before);
});

it("a post that cannot be published does not stop the others, but fails the run", async () => {
  await store("roto", { scheduled_for: passed });
  await db.doc(`blog_posts/${toId("roto")}`).update({ title: 5 });
  await store("vencido", { scheduled_for: passed });
  await expect(runScheduled("publishScheduled")).rejects.toThrow("everyFiveMinutes answered 500");
  expect(await stored("vencido")).toMatchObject({ published: true });
  expect((await db.doc("site_status/current").get()).get("runs.publishScheduled")).toBeUndefined();
  await db.doc(`blog_posts/${toId("roto")}`).update({ title: "Roto" });
  await runScheduled("publishScheduled");
  expect(await stored("roto")).toMatchObject({ published: true });
});

it("creates the key of the list's next page, which its pages only read", async () => {
  const next = async () => {
    const html = await (await fetch(`${addresses().site}/articulos`)).text();
    return /\?desde=[^"]+/.exec(html)?.[0];
  };
  for (let n = 0; n < 25; n += 1)
    await store(`lista-${n}`, { published: true, published_at: NOON });
  expect(await next()).toBeUndefined();
  expect((await db.collection("rate_limits").get()).size).toBe(0);
  await runScheduled("publishScheduled");
  const query = await next();
  const rest = await fetch(`${addresses().site}/articulos${query}`, { redirect: "manual" });
  expect(rest.status).toBe(200);
});

it("keeps a displayed date that was set by hand", async () => {
  const apart = new Date(NOON.getTime() - hour);
  await store("aparte", { scheduled_for: passed, published_at: NOON, created_at: apart });
  await runScheduled("publishScheduled");
  expect(await stored("aparte")).toMatchObject({ published_at: passed, created_at: apart });
  expect(await stored("aparte")).not.toHaveProperty("recorded_at");
});

it("publishes a generated text with confirmed claims, and turns others into drafts", async () => {
  const checked = { claims_checked_by: "ana", claims_checked_at: NOON };
  await store("sin-comprobar", { scheduled_for: passed, source: "ai" });
  await store("comprobado", { scheduled_for: passed, source: "guest", ...checked });
  await runScheduled("publishScheduled");
  expect(await stored("sin-comprobar")).toMatchObject({ published: false, source: "ai" });
  expect(await stored("sin-comprobar")).not.toHaveProperty("scheduled_for");
  expect(await stored("comprobado")).toMatchObject({ published: true, published_at: passed });
  const entries = (await db.collection("audit_log").get()).docs.map((entry) => entry.data());
  const told = new Map(entries.map(({ target, changes }) => [target, changes]));
  expect(entries).toHaveLength(2);
  expect(told.get(toId("sin-comprobar"))).toEqual(["unscheduled"]);
  expect(told.get(toId("comprobado"))).toEqual(["published"]);
  const bySystem = { action: "post_saved", actor_uid: "system", actor_email: "" };
  for (const entry of entries) expect(entry).toMatchObject(bySystem);
});
