import type { StoredSubmission } from "domain/contact/submission";
import { useState } from "react";

interface Known {
  readonly page: string;
  readonly ids: ReadonlySet<string>;
}

/**
 * While a submission is read, others that arrive wait, so that no row moves.
 * @param submissions undefined until they are loaded
 * @param page names the list: another one has no arrivals
 */
export function useArrivals(
  submissions: readonly StoredSubmission[] | undefined,
  page: string,
  isReading: boolean,
) {
  const [known, setKnown] = useState<Known>();
  const showAll = () => setKnown({ page, ids: new Set(submissions?.map(({ id }) => id)) });
  if (!isReading && known) setKnown(undefined);
  if (isReading && submissions && known?.page !== page) showAll();
  const isListed = ({ id }: StoredSubmission) => known?.page !== page || known.ids.has(id);
  const listed = submissions?.filter(isListed) ?? [];
  return { listed, waiting: (submissions?.length ?? 0) - listed.length, showAll };
}
