import type { ImportRow } from "../domain/import-row.ts";
import type { ImportUnit, SlugEntries } from "./import-ports.ts";
import { SlugBook } from "./slug-book.ts";

/** What becomes of one row: a new post at an address, new text for the post at it, or nothing. */
export type Placement =
  | { readonly kind: "create"; readonly slug: string }
  | { readonly kind: "update"; readonly slug: string; readonly post_id: string }
  | { readonly kind: "skipped" };

/**
 * Decides for each row of a chunk where it goes, by its choice for taken addresses (G-43). Rows come in order: of two
 * that want one address the first has it, and no row changes what another row of its chunk stores.
 * @param entries what was found at the addresses of the rows; one without an entry counts as free
 */
export async function placeRows(
  unit: Pick<ImportUnit, "slugs" | "existingPosts">,
  rows: readonly ImportRow[],
  entries: SlugEntries,
): Promise<Placement[]> {
  const wanted = rows.map(({ slug }) => slug);
  const book = new SlugBook(unit.slugs, wanted, entries);
  const updatable = await postsToUpdate(unit, rows, book);
  const places = rows.map((row): Placement | null => {
    if (book.isFree(row.slug)) {
      book.claim(row.slug);
      return { kind: "create", slug: row.slug };
    }
    if (row.on_conflict === "skip") return { kind: "skipped" };
    const post_id = book.postAt(row.slug);
    if (row.on_conflict === "update" && post_id !== null && updatable.delete(post_id)) {
      return { kind: "update", slug: row.slug, post_id };
    }
    return null;
  });
  await book.prepare(rows.filter((_, index) => !places[index]).map(({ slug }) => slug));
  const all: Placement[] = [];
  for (const [index, { slug }] of rows.entries()) {
    all.push(places[index] ?? { kind: "create", slug: await book.claimNumbered(slug) });
  }
  return all;
}

/** The posts that rows may overwrite: only those that exist, each once. */
async function postsToUpdate(
  unit: Pick<ImportUnit, "existingPosts">,
  rows: readonly ImportRow[],
  book: SlugBook,
): Promise<Set<string>> {
  const ids = rows
    .filter((row) => row.on_conflict === "update")
    .map((row) => book.postAt(row.slug))
    .filter((id) => id !== null);
  return new Set(ids.length > 0 ? await unit.existingPosts(ids) : []);
}
