import type { StoredSubmission } from "domain/contact/submission";
import { type RefObject, useEffect, useRef } from "react";
import type { OpenSubmission } from "../use-open-submission.ts";

/** Moves through the list, and moves the focus to what was opened, or back to its row. */
export function useMoves(
  submissions: readonly StoredSubmission[],
  open: OpenSubmission,
  list: RefObject<HTMLElement | null>,
  detail: RefObject<HTMLElement | null>,
) {
  const index = submissions.findIndex(({ id }) => id === open.id);
  /** Where the open submission was when it left the list. */
  const place = useRef(0);
  const isByKey = useRef(false);
  const former = useRef(open.id);
  useEffect(() => {
    if (index !== -1) place.current = index;
  }, [index]);

  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-inbox-row]") ?? [])];
  const findRow = (id: string | null) => rows().find((row) => row.dataset.inboxRow === id);

  useEffect(() => {
    const before = former.current;
    if (before === open.id) return;
    former.current = open.id;
    // The focus is on the chosen tab.
    if (!open.isTabOpen) return;
    const row = open.id === null || isByKey.current ? findRow(open.id ?? before) : undefined;
    row?.focus();
    // On narrow screens the list is hidden while a submission is open.
    if (open.id !== null && (!row || document.activeElement !== row))
      detail.current?.querySelector("h3")?.focus();
    isByKey.current = false;
  });

  function neighbor(step: 1 | -1): StoredSubmission | undefined {
    if (open.id === null) {
      const focused = (document.activeElement as HTMLElement | null)?.dataset.inboxRow;
      return submissions[submissions.findIndex(({ id }) => id === focused) + step];
    }
    if (index !== -1) return submissions[index + step];
    return submissions[step === 1 ? place.current : place.current - 1];
  }

  return {
    position: index + 1,
    move: (step: 1 | -1) => {
      const target = neighbor(step);
      if (!target) return;
      if (open.id === null) {
        findRow(target.id)?.focus();
        return;
      }
      isByKey.current = true;
      open.open(target.id);
    },
  };
}
