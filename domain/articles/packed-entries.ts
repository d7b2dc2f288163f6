import * as v from "valibot";
import { type SitemapEntries, SitemapEntriesSchema } from "./sitemap-file.ts";

/** Compressed, so that thousands fit in a document. */
export async function packEntries(entries: SitemapEntries): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = new Response(JSON.stringify(entries));
  const packed = new Response(body?.pipeThrough(new CompressionStream("gzip")));
  return new Uint8Array(await packed.arrayBuffer());
}

/** @throws ValiError, TypeError for anything but packed entries */
export async function unpackEntries(bytes: Uint8Array<ArrayBuffer>): Promise<SitemapEntries> {
  const { body } = new Response(bytes);
  const text = await new Response(body?.pipeThrough(new DecompressionStream("gzip"))).text();
  return v.parse(SitemapEntriesSchema, JSON.parse(text));
}
