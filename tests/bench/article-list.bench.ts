import { gzipSync } from "node:zlib";
import { limits } from "functions/domain/shared/limits";
import { addresses } from "../support/addresses.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { reset } from "../support/reset.ts";
import type { Bench } from "./bench.ts";
import { storeArticles } from "./many-articles.ts";

const { db } = adminSdk();
const FEW = 300;
const MANY = 3000;
const MOST_BYTES = 60_000;

/** The list's first page must not grow with the number of articles. */
export async function articleListBench(): Promise<Bench> {
  await reset();
  await storeArticles(0, FEW);
  await view();
  const few = await view();
  await storeArticles(FEW, MANY);
  const many = await view();
  if (Math.abs(many - few) > 0.05 * few || many > MOST_BYTES) {
    throw new Error(`The list weighs ${few} bytes at ${FEW} articles and ${many} at ${MANY}`);
  }
  return {
    name: `list of ${MANY} articles: ${many} bytes (${few} at ${FEW}), ${limits.publicPage + 1} documents`,
    against: "reading those documents and their number",
    limit: 6,
    subject: async () => void (await view()),
    baseline: read,
  };
}

async function view(): Promise<number> {
  const answer = await fetch(`${addresses().site}/articulos`);
  const html = await answer.text();
  if (!answer.ok || html.split("<article").length !== limits.publicPage + 1) {
    throw new Error(`The list answered ${answer.status}`);
  }
  return gzipSync(html).length;
}

async function read(): Promise<void> {
  const published = db.collection("blog_posts").where("published", "==", true);
  const popular = published.orderBy("view_count", "desc").orderBy("created_at", "desc");
  await Promise.all([popular.limit(limits.publicPage + 1).get(), published.count().get()]);
}
