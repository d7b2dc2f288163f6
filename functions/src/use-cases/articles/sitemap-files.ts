import { unpackEntries } from "domain/articles/packed-entries";
import type { SitemapEntries, SitemapIndex } from "domain/articles/sitemap-file";
import type { Reads } from "../store/store.ts";

/** Id of the only document. */
export const INDEX = "current";

export async function sitemapIndex(reads: Pick<Reads, "read">): Promise<SitemapIndex | null> {
  return (await reads.read({ sitemap_index: [INDEX] })).sitemap_index.get(INDEX) ?? null;
}

/** None until the first ones are complete. */
export async function completeFiles(reads: Pick<Reads, "read">): Promise<SitemapIndex["files"]> {
  const index = await sitemapIndex(reads);
  return index?.since ? index.files : [];
}

export async function sitemapFile(
  reads: Pick<Reads, "read">,
  after: string,
): Promise<SitemapEntries> {
  const file = (await reads.read({ sitemap_files: [after] })).sitemap_files.get(after);
  return file ? unpackEntries(file.entries) : [];
}
