import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { aPostSave, toId } from "../support/builders.ts";
import { callAndExpectSuccess, callFunction } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { anAdmin, auditTrail, countDocuments, getStatus, sdk } from "./support/callers.ts";

let token: string;
beforeEach(async () => {
  await reset();
  token = await anAdmin();
});

const ID = toId("acero");
const save = (fields: Parameters<typeof aPostSave>[1] = {}, id = ID) =>
  callAndExpectSuccess("savePost", aPostSave(id, { slug: "acero", ...fields }), token);
const stored = async () => (await sdk.db.doc(`blog_posts/${ID}`).get()).data() ?? {};
async function opened() {
  const { updated_at, change_id } = await stored();
  return { updated_at: updated_at.toMillis() as number, change_id: change_id as string };
}

it("a save that is sent twice at once is stored once", async () => {
  const input = { save_id: randomUUID(), published: true, date: "now" } as const;
  const [answer, repeated] = await Promise.all([save(input), save(input)]);
  expect(answer).toMatchObject({ outcome: "saved", post: await opened() });
  expect(repeated).toEqual(answer);
  expect(await countDocuments("audit_log")).toBe(1);
  const change = { save_id: randomUUID(), opened: await opened(), title: "Acero 316L" };
  await Promise.all([save(change), save(change)]);
  expect((await auditTrail()).map(([action, , target]) => [action, target])).toEqual([
    ["post_saved", ID],
    ["post_saved", ID],
  ]);
  expect([await countDocuments("post_versions"), await countDocuments("sitemap_changes")]).toEqual([
    1, 2,
  ]);
});

it("two administrators create posts with one slug: one post, one error", async () => {
  const inputs = [ID, toId("otro")].map((id) => aPostSave(id, { slug: "acero" }));
  const outcomes = await Promise.all(inputs.map((input) => callFunction("savePost", input, token)));
  expect(outcomes.map(getStatus).toSorted()).toEqual(["ALREADY_EXISTS", "OK"]);
  expect(await countDocuments("blog_posts")).toBe(1);
});

it("a text of 900 kB is stored, and two editors who save the same post conflict", async () => {
  await save();
  const before = await opened();
  const body = { content: "á".repeat(450_000), content_format: "html" } as const;
  const outcomes = await Promise.all([
    save({ opened: before, body }),
    save({ opened: before, body, title: "Otro" }),
  ]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["conflict", "saved"]);
  const { content } = (await sdk.db.doc(`post_bodies/${ID}`).get()).data() ?? {};
  expect(content).toBe(body.content);
});

it("posts are published and taken offline from the list", async () => {
  await save();
  const posts = [ID, toId("nada")];
  const publish = (published: boolean) =>
    callAndExpectSuccess("publishPosts", { post_ids: posts, published }, token);
  expect(await publish(true)).toEqual({ refused: [], missing: [toId("nada")] });
  expect(await stored()).toMatchObject({ published: true });
  await publish(false);
  expect(await stored()).toMatchObject({ published: false });
  expect(await countDocuments("audit_log")).toBe(3);
});
