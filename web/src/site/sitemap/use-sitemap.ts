import { useEffect, useState } from "react";
import { paths } from "#lib/paths.ts";
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
  const response = await fetch(paths.sitemap, { headers: { Accept: "application/xml" }, signal });
  if (!response.ok) throw new Error(`The sitemap answered ${response.status}`);
  return parseSitemap(await response.text());
}
