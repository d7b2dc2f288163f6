import { useLocation, useNavigate } from "react-router-dom";

const HASH = /^#contact(?:\/([\w-]+))?$/;
/** State of a history entry that has the list before it. */
const FROM_LIST = { isFromList: true };

/** The open submission in the hash of the address: #contact/<id>. */
export function useOpenSubmission() {
  const { hash, search, ...location } = useLocation();
  const navigate = useNavigate();
  const match = HASH.exec(hash);
  const id = match?.[1] ?? null;
  const isFromList = (location.state as typeof FROM_LIST | null)?.isFromList === true;
  /** The list, not each submission, is what Back returns to. */
  const linkTo = (next: string) => ({
    to: { search, hash: `contact/${next}` },
    replace: id !== null,
    state: id === null || isFromList ? FROM_LIST : null,
  });
  return {
    id,
    /** The other tabs stay mounted. */
    isTabOpen: match !== null,
    linkTo,
    open: (next: string) => {
      const { to, ...how } = linkTo(next);
      void navigate(to, how);
    },
    close: () => {
      if (isFromList) void navigate(-1);
      else void navigate({ search, hash: "contact" }, { replace: true });
    },
  };
}

export type OpenSubmission = ReturnType<typeof useOpenSubmission>;
