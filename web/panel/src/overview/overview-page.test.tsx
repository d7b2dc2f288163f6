import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Role } from "domain/accounts/permissions";
import type { DayTotals } from "domain/totals/daily-totals";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RoleProvider } from "#accounts/data/use-can.ts";
import { panelSystem } from "#ui/theme.ts";
import { OverviewPage } from "./overview-page.tsx";

const data = vi.hoisted(() => ({
  months: vi.fn(),
  views: vi.fn(),
  download: vi.fn(),
  notify: { error: vi.fn() },
  weekly: vi.fn(),
  status: vi.fn(() => ({ state: "loading" })),
  switchWeekly: vi.fn(),
}));
vi.mock("./data/daily-totals.ts", () => ({ useMonthTotals: data.months }));
vi.mock("./data/own-weekly-mail.ts", () => ({
  useOwnWeeklyMail: data.weekly,
  switchWeeklyMail: data.switchWeekly,
}));
vi.mock("./data/article-views.ts", () => ({ articleViews: data.views }));
vi.mock("./data/site-status.ts", () => ({ useSiteStatus: data.status, VERSION: "5cf19c0" }));
vi.mock("./attention-card.tsx", () => ({ AttentionCard: () => null }));
vi.mock("kit/ui/download-file", async (original) => ({
  ...(await original<object>()),
  downloadFile: data.download,
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const day = (rest: Partial<DayTotals>): DayTotals => ({
  ...{ views: 0, published: 0, inquiries: {}, kept: 0, late: 0, answer_minutes: [], pages: {} },
  ...rest,
});
const NOVEMBER = {
  "2026-10-20": day({ views: 100, inquiries: { cotizacion: 1 }, answer_minutes: [480] }),
  "2026-11-16": day({
    views: 1250,
    published: 2,
    inquiries: { cotizacion: 3, otros: 1 },
    kept: 2,
    late: 1,
    answer_minutes: [400],
    pages: { "/blog/acero": 3, "/catalogo": 1 },
  }),
};

function Address() {
  return <p>at {useLocation().search}</p>;
}

const EVA = "eva@nhk.example";
function weeklyIs(isOn: boolean) {
  const stored = { uid: "eva", email: EVA, subscribed_at: new Date(0) };
  data.weekly.mockReturnValue({ email: EVA, list: { state: "ready", data: isOn ? [stored] : [] } });
}
const weekly = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /send the figures/ });

function show(list: object, search = "?range=4w", role: Role = "admin") {
  data.months.mockReturnValue(list);
  render(
    <ChakraProvider value={panelSystem}>
      <RoleProvider value={role}>
        <MemoryRouter initialEntries={[`/nhk/overview${search}`]}>
          <OverviewPage />
          <Address />
        </MemoryRouter>
      </RoleProvider>
    </ChakraProvider>,
  );
}
const ready = (days: object) => ({
  state: "ready",
  data: [{ id: "2026-11", days, summed_at: new Date("2026-11-20T09:00:00Z") }],
  unreadable: [],
});
const card = (name: string) => within(screen.getByRole("region", { name }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z"), toFake: ["Date"] });
  data.views.mockReset().mockResolvedValue(new Map([["acero", { title: "Acero", views: 600 }]]));
  data.download.mockReset();
  data.switchWeekly.mockReset().mockResolvedValue(undefined);
  weeklyIs(false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("shows the figures of the period with those before", async () => {
  show(ready(NOVEMBER));
  expect(screen.getByText(/^Oct 26, 2026 to Nov 22, 2026, compared with the 4 weeks before$/));
  expect(data.months).toHaveBeenCalledWith("2026-09-28", "2026-11-22", true);
  const text = screen.getByLabelText("Key figures").textContent;
  expect(text).toContain("Inquiries4+3 from 1");
  expect(text).toContain("6 h 40 min1 h 20 min faster");
  expect(text).toContain("1,250+1150 % from 100");
  expect(text).toContain("Articles published2+2 from 0");
  expect(card("24-hour promise").getByText("2 of 3 kept (67 %). 1 more not decided yet."));
  expect(await screen.findByRole("row", { name: /Acero .*600.*3.*0\.50/ }));
  expect(screen.getByRole("row", { name: /\/catalogo.*–.*1.*–/ }));
  expect(data.views).toHaveBeenLastCalledWith(["acero"], "2026-10-26", "2026-11-22");
});

it("shows editors views and publications, and no figure of inquiries", async () => {
  show(ready(NOVEMBER), "?range=4w", "editor");
  expect(data.months).toHaveBeenCalledWith("2026-09-28", "2026-11-22", false);
  const text = screen.getByLabelText("Key figures").textContent;
  expect(text).toContain("1,250+1150 % from 100");
  expect(text).toContain("Articles published2+2 from 0");
  card("Views per week");
  expect(document.body.textContent).not.toMatch(/inquir|promise|answer|weekly mail/i);
  expect(data.views).not.toHaveBeenCalled();
});

it("has a table of each chart, and exports it", async () => {
  show(ready(NOVEMBER));
  for (const [name, row] of [
    ["Inquiries per week", "2026-11-16 3 0 0 0 0 0 1 4"],
    ["24-hour promise", "2026-11-16 2 1 67 %"],
    ["Views per week", "2026-11-16 1,250 100 +1150 %"],
  ] as const) {
    await userEvent.click(card(name).getByRole("radio", { name: "Table" }));
    if (name !== "Views per week") card(name).getByRole("row", { name: row });
    card(name).getByRole("columnheader", { name: "Week of" });
    await userEvent.click(card(name).getByRole("button", { name: "Export CSV" }));
  }
  const [[file, csv]] = data.download.mock.calls as [[string, string]];
  expect(file).toBe("inquiries-per-week-2026-11-20.csv");
  expect(csv).toContain('"2026-11-16";"3";"0";"0";"0";"0";"0";"1";"4"');
});

it("keeps the period in the address", async () => {
  show(ready(NOVEMBER));
  await userEvent.click(screen.getByRole("radio", { name: "Custom" }));
  expect(await screen.findByText("at ?range=custom&since=2026-10-26&until=2026-11-22"));
  await userEvent.click(screen.getByRole("radio", { name: "12 weeks" }));
  expect(await screen.findByText(/^at\s*$/));
  cleanup();
  show(ready({}), "?range=custom&since=2024-11-25&until=2026-11-22");
  expect(data.months).toHaveBeenLastCalledWith("2022-11-28", "2026-11-22", true);
});

it("says that there is nothing yet, and never so of a failure", async () => {
  show({ state: "ready", data: [], unreadable: [] });
  expect(screen.getByText("Nothing to show yet"));
  cleanup();
  show(ready({}));
  expect(screen.getAllByText("Nothing to show yet")).toHaveLength(3);
  expect(await screen.findByText("No inquiry in this period"));
  cleanup();
  const retry = vi.fn();
  show({ state: "failed", retry });
  expect(screen.queryByText("Nothing to show yet")).toBeNull();
  expect(screen.getByText("The figures could not be loaded"));
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});

it("shows the other figures when the views of pages fail, and repeats them", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  data.views.mockRejectedValueOnce(new Error("unavailable"));
  show(ready(NOVEMBER));
  await screen.findByText("The views of pages could not be loaded");
  expect(screen.getByLabelText("Key figures").textContent).toContain("1,250");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => screen.getByText("Acero"));
});

it.each([false, true])("switches the own weekly mail (on: %s)", async (isOn) => {
  weeklyIs(isOn);
  show(ready(NOVEMBER));
  expect(weekly().checked).toBe(isOn);
  expect(card("Weekly mail").getByText(/to eva@nhk\.example$/));
  await userEvent.click(weekly());
  expect(data.switchWeekly).toHaveBeenCalledWith(!isOn);
  await waitFor(() => expect(weekly().disabled).toBe(false));
});

it("says that the weekly mail was not switched, and that it is unknown", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { promise, reject } = Promise.withResolvers<void>();
  data.switchWeekly.mockReturnValueOnce(promise);
  show(ready(NOVEMBER));
  await userEvent.click(weekly());
  await waitFor(() => expect([weekly().checked, weekly().disabled]).toEqual([true, true]));
  reject(new Error("unavailable"));
  await waitFor(() => expect([weekly().checked, weekly().disabled]).toEqual([false, false]));
  expect(data.notify.error).toHaveBeenCalledOnce();
  cleanup();
  const retry = vi.fn();
  data.weekly.mockReturnValue({ email: EVA, list: { state: "failed", retry } });
  show(ready(NOVEMBER));
  expect(screen.queryByRole("checkbox", { name: /send the figures/ })).toBeNull();
  await userEvent.click(card("Weekly mail").getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});
