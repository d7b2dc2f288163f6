import { paths } from "kit/lib/paths";
import { useEffect, useState } from "react";
import { parseSitemap, type SitemapEntry } from "./parse-sitemap.ts";

/** `null` while it loads; empty after a failure, which is logged. */
export function useSitemap(): readonly SitemapEntry[] | null {
  const [entries, setEntries] = useState<readonly SitemapEntry[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    readSitemap(leaving.signal)
      .then(setEntries)
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn("Loading the sitemap failed", error);
        setEntries([]);
      });
    return () => leaving.abort();
  }, []);
  return entries;
}

async function readSitemap(signal: AbortSignal): Promise<readonly SitemapEntry[]> {
  const read = async (path: string) => {
    const response = await fetch(path, { headers: { Accept: "application/xml" }, signal });
    if (!response.ok) throw new Error(`The sitemap answered ${response.status}`);
    return parseSitemap(await response.text());
  };
  const { files, entries } = await read(paths.sitemap);
  const others = await Promise.all(files.map(read));
  const all = [...entries, ...others.flatMap((other) => other.entries)];
  const seen = new Set<string>();
  return all.filter(({ url }) => !seen.has(url) && seen.add(url));
}
