import { type RefObject, useRef, useState } from "react";

/** For a row that can be the next one after a removal. */
export const rowProps = (id: string) =>
  ({ "data-row": id, tabIndex: -1, _focusVisible: { outlineOffset: "-2px" } }) as const;

export type RowFocus = ReturnType<typeof useRowFocus>;

/**
 * Moves the focus to the row after removed ones, else to the one before, else to the list, which has to be focusable.
 * @param list contains the rows, each with `rowProps`
 */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  const next = useRef<string | null>(null);
  const [focus] = useState(() => {
    const findRow = () => {
      const rows = list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [];
      return [...rows].find(({ dataset }) => dataset.row === next.current) ?? list.current;
    };
    return {
      /** Is called before the rows are removed. */
      expectRemoval: (removed: readonly string[]): void => {
        const rows = list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [];
        const ids = [...rows].map(({ dataset }) => dataset.row ?? "");
        const last = ids.findLastIndex((id) => removed.includes(id));
        const after = ids.slice(last + 1);
        const before = ids.slice(0, Math.max(0, last)).filter((id) => !removed.includes(id));
        next.current = after[0] ?? before.at(-1) ?? "";
      },
      /** Is called once they are removed. */
      move: () => findRow()?.focus(),
      /** For a dialog that closes: null without a removal, when the focus returns to where it came from. */
      take: (): HTMLElement | null => {
        if (next.current === null) return null;
        const row = findRow();
        next.current = null;
        return row;
      },
    };
  });
  return focus;
}
