import { INDUSTRIES, INQUIRY_TYPES } from "domain/contact/contact-options";
import { SUBMISSION_STATUSES } from "domain/contact/submission";
import { pagesFrom } from "#ui/list/pagination.tsx";
import { toOption, useListAddress } from "#ui/list/use-list-address.ts";
import { ASSIGNED, ORDERS, type SubmissionFilter } from "./filter-submissions.ts";

/** Cards per step. */
const STEP = 25;

// The names differ from those of the other tabs, whose values the address keeps too.
const DEFAULTS = {
  inquiry: "",
  handled: "all",
  type: "all",
  industry: "all",
  assigned: "all",
  order: "newest",
  suspect: "",
  from: "",
  cards: String(STEP),
} as const;
const { suspect: _, order: __, ...ALL } = DEFAULTS;

export function useInboxAddress() {
  const [address, change] = useListAddress(DEFAULTS);
  const filter: SubmissionFilter = {
    search: address.inquiry,
    status: toOption(["all", ...SUBMISSION_STATUSES], address.handled),
    type: toOption(["all", ...getKeys(INQUIRY_TYPES)], address.type),
    industry: toOption(["all", ...getKeys(INDUSTRIES)], address.industry),
    assigned: toOption(ASSIGNED, address.assigned),
    order: toOption(ORDERS, address.order),
  };
  const limit = Number(address.cards) || STEP;
  return {
    filter,
    suspect: address.suspect !== "",
    limit,
    setFilter: (part: Partial<SubmissionFilter>) => {
      const { search, status, ...rest } = { ...filter, ...part };
      change({ inquiry: search, handled: status, ...rest, cards: DEFAULTS.cards });
    },
    setSuspect: (suspect: boolean) => change({ ...ALL, suspect: suspect ? "1" : "" }, "push"),
    clear: () => change(ALL, "push"),
    showMore: () => change({ cards: String(limit + STEP) }),
    pages: pagesFrom(address.from, (from) => change({ from }, "push")),
  };
}

function getKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[];
}
