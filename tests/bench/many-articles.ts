import { readFile } from "node:fs/promises";
import { toSearchFields } from "domain/articles/search-fields";
import { findPictureIds } from "domain/pictures/picture-ids";
import { bucket } from "../../functions/src/adapters/bucket.ts";
import { relatedCandidates } from "../../functions/src/adapters/pages/articles.ts";
import { toPictureId } from "../../functions/src/adapters/pictures/picture-id.ts";
import { preparePicture } from "../../functions/src/adapters/pictures/prepare-picture.ts";
import { firestoreStore } from "../../functions/src/adapters/store/firestore-store.ts";
import { relatePosts } from "../../functions/src/use-cases/articles/relate-posts.ts";
import { storePicture } from "../../functions/src/use-cases/pictures/store-picture.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { aBody, aPost, NOON, toId } from "../support/builders.ts";

const { db } = adminSdk();
const SENTENCE =
  "La limpieza diaria con espuma clorada exige superficies lisas, radios amplios y juntas que no retengan agua. ";
const CONTENT = Array.from(
  { length: 10 },
  (_, n) =>
    `<h2>Apartado ${n}: qué pide la norma</h2><p>${SENTENCE.repeat(4)}</p><p>${SENTENCE.repeat(4)}</p>` +
    "<ul><li>Acero AISI 304</li><li>Acero AISI 316L</li></ul>" +
    "<table><tbody><tr><th>Grado</th><td>IP67</td></tr><tr><th>Carga</th><td>25 kN</td></tr></tbody></table>",
).join("");
const BODY = aBody({ content: CONTENT });

const toSlug = (n: number) => `articulo-numero-${n}`;
export const articlePath = (n: number) => `/blog/${toSlug(n)}`;
export const articleId = (n: number) => toId(toSlug(n));

/** Older articles have fewer views, so that the list's first page stays the same. */
function anArticle(n: number) {
  const { id, ...post } = aPost({
    slug: toSlug(n),
    title: `Cómo elegir el componente número ${n} para su línea`,
    excerpt: "Qué exige la norma, qué pide la limpieza y cuánto cuesta cada solución.",
    created_at: new Date(+NOON - n * 3_600_000),
    view_count: 100_000 - n,
    chosen_tags: ["pies-niveladores"],
  });
  return { id, post: { ...post, ...toSearchFields(post, BODY) } };
}

export async function storeArticles(from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += 100) {
    const batch = db.batch();
    for (let n = start; n < Math.min(start + 100, to); n += 1) {
      const { id, post } = anArticle(n);
      batch.set(db.doc(`blog_posts/${id}`), post);
      batch.set(db.doc(`post_bodies/${id}`), BODY);
      batch.set(db.doc(`slugs/${post.slug}`), { post_id: id, state: "current" });
    }
    await batch.commit();
  }
}

export async function relateArticle(n: number): Promise<void> {
  const deps = { store: firestoreStore(db), candidates: relatedCandidates(db) };
  await relatePosts(deps, [articleId(n)]);
}

/** Stores no texts and addresses, which a sitemap does not read. */
export async function storeCards(from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += 500) {
    const batch = db.batch();
    for (let n = start; n < Math.min(start + 500, to); n += 1) {
      const { id, post } = anArticle(n);
      batch.set(db.doc(`blog_posts/${id}`), post);
    }
    await batch.commit();
  }
}

/** Shows pictures of the library as the article's own picture, and in its text. */
export async function showLibraryPictures(n: number): Promise<void> {
  const [own = "", other = ""] = await Promise.all(["fallback-5", "pie-ajustable"].map(uploaded));
  const id = articleId(n);
  const shown = { featured_image_url: own, picture_ids: findPictureIds(own, other) };
  const content = CONTENT.replace("</p>", `</p><p><img src="${other}" alt="Pie ajustable"></p>`);
  await db.doc(`blog_posts/${id}`).update({ ...shown, image_alt: "Gotas sobre acero" });
  await db.doc(`post_bodies/${id}`).update({ content });
}

async function uploaded(name: string): Promise<string> {
  const bytes = await readFile(new URL(`../../web/site/images/${name}.webp`, import.meta.url));
  const store = { store: firestoreStore(db), now: () => new Date() };
  const deps = { ...store, prepare: preparePicture, writeFile: bucket.write };
  const picture = { id: toPictureId(bytes), name: `${name}.webp`, bytes };
  return (await storePicture(deps, picture, { uid: "bench", email: "" })).url;
}
