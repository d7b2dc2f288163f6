import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { STEP_NAMES } from "domain/shared/site-status";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { StatusLine } from "./status-line.tsx";

const data = vi.hoisted(() => ({ status: vi.fn() }));
vi.mock("./data/site-status.ts", () => ({ useSiteStatus: data.status, VERSION: "5cf19c0" }));

const NOW = new Date("2026-11-20T10:00:00Z");
const hoursAgo = (hours: number) => new Date(+NOW - hours * 3_600_000);
const runs = (hours: number) =>
  Object.fromEntries(STEP_NAMES.map((name) => [name, hoursAgo(hours)]));

function text(list: object): string {
  data.status.mockReturnValue(list);
  render(
    <ChakraProvider value={panelSystem}>
      <StatusLine />
    </ChakraProvider>,
  );
  return line();
}
const line = () => screen.getByRole("region", { name: "Status of the site" }).textContent;
const ready = (...statuses: readonly object[]) => ({
  state: "ready",
  data: statuses,
  unreadable: [],
  isLastKnown: false,
});

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("tells version, last mail, last run and the index checks of the day", () => {
  const index_checks = { day: "2026-11-20", used: 1200 };
  const shown = text(ready({ runs: runs(0.5), mail_sent_at: hoursAgo(1), index_checks }));
  expect(shown).toMatch(
    /^Version 5cf19c0Last mail sent Nov 20, 2026, .*Jobs last ran Nov 20, 2026/,
  );
  expect(shown).toContain("Index checks today: 1,200 of 1,800");
  expect(shown).not.toMatch(/Overdue|No run/);
});

it("begins a new day of index checks with none", () => {
  const index_checks = { day: "2026-11-19", used: 1200 };
  expect(text(ready({ runs: {}, index_checks }))).toContain("Index checks today: 0 of 1,800");
});

it("says in words which job is overdue, and notices it while it is open", () => {
  const shown = text(ready({ runs: { ...runs(0.5), sumTotals: hoursAgo(2.1) } }));
  expect(shown).toMatch(/Overdue: figures \(last ran Nov 20, 2026, [^)]*\)\.$/);
  cleanup();
  text(ready({ runs: runs(0.5) }));
  expect(line()).not.toContain("Overdue");
  act(() => void vi.advanceTimersByTime(31 * 60_000));
  expect(line()).toContain("Overdue: access (last ran");
});

it("never shows what it does not know as fine", () => {
  expect(text(ready({ runs: {} }))).toMatch(
    /No sent mail recordedIndex checks today: unknownNo run recorded yet: access, publishing, .*links and pictures\.$/,
  );
  cleanup();
  expect(text(ready())).toContain("Status unknown: nothing is recorded yet.");
  cleanup();
  expect(text({ ...ready(), unreadable: ["current"] })).toContain("could not be read");
  cleanup();
  expect(text({ ...ready({ runs: runs(0) }), isLastKnown: true })).toContain("Last known:");
  cleanup();
  const retry = vi.fn();
  expect(text({ state: "failed", retry })).toContain("Status unknown: it could not be loaded.");
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
  cleanup();
  expect(text({ state: "loading" })).toBe("Version 5cf19c0Loading the status...");
});
