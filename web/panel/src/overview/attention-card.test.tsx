import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { submission } from "#testing/submission.ts";
import { panelSystem } from "#ui/theme.ts";
import { AttentionCard } from "./attention-card.tsx";

const lists = vi.hoisted(() => ({
  useOldestOpen: vi.fn(),
  useFailedMails: vi.fn(),
  useDraftsWithClaims: vi.fn(),
  useScheduledPosts: vi.fn(),
  useFaultyPosts: vi.fn(),
}));
const status = vi.hoisted(() => vi.fn());
const useTotal = vi.hoisted(() => vi.fn());
vi.mock("./data/attention.ts", () => ({ MAX_ATTENTION: 4, useTotal, ...lists }));
vi.mock("./data/site-status.ts", () => ({ useSiteStatus: status }));
vi.mock("#ui/use-now.ts", () => ({ useNow: () => new Date("2026-11-20T12:00:00Z") }));

/** A Friday, 13:00 in the offices. */
const now = new Date("2026-11-20T12:00:00Z");
const ready = (...data: readonly object[]) => ({ state: "ready", data, unreadable: [] });
const draft = { title: "Rodamientos", source: "guest", published: false };

beforeEach(() => {
  for (const list of Object.values(lists)) list.mockReset().mockReturnValue(ready());
  useTotal.mockReset();
  status.mockReset().mockReturnValue(ready({ runs: { checkPosts: now } }));
});
afterEach(cleanup);

function show() {
  render(
    <ChakraProvider value={panelSystem}>
      <MemoryRouter>
        <AttentionCard />
      </MemoryRouter>
    </ChakraProvider>,
  );
  return (name: string) => within(screen.getByRole("region", { name }));
}

it("names overdue inquiries only, with the working time since the promise", () => {
  lists.useOldestOpen.mockReturnValue(
    ready(
      submission({ id: "old", name: "Julen", created_at: new Date("2026-01-12T09:00:00Z") }),
      // 24 working hours end on Thursday at 16:00.
      submission({ id: "late", name: "Xoán", created_at: new Date("2026-11-17T09:00:00Z") }),
      submission({ id: "new", name: "Marta", created_at: new Date("2026-11-19T09:00:00Z") }),
    ),
  );
  const column = show()("Overdue inquiries");
  expect(column.getByText("2")).toBeTruthy();
  expect(column.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "JulenMore than a month overdue",
    "Xoán6 working hours overdue",
  ]);
  const link = column.getByRole("link", { name: "Xoán" });
  expect(link.getAttribute("href")).toBe("/nhk#contact/late");
});

it("names mails that failed, drafts with unchecked claims and scheduled posts", () => {
  lists.useFailedMails.mockReturnValue(ready(submission({ id: "one", name: "Eva" })));
  const checked = { claims_checked_by: "eva", claims_checked_at: now };
  lists.useDraftsWithClaims.mockReturnValue(
    ready({ ...draft, id: "a" }, { ...draft, ...checked, id: "b", title: "Ya comprobado" }),
  );
  const scheduled_for = new Date("2026-12-01T09:00:00Z");
  lists.useScheduledPosts.mockReturnValue(ready({ ...draft, id: "c", scheduled_for }));
  const column = show();
  expect(column("Failed mails").getByRole("listitem").textContent).toBe("EvaNot mailed to sales");
  const claims = column("Drafts with unchecked claims");
  expect(claims.getByRole("listitem").textContent).toBe("RodamientosGuest post");
  const scheduled = column("Scheduled posts").getByRole("listitem");
  expect(scheduled.textContent).toMatch(/^RodamientosDec 1, 2026/);
});

it("does not say that no draft is unchecked when the first ones read are checked", () => {
  const checked = { ...draft, claims_checked_by: "eva", claims_checked_at: now };
  lists.useDraftsWithClaims.mockReturnValue(ready(checked, checked, checked, checked));
  const claims = show()("Drafts with unchecked claims");
  expect(claims.queryByText("None")).toBeNull();
  expect(claims.getByText("None among the first, more were not read")).toBeTruthy();
});

it("shows three of many, with their exact number once it is known", () => {
  const many = Array.from({ length: 4 }, (_, at) => submission({ id: `s${at}`, name: `N${at}` }));
  lists.useFailedMails.mockReturnValue(ready(...many));
  const column = show()("Failed mails");
  expect(column.getAllByRole("listitem")).toHaveLength(3);
  expect(column.getByText("4+")).toBeTruthy();
  const more = column.getByRole("link", { name: "Failed mails: 1 or more" });
  expect(more.getAttribute("href")).toBe("/nhk#contact");
  cleanup();

  useTotal.mockImplementation((kind) => (kind === "mails" ? 8 : undefined));
  const counted = show()("Failed mails");
  expect(counted.getByText("8")).toBeTruthy();
  expect(counted.getByRole("link", { name: "Failed mails: 5 more" })).toBeTruthy();
});

it("names what the nightly check of texts found", () => {
  const similar = [{ post_id: "b", title: "Acero inoxidable", percent: 82 }];
  const faults = {
    similar,
    links: ["a", "b"],
    pictures: ["c"],
    broken: 3,
    undescribed: 1,
    checked_at: now,
  };
  const not_indexed = { search_result: "Not Found", checked_at: new Date("2026-11-19T09:00:00Z") };
  const post = { ...faults, not_indexed, id: "a", title: "Acero" };
  lists.useFaultyPosts.mockReturnValue(ready(post));
  const column = show();
  for (const [title, text] of [
    ["Broken links and pictures", "Acero2 links, 1 picture"],
    ["Pictures without text", "Acero1 picture"],
    ["Similar articles", "Acero82 % the same as “Acero inoxidable”"],
    ["Not indexed by Google", "AceroNot Found, checked Nov 19, 2026"],
  ] as const) {
    const item = column(title).getByRole("listitem");
    expect(item.textContent).toBe(text);
    expect(within(item).getByRole("link").getAttribute("href")).toBe("/cortzen/blog/edit/a");
  }
  expect(lists.useFaultyPosts.mock.calls.flat()).toEqual([
    "broken",
    "undescribed",
    "most_similar",
    "not_indexed",
  ]);
});

const NIGHTLY = [
  "Broken links and pictures",
  "Pictures without text",
  "Similar articles",
  "Not indexed by Google",
];

it("says None of texts only after a nightly check", () => {
  const column = show();
  for (const name of NIGHTLY) expect(column(name).getByText("None")).toBeTruthy();
  cleanup();

  for (const runs of [[], [{ runs: { sumTotals: now } }]]) {
    status.mockReturnValue(ready(...runs));
    const unchecked = show();
    for (const name of NIGHTLY) {
      expect(unchecked(name).getByText("Not checked yet")).toBeTruthy();
      expect(unchecked(name).queryByText("None")).toBeNull();
    }
    expect(unchecked("Scheduled posts").getByText("None")).toBeTruthy();
    cleanup();
  }
});

it("says nothing of texts while it is read whether they were checked", () => {
  status.mockReturnValue({ state: "loading" });
  const column = show();
  for (const name of NIGHTLY)
    expect(column(name).queryByText(/None|Not checked|Not known/)).toBeNull();
});

it("leaves it to the status line to report that the check cannot be read, once", () => {
  status.mockReturnValue({ state: "failed", retry: vi.fn() });
  const column = show();
  for (const name of NIGHTLY) {
    column(name).getByText("Not known whether the texts were checked");
    expect(column(name).queryByRole("button")).toBeNull();
  }
});

it("a list that cannot be read is no empty one", () => {
  const retry = vi.fn();
  lists.useOldestOpen.mockReturnValue({ ...ready(), unreadable: ["broken"] });
  lists.useFailedMails.mockReturnValue({ state: "failed", retry });
  lists.useDraftsWithClaims.mockReturnValue({ ...ready(), isLastKnown: true });
  const column = show();
  expect(column("Overdue inquiries").queryByText("None")).toBeNull();
  expect(column("Overdue inquiries").getByText(/1 entry could not be read: broken/)).toBeTruthy();
  expect(column("Failed mails").queryByText("None")).toBeNull();
  fireEvent.click(column("Failed mails").getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
  expect(column("Drafts with unchecked claims").queryByText("None")).toBeNull();
  expect(column("Drafts with unchecked claims").getByText(/^Last known/)).toBeTruthy();
  expect(column("Scheduled posts").getByText("None")).toBeTruthy();
});
