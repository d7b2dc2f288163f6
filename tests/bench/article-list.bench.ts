import { gzipSync } from "node:zlib";
import { limits } from "functions/domain/limits";
import { addresses } from "../support/addresses.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { aBody, aPost, NOON } from "../support/builders.ts";
import { reset } from "../support/reset.ts";
import type { Bench } from "./bench.ts";

const { db } = adminSdk();
const FEW = 300;
const MANY = 3000;
const MOST_BYTES = 60_000;
const BODY = aBody({
  content: "<p>El acero inoxidable resiste la limpieza diaria.</p>".repeat(190),
});

/**
 * The first view of the list: what it transfers is the same however many articles there are, and it takes little more
 * than reading the documents that it shows.
 */
export async function articleListBench(): Promise<Bench> {
  await reset();
  await store(0, FEW);
  await view();
  const few = await view();
  await store(FEW, MANY);
  const many = await view();
  if (Math.abs(many - few) > 0.05 * few || many > MOST_BYTES) {
    throw new Error(`The list weighs ${few} bytes at ${FEW} articles and ${many} at ${MANY}`);
  }
  return {
    name: `list of ${MANY} articles: ${many} bytes (${few} at ${FEW}), ${limits.publicPage + 1} documents`,
    against: "reading those documents and their number",
    limit: 6,
    ours: async () => void (await view()),
    yardstick: read,
  };
}

/** Bytes of the list as they travel. */
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

async function store(from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += 100) {
    const batch = db.batch();
    for (let n = start; n < Math.min(start + 100, to); n += 1) {
      // Newer articles are read less, so that the first page stays the same as the list grows.
      const { id, ...post } = aPost({
        slug: `articulo-numero-${n}`,
        title: `Cómo elegir el componente número ${n} para su línea`,
        excerpt: "Qué exige la norma, qué pide la limpieza y cuánto cuesta cada solución.",
        created_at: new Date(+NOON - n * 3_600_000),
        view_count: MANY - n,
      });
      batch.set(db.doc(`blog_posts/${id}`), post);
      batch.set(db.doc(`post_bodies/${id}`), BODY);
      batch.set(db.doc(`slugs/${post.slug}`), { post_id: id, state: "current" });
    }
    await batch.commit();
  }
}
