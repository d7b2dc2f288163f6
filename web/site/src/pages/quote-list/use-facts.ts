import { useEffect, useMemo, useState } from "react";
import type { FinderIndex } from "#catalogue/finder/model.ts";
import { rowFacts } from "#catalogue/finder/row-facts.ts";
import { loadIndex } from "#data/catalogue/finder-index.ts";

/**
 * @param address of the finder's index
 * @returns what tells a reference from others; '' before the index is loaded, and without it
 */
export function useFacts(address: string): (reference: string) => string {
  const [index, setIndex] = useState<FinderIndex>();
  useEffect(() => {
    loadIndex(address).then(setIndex, (error: unknown) => {
      console.warn("The references of the list have no facts", error);
    });
  }, [address]);
  const facts = useMemo(
    () => new Map(index?.rows.map((row) => [row[0], rowFacts(index, row)])),
    [index],
  );
  return (reference) => facts.get(reference) ?? "";
}
