import { adminSdk } from "../support/admin-sdk.ts";
import { aBody, aPost, NOON } from "../support/builders.ts";

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

export const articlePath = (n: number) => `/blog/articulo-numero-${n}`;

/** Newer articles have fewer views, so that the list's first page stays the same. */
export async function storeArticles(from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += 100) {
    const batch = db.batch();
    for (let n = start; n < Math.min(start + 100, to); n += 1) {
      const { id, ...post } = aPost({
        slug: `articulo-numero-${n}`,
        title: `Cómo elegir el componente número ${n} para su línea`,
        excerpt: "Qué exige la norma, qué pide la limpieza y cuánto cuesta cada solución.",
        created_at: new Date(+NOON - n * 3_600_000),
        view_count: 100_000 - n,
      });
      batch.set(db.doc(`blog_posts/${id}`), post);
      batch.set(db.doc(`post_bodies/${id}`), BODY);
      batch.set(db.doc(`slugs/${post.slug}`), { post_id: id, state: "current" });
    }
    await batch.commit();
  }
}
