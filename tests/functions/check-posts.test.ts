import { beforeEach, expect, it } from "vitest";
import { aBody, aPost, toId } from "../support/builders.ts";
import { reset } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { storePost } from "../support/store.ts";
import { sdk } from "./support/callers.ts";

const { db } = sdk;
const LONG = Array.from({ length: 80 }, (_, n) => `palabra${n}`);
const LOST = "0123456789abcdef0123456789abcdef";

beforeEach(reset);

const store = (slug: string, content: string, fields = {}) =>
  storePost(db, aPost({ slug, ...fields }), aBody({ content }));

it("finds at night what is wrong with articles, and forgets what was mended", async () => {
  await store("sano", '<p><a href="/blog/roto">r</a></p>');
  await store("roto", '<p><a href="/blog/no-existe">n</a></p><img src="/a.png">');
  await store("sin-foto", "<p>Nada</p>", { picture_ids: [LOST] });
  await store("copia", `<p>${LONG.slice(0, 70).join(" ")}</p>`, { published: false });
  await store("largo", `<p>${LONG.join(" ")}</p>`);
  await db.doc(`post_faults/${toId("borrado")}`).set({ title: "Borrado" });
  await runScheduled("emptyTrash");
  const found = await db.collection("post_faults").get();
  expect(new Map(found.docs.map((doc) => [doc.id, doc.data()]))).toMatchObject(
    new Map([
      [toId("roto"), { links: ["no-existe"], pictures: [], broken: 1, undescribed: 1 }],
      [toId("copia"), { similar: [{ post_id: toId("largo") }] }],
      [toId("sin-foto"), { links: [], pictures: [LOST], broken: 1, undescribed: 0 }],
    ]),
  );
  expect(found.size).toBe(3);

  await db.doc(`post_bodies/${toId("roto")}`).update({ content: "<p>Nada</p>" });
  await runScheduled("emptyTrash");
  const left = await db.collection("post_faults").get();
  const ids = ["copia", "sin-foto"].map(toId).toSorted();
  expect(left.docs.map((doc) => doc.id).toSorted()).toEqual(ids);
});
