import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { StoredSubmission } from "domain/contact/submission";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { submission } from "#testing/submission.ts";
import { panelSystem } from "#ui/theme.ts";
import { ExpiryNotice } from "./expiry-notice.tsx";

const data = vi.hoisted(() => ({
  live: {} as object,
  all: vi.fn(),
  asked: vi.fn(),
  download: vi.fn(),
  recordExport: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("../data/expiring-submissions.ts", () => ({
  MAX_EXPIRING: 99,
  useExpiringSubmissions: (now: Date) => {
    data.asked(now);
    return data.live;
  },
  expiringSubmissions: data.all,
}));
vi.mock("#data/audit-log.ts", () => ({ recordExport: data.recordExport }));
vi.mock("kit/ui/download-file", async (original) => ({
  ...(await original<object>()),
  downloadFile: data.download,
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

function show(...listed: StoredSubmission[]) {
  data.live = { state: "ready", data: listed, unreadable: [] };
  return shown();
}
function shown() {
  const notice = <ExpiryNotice assignees={{ own: "eva", people: new Map() }} />;
  render(<ChakraProvider value={panelSystem}>{notice}</ChakraProvider>);
  return userEvent.setup();
}
const first = submission({ id: "first", status: "completed" });
const second = submission({ id: "second", name: "Iker Goñi" });
const spam = submission({ id: "spam", suspect: true });
const exporting = () => screen.getByRole("button", { name: "Export these" });

it("counts the submissions that expire, names how many are open, and exports exactly these", async () => {
  const user = show(first, second, spam);
  screen.getByText("3 submissions expire within 30 days");
  screen.getByText(/^1 of them not completed\. They are removed with their files\./);
  data.all.mockResolvedValue([first, second, spam]);
  await user.click(exporting());
  await waitFor(() => expect(data.recordExport).toHaveBeenCalledWith("submissions", "csv", 3));
  expect(data.all.mock.calls[0]).toEqual(data.asked.mock.calls[0]);
  const [name, csv] = data.download.mock.calls[0] ?? [];
  expect(name).toMatch(/^expiring-submissions-\d{4}-\d\d-\d\d\.csv$/);
  const ids = [...String(csv).matchAll(/"(\w+)"$/gm)].map(([, id]) => id);
  expect(ids.slice(1)).toEqual(["first", "second", "spam"]);
});

it("exports also those that it does not count", async () => {
  const many = Array.from({ length: 100 }, (_, n) => submission({ id: `s${n}` }));
  const user = show(...many);
  screen.getByText("99+ submissions expire within 30 days");
  data.all.mockResolvedValue([...many, second]);
  await user.click(exporting());
  await waitFor(() => expect(data.recordExport).toHaveBeenCalledWith("submissions", "csv", 101));
});

it("says that the export failed, and can be repeated", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  data.all.mockRejectedValueOnce(new Error("offline")).mockResolvedValue([first]);
  const user = show(first);
  screen.getByText("1 submission expires within 30 days");
  await user.click(exporting());
  const shown = ["Error exporting submissions", "Please try again."];
  await waitFor(() => expect(data.notify.error).toHaveBeenCalledWith(...shown));
  expect(data.download).not.toHaveBeenCalled();
  await user.click(exporting());
  await waitFor(() => expect(data.download).toHaveBeenCalledOnce());
  log.mockRestore();
});

it("shows nothing when none expires soon", () => {
  show();
  expect(screen.queryByRole("button")).toBeNull();
});

it("says when they cannot be read, and reads them again on request", async () => {
  const retry = vi.fn();
  data.live = { state: "failed", retry };
  const user = shown();
  screen.getByText("Could not load which submissions expire soon");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});
