import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type AuditEntry, auditEntry } from "domain/shared/audit";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { AuditCard } from "./audit-card.tsx";

const data = vi.hoisted(() => ({
  log: vi.fn(),
  all: vi.fn(),
  names: vi.fn(),
  recordExport: vi.fn(),
  download: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("#data/audit-log.ts", () => ({
  ENTRIES_SHOWN: 50,
  useAuditLog: data.log,
  allAuditEntries: data.all,
  recordExport: data.recordExport,
}));
vi.mock("#contact/data/submissions.ts", () => ({ useSubmitterNames: data.names }));
vi.mock("kit/ui/download-file", async (original) => ({
  ...(await original<object>()),
  downloadFile: data.download,
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const ana = { uid: "ana", email: "ana@nhk-group.example" };
const leo = { uid: "leo", email: "leo@nhk-group.example" };
let count = 0;
const entry = (
  action: AuditEntry["action"],
  rest: Partial<AuditEntry> = {},
  actor = ana,
): AuditEntry & { id: string } => {
  count += 1;
  const at = new Date(2026, 10, 21, 9, 30 - count);
  return { id: `e${count}`, ...auditEntry(at, actor, action), ...rest };
};
const saved = (changes: NonNullable<AuditEntry["changes"]>, details: AuditEntry["details"]) =>
  entry("post_saved", { target: "p1", details: { title: "Acero", ...details }, changes });

/** Shows the router's address. */
function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>at {pathname + search + hash}</p>;
}

function show(entries: readonly object[], address = "/nhk#users") {
  data.log.mockReturnValue({ state: "ready", data: entries, unreadable: [] });
  render(
    <ChakraProvider value={panelSystem}>
      <MemoryRouter initialEntries={[address]}>
        <AuditCard people={[ana, leo]} />
        <Address />
      </MemoryRouter>
    </ChakraProvider>,
  );
  return userEvent.setup();
}
const lines = () => screen.getAllByRole("listitem").map((line) => line.textContent);
const ANY = { person: "", action: "", change: "", since: null, until: null };

beforeEach(() => {
  vi.resetAllMocks();
  count = 0;
  data.names.mockReturnValue(new Map([["s1", "José Peña"]]));
});
afterEach(cleanup);

it.each<[NonNullable<AuditEntry["changes"]>, AuditEntry["details"], string]>([
  [["created", "published"], {}, "created and published “Acero”"],
  [["edited"], {}, "edited “Acero”"],
  [
    ["unpublished", "renamed", "edited"],
    { former_title: "Hierro", slug: "acero", former_slug: "hierro" },
    "unpublished, renamed and edited “Acero” · before: “Hierro” · /hierro → /acero",
  ],
  [
    ["scheduled"],
    { scheduled_for: new Date(2026, 11, 1, 9).getTime() },
    "scheduled “Acero” · for Dec 1, 2026, 09:00 AM",
  ],
  [["claims_confirmed"], {}, "confirmed the claims of “Acero”"],
  [["claims_ticked"], {}, "changed the claim ticks of “Acero”"],
])("shows the changes %j of a post with its title", (changes, details, text) => {
  show([saved(changes, details ?? {})]);
  const [said, ...facts] = text.split(" · ");
  const date = "Nov 21, 2026, 09:29 AM";
  expect(lines()).toEqual([`${ana.email} ${said}${[date, ...facts].join(" · ")}`]);
  const link = screen.getByRole("link", { name: "Acero" });
  expect(link.getAttribute("href")).toBe("/cortzen/blog/edit/p1");
});

it("shows titles, names and addresses of posts, jobs, accounts and submissions instead of their ids", () => {
  show([
    entry("posts_deleted", { target: "p1", details: { title: "Acero", count: 3 } }),
    entry("posts_restored", { target: "p1", details: { title: "Acero", count: 1 } }),
    entry("posts_purged", {
      target: "p1",
      details: { title: "Acero", titles: ["Acero", "Inox", "Pie, con ñ"], count: 7 },
    }),
    entry("import_started", { target: "j1", details: { job: "enero.csv", rows: 9 } }),
    entry("role_removed", { target: "leo" }),
    entry("inquiry_status_changed", {
      target: "s1",
      details: { former_status: "pending", status: "in_progress" },
    }),
    entry("inquiry_assigned", {
      target: "s1",
      details: { former_assignee: "", assignee: "leo" },
    }),
    entry("inquiry_status_changed", {
      target: "s1",
      details: { status: "completed", count: 2, ids: ["s1", "s2"] },
    }),
    entry("inquiry_status_changed", {
      target: "erased",
      details: { former_status: "pending", status: "completed" },
    }),
  ]);
  const said = lines().map((line) => line?.replace(`${ana.email} `, "").replace(/Nov.*AM/, " |"));
  expect(said).toEqual([
    "deleted posts “Acero” | · count: 3",
    "restored a post “Acero” |",
    "removed posts from the trash “Acero” | · with “Inox”, “Pie, con ñ” · count: 7",
    "started an import “enero.csv” | · rows: 9",
    "removed the role of leo@nhk-group.example |",
    "changed the status of an inquiry of José Peña | · Pending → In Progress",
    "assigned an inquiry of José Peña | · Nobody → leo@nhk-group.example",
    "changed the status of an inquiry of José Peña | · Different → Completed · count: 2",
    "changed the status of an inquiry that was erased | · Pending → Completed",
  ]);
});

it("folds the sign-ins between other entries by person", () => {
  show([
    entry("signed_in"),
    entry("signed_in", {}, leo),
    entry("signed_in"),
    entry("exported"),
    entry("signed_in"),
  ]);
  expect(lines()).toEqual([
    `2 sign-ins by ${ana.email}Nov 21, 2026, 09:27 AM – Nov 21, 2026, 09:29 AM`,
    `${leo.email} signed inNov 21, 2026, 09:28 AM`,
    `${ana.email} exported dataNov 21, 2026, 09:26 AM`,
    `${ana.email} signed inNov 21, 2026, 09:25 AM`,
  ]);
});

it("filters by person, action and period, in the address", async () => {
  const user = show([entry("exported")]);
  expect(data.log).toHaveBeenLastCalledWith(ANY, null);
  await user.selectOptions(screen.getByRole("combobox", { name: "Person" }), leo.email);
  await user.selectOptions(screen.getByRole("combobox", { name: "Action" }), "published");
  await user.type(screen.getByLabelText("From"), "2026-11-01");
  await user.type(screen.getByLabelText("To"), "2026-11-20");
  screen.getByText("at /nhk?person=leo&action=published&since=2026-11-01&until=2026-11-20#users");
  expect(data.log).toHaveBeenLastCalledWith(
    {
      person: "leo",
      action: "",
      change: "published",
      since: new Date(2026, 10, 1),
      until: new Date(2026, 10, 21),
    },
    null,
  );
});

it("opens with the filters and the page of the address", async () => {
  const entries = Array.from({ length: 51 }, () => entry("exported"));
  const user = show(entries, "/nhk?person=system&action=posts_deleted&log=x#users");
  expect(data.log).toHaveBeenLastCalledWith(
    { ...ANY, person: "system", action: "posts_deleted" },
    "x",
  );
  screen.getByText("51–100");
  await user.click(screen.getByRole("button", { name: "Next" }));
  screen.getByText(/&log=x\.e50#users$/);
});

it("exports all entries of the filters", async () => {
  const entries = [saved(["renamed"], { former_title: "=Hierro" }), entry("signed_in", {}, leo)];
  data.all.mockResolvedValue(entries);
  const user = show([], "/nhk?person=ana#users");
  await user.click(screen.getByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(data.recordExport).toHaveBeenCalledWith("audit_log", "csv", 2));
  expect(data.all).toHaveBeenCalledWith({ ...ANY, person: "ana" });
  const [name, text] = data.download.mock.calls[0] ?? [];
  expect(name).toMatch(/^audit-log-.*\.csv$/);
  expect(text.split("\r\n").slice(0, 3)).toEqual([
    `\uFEFF"at";"person";"action";"title";"details";"target"`,
    `"${entries[0]?.at.toISOString()}";"${ana.email}";"renamed";"Acero";"before: “=Hierro”";"p1"`,
    `"${entries[1]?.at.toISOString()}";"${leo.email}";"signed in";"";"";""`,
  ]);
});
