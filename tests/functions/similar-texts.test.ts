import { articleTree } from "domain/article-html/render-article";
import {
  CANDIDATES,
  similarAmong,
  type TextPrint,
  TextPrintSchema,
  toPrint,
} from "domain/articles/similarity";
import { treeWords } from "domain/articles/text-print";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { aBody, aPost, toId } from "../support/builders.ts";
import { reset } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { CHANGES } from "../support/seed/altered.ts";
import { sampleArticles } from "../support/seed/samples.ts";
import { storePost } from "../support/store.ts";
import { sdk } from "./support/callers.ts";
import { save } from "./support/save.ts";

const { db } = sdk;
const samples = sampleArticles().map(({ post, body }) => {
  const tree = articleTree(body.content, body.content_format);
  if (!tree) throw new Error(post.slug);
  return { post, body, words: treeWords(tree) };
});

beforeAll(async () => {
  await reset();
  for (const { post, body } of samples) await storePost(db, post, body);
  await storePost(
    db,
    aPost({ slug: "borrador", published: false }),
    aBody({ content: samples[0]?.words.join(" ") ?? "" }),
  );
  await runScheduled("publishScheduled");
});

/** Finds similar posts with the query of the panel. */
async function similarTo(words: readonly string[]) {
  const print = toPrint("Copia", words) as TextPrint;
  const { docs } = await db
    .collection("post_prints")
    .where("bands", "array-contains-any", print.bands)
    .limit(CANDIDATES)
    .get();
  return similarAmong(
    print,
    docs.map((snapshot) => [snapshot.id, v.parse(TextPrintSchema, snapshot.data())] as const),
  ).map(({ id }) => id);
}

it("prints what is published within five minutes, not drafts", async () => {
  const prints = await db.collection("post_prints").get();
  expect(new Set(prints.docs.map(({ id }) => id))).toEqual(
    new Set(samples.map(({ post }) => post.id)),
  );
});

it("calls no two of the 14 samples similar", async () => {
  expect(samples).toHaveLength(14);
  for (const { post, words } of samples) expect(await similarTo(words)).toEqual([post.id]);
});

it("finds all of 20 altered copies", async () => {
  let copies = 0;
  for (const [change, alter] of Object.entries(CHANGES))
    for (const { post, words } of samples.slice(0, 5)) {
      expect(await similarTo(alter(words)), `${post.slug}: ${change}`).toEqual([post.id]);
      copies += 1;
    }
  expect(copies).toBe(20);
});

it("prints a changed text anew", async () => {
  const content = (name: string) => Array.from({ length: 60 }, (_, n) => `${name}${n}`).join(" ");
  const id = toId("cambiado");
  await save("cambiado", {}, { content: content("uno") });
  await runScheduled("publishScheduled");
  expect(await similarTo(content("uno").split(" "))).toEqual([id]);
  await save("cambiado", {}, { content: content("dos") });
  await runScheduled("publishScheduled");
  expect(await similarTo(content("uno").split(" "))).toEqual([]);
  expect(await similarTo(content("dos").split(" "))).toEqual([id]);
});
