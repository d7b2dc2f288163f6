import { useEffect, useSyncExternalStore } from "react";
import type { QuoteList } from "#lib/quote-list.ts";
import { storedList, subscribeToList } from "#lib/stored-list.ts";
import { showListCount } from "#ui/list/list-count.ts";

const FINISHED_HTML = { lines: [] as QuoteList, isKept: true };

/** The kept list, which is empty in finished HTML. The header shows its count. */
export function useList() {
  const list = useSyncExternalStore(subscribeToList, storedList, () => FINISHED_HTML);
  useEffect(() => {
    if (list !== FINISHED_HTML) showListCount(list.lines.length);
  }, [list]);
  return list;
}
