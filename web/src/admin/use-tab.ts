import { useLocation, useNavigate } from "react-router-dom";

export const TABS = ["blog", "jobs", "contact", "users"] as const;
export type TabName = (typeof TABS)[number];

/** Whether a text names a tab. */
export function isTab(text: string): text is TabName {
  return TABS.some((name) => name === text);
}

/** The open tab, kept in the address's hash: reload and Back keep it. The first one needs no hash. */
export function useTab(): [tab: TabName, open: (tab: TabName) => void] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const named = hash.slice(1);
  const tab = isTab(named) ? named : "blog";
  return [
    tab,
    (next) => {
      if (next !== tab) void navigate({ search, hash: next === "blog" ? "" : next });
    },
  ];
}
