import { folded } from "domain/shared/folded";
import { findReferences, toConditions } from "#catalogue/finder/find.ts";
import { loadIndex } from "#data/catalogue/finder-index.ts";

/** What the finder finds for words of its links, as families have no such filter. */
export async function referencesWith(address: string, words: string): Promise<ReadonlySet<string>> {
  const index = await loadIndex(address);
  const conditions = toConditions(
    [],
    folded(words)
      .split(/\s+/)
      .map((word) => ({ word })),
  );
  const { families } = findReferences(index, conditions, index.rows.length);
  return new Set(families.flatMap(({ rows }) => rows.map(([reference]) => reference)));
}
