import { paths } from "kit/lib/paths";
import { useEffect, useState } from "react";
import { mergeLists, type QuoteList, readShared, sharedText, undone } from "#lib/quote-list.ts";
import { changeList, storedList } from "#lib/stored-list.ts";
import { content } from "./content.ts";
import type { Undo } from "./undo-row.tsx";

export interface OpenedLink {
  /** Waits for the visitor's choice. */
  readonly lines: QuoteList;
  readonly rejected: readonly string[];
  /** Undefined when both lists together are too long. */
  readonly onMerge: (() => void) | undefined;
  readonly onReplace: () => void;
  readonly onKeep: () => void;
}

/** Takes the lines of `/lista?l=…`, or asks when there is another list. */
export function useSharedLink(
  findFamily: (reference: string) => string,
  onUndo: (undo: Undo) => void,
): OpenedLink | undefined {
  const [link, setLink] = useState(() => openedLink(findFamily));
  useEffect(() => {
    if (link === undefined || link.isChoice) return;
    if (storedList().lines.length === 0) changeList(() => link.lines);
    if (storedList().isKept) forgetAddress();
  }, [link]);
  if (link === undefined || !(link.isChoice || link.rejected.length > 0)) return undefined;

  const decide = (text: string, change: (own: QuoteList) => QuoteList) => () => {
    const { lines: before } = storedList();
    changeList(change);
    const { lines: after } = storedList();
    onUndo({ text, restore: (now) => undone(before, after, now) });
    close();
  };
  const close = () => {
    setLink(undefined);
    forgetAddress();
  };
  const merged = mergeLists(storedList().lines, link.lines);
  return {
    lines: link.isChoice ? link.lines : [],
    rejected: link.rejected,
    onMerge: merged && decide(content.merged, (own) => mergeLists(own, link.lines) ?? own),
    onReplace: decide(content.replaced(storedList().lines.length), () => link.lines),
    onKeep: close,
  };
}

function openedLink(findFamily: (reference: string) => string) {
  const text = new URLSearchParams(location.search).get("l");
  if (text === null) return undefined;
  const { lines, rejected } = readShared(text, findFamily);
  const { lines: own } = storedList();
  const isOther = lines.length > 0 && sharedText(lines) !== sharedText(own);
  return { lines, rejected, isChoice: isOther && own.length > 0 };
}

/** A reload must not ask again. */
function forgetAddress(): void {
  history.replaceState(null, "", paths.list);
}
