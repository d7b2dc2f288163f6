import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { StoredSubmission } from "domain/contact/submission";
import { DomainError } from "domain/shared/errors";
import { createPath, MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { submission } from "#testing/submission.ts";
import { panelSystem } from "#ui/theme.ts";
import { ContactTab } from "./contact-tab.tsx";

const data = vi.hoisted(() => ({
  uid: "eva",
  inbox: {} as object,
  suspects: {} as object,
  suspectCount: undefined as string | undefined,
  markSpam: vi.fn(),
  setStatus: vi.fn(),
  assign: vi.fn(),
  addNote: vi.fn(),
  resend: vi.fn(),
  person: vi.fn(),
  erase: vi.fn(),
  recordExport: vi.fn(),
  download: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("./list/expiry-notice.tsx", () => ({ ExpiryNotice: () => null }));
vi.mock("./data/submissions.ts", () => ({
  PAGE_SIZE: 499,
  useSuspectCount: () => data.suspectCount,
  markSpam: data.markSpam,
  useSubmission: () => ({ state: "ready", data: [], unreadable: [] }),
  useSubmissions: (suspect: boolean) => (suspect ? data.suspects : data.inbox),
  resendContactMail: data.resend,
  loadSubmissions: data.person,
  eraseSubmissions: data.erase,
}));
vi.mock("./data/change-submissions.ts", () => ({
  setStatus: data.setStatus,
  assign: data.assign,
  addNote: data.addNote,
}));
vi.mock("#accounts/data/session-store.ts", () => ({
  useSession: () => ({ state: "signed-in", uid: data.uid, email: "eva@nhk.example" }),
}));
vi.mock("#accounts/data/administrators.ts", () => ({ useAdministrators: () => new Map() }));
vi.mock("#data/audit-log.ts", () => ({ recordExport: data.recordExport }));
vi.mock("kit/ui/download-file", async (original) => ({
  ...(await original<object>()),
  downloadFile: data.download,
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const marta = submission({
  id: "marta",
  products: "Pies niveladores",
  notes: "Llamar el jueves.",
  created_at: new Date(),
  mail: "failed",
});
const ready = (...list: StoredSubmission[]) => ({ state: "ready", data: list, unreadable: [] });

const Address = () => <p>at {createPath(useLocation())}</p>;

type Shown = { readonly data?: readonly StoredSubmission[] };
function show(inbox: Shown, suspects: Shown = ready(), address?: string) {
  Object.assign(data, { inbox, suspects });
  const at = address ?? `/nhk#contact/${inbox.data?.[0]?.id ?? ""}`;
  render(
    <ChakraProvider value={panelSystem}>
      <MemoryRouter initialEntries={[at]} useTransitions={false}>
        <ContactTab />
        <Address />
      </MemoryRouter>
    </ChakraProvider>,
  );
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole("button", { name });
const findRow = (name: string) => screen.queryByRole("link", { name: new RegExp(`^${name}`) });
const getCard = (name: string) => screen.getByRole("article", { name });

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  data.uid = "eva";
  data.suspectCount = undefined;
  data.setStatus.mockReset().mockResolvedValue(undefined);
  data.addNote.mockReset().mockResolvedValue(undefined);
});
afterEach(cleanup);

it("shows an empty state without submissions", () => {
  show(ready());
  screen.getByRole("heading", { name: "Contact Form Submissions" });
  screen.getByText("No contact submissions yet.");
});

it("shows an error when the list cannot be read", async () => {
  show({ state: "failed", retry: vi.fn() } as Shown);
  await waitFor(() =>
    expect(data.notify.error).toHaveBeenCalledWith(
      "Error loading contact submissions",
      "Please try refreshing the page.",
    ),
  );
});

it("shows the fields of a submission, N/A without a telephone, and the Spanish labels", () => {
  show(ready(marta));
  const text = getCard("Marta Álvarez").textContent ?? "";
  for (const part of ["Pending", "New", "Lácteos del Nalón", "Lácteos", "Cotización", "N/A"]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/Due .*\(\d+ working/);
  const reply = screen.getByRole("link", { name: "Reply via Email" });
  expect(reply.getAttribute("href")).toContain("subject=Re%3A%20Cotizaci%C3%B3n&body=Hola");
});

it("saves the typed note with the status", async () => {
  const user = show(ready(marta));
  await user.click(screen.getByLabelText("New note"));
  await user.paste("Y el viernes.");
  await user.click(button("Mark In Progress"));
  await waitFor(() =>
    expect(data.notify.success).toHaveBeenCalledWith("Status updated", undefined),
  );
  expect(data.setStatus).toHaveBeenCalledWith([marta], "in_progress");
  expect(data.addNote).toHaveBeenCalledWith(marta, expect.any(String), "Y el viernes.", false);
});

it("offers neither the current status nor pending", () => {
  show(ready({ ...marta, status: "completed" }));
  button("Mark In Progress");
  expect(screen.queryByRole("button", { name: "Mark Completed" })).toBeNull();
  expect(screen.queryByRole("button", { name: /pending/i })).toBeNull();
});

it("shows an error when neither status nor note can be written, and keeps the note", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  data.setStatus.mockRejectedValue(new Error("offline"));
  data.addNote.mockRejectedValue(new Error("offline"));
  const user = show(ready({ ...marta, id: "kept" }));
  await user.type(screen.getByLabelText("New note"), "!");
  await user.click(button("Mark Completed"));
  await waitFor(() =>
    expect(data.notify.error).toHaveBeenCalledWith("Error updating status", "Please try again."),
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>("New note").value).toBe("!");
  log.mockRestore();
});

it("saves a note alone, and only one that can be read", async () => {
  const user = show(ready({ ...marta, id: "saved" }));
  await user.type(screen.getByLabelText("New note"), " ");
  await user.click(button("Save"));
  expect(data.addNote).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("New note"), "!");
  await user.click(button("Save"));
  await waitFor(() => expect(data.notify.success).toHaveBeenCalledWith("Note saved", undefined));
  expect(data.addNote).toHaveBeenCalledWith(expect.anything(), expect.any(String), " !", false);
  expect(data.setStatus).not.toHaveBeenCalled();
});

it("saves an answer by phone as a note that says so", async () => {
  const user = show(ready({ ...marta, id: "phoned" }));
  await user.click(screen.getByLabelText("New note"));
  await user.paste("Le he llamado.");
  await user.click(button("Answered by phone or e-mail"));
  await waitFor(() =>
    expect(data.notify.success).toHaveBeenCalledWith("Answer noted, inquiry completed", undefined),
  );
  const saved = [expect.anything(), expect.any(String), "Le he llamado.", true];
  expect(data.addNote).toHaveBeenCalledWith(...saved);
});

it("sends a failed mail again", async () => {
  data.resend.mockResolvedValue("sent");
  const user = show(ready(marta));
  within(getCard("Marta Álvarez")).getByText("Not mailed");
  await user.click(button("Send again"));
  await waitFor(() => expect(data.notify.success).toHaveBeenCalledWith("Mail sent", undefined));
  expect(data.resend).toHaveBeenCalledWith("marta");
});

it("searches, filters, and exports the shown submissions", async () => {
  const iker = { ...marta, id: "iker", name: "Iker Goñi", status: "completed" } as const;
  const user = show(ready(marta, iker));
  await user.click(screen.getByRole("searchbox", { name: "Search submissions" }));
  await user.paste("goni");
  expect(findRow("Marta Álvarez")).toBeNull();
  await user.click(button("Export CSV"));
  const [name, csv] = data.download.mock.calls[0] ?? [];
  expect(name).toMatch(/^contact-submissions-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv).toContain("Iker Goñi");
  expect(csv).not.toContain("Marta");
  expect(data.recordExport).toHaveBeenCalledWith("submissions", "csv", 1);
  await user.click(screen.getByRole("radio", { name: "Pending 1" }));
  screen.getByText("No submission matches.");
  await user.click(button("Clear filters"));
  expect(findRow("Marta Álvarez")).not.toBeNull();
});

it("moves a suspect submission to the inbox, and another out of it", async () => {
  data.suspectCount = "99+";
  const spam = { ...marta, id: "spam", name: "Spam", suspect: true, mail: "held" } as const;
  const user = show(ready(marta), ready(spam));
  data.markSpam.mockResolvedValueOnce("failed");
  await user.click(button("Spam"));
  expect(data.markSpam).toHaveBeenCalledWith("marta", true);
  await waitFor(() => expect(data.notify.success).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole("radio", { name: "Possible spam 99+" }));
  await screen.findByText(/suspect=1/);
  await user.click(screen.getByRole("link", { name: /^Spam/ }));
  await screen.findByRole("article", { name: "Spam" });
  expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
  data.markSpam.mockResolvedValueOnce("sent");
  await user.click(button("Not spam"));
  expect(data.markSpam).toHaveBeenLastCalledWith("spam", false);
  await waitFor(() => expect(data.notify.success).toHaveBeenCalledTimes(2));
  expect(data.notify.success.mock.calls.map(([title, text]) => [title, text])).toEqual([
    ["Moved to possible spam", undefined],
    ["Moved to the inbox", "Its mail was sent to sales."],
  ]);
  data.markSpam.mockRejectedValueOnce(new DomainError("internal"));
  vi.spyOn(console, "error").mockImplementation(() => {});
  await user.click(button("Not spam"));
  await waitFor(() =>
    expect(data.notify.error).toHaveBeenCalledWith(
      "Error moving the submission",
      "Please try again.",
    ),
  );
});

it("says of a cleared submission whose mail was sent that sales has had it before", async () => {
  const spam = { ...marta, id: "spam", name: "Spam", suspect: true, mail: "sent" } as const;
  const user = show(ready(marta), ready(spam), "/nhk?suspect=1#contact/spam");
  data.markSpam.mockResolvedValueOnce("sent");
  await user.click(button("Not spam"));
  await waitFor(() =>
    expect(data.notify.success).toHaveBeenCalledWith(
      "Moved to the inbox",
      "Sales has had its mail before.",
    ),
  );
});

it("shows suspect submissions in a separate view", async () => {
  const user = show(ready(marta), ready({ ...marta, id: "spam", name: "Spam", suspect: true }));
  expect(findRow("Spam")).toBeNull();
  await user.click(screen.getByRole("radio", { name: /^Possible spam/ }));
  await screen.findByText(/suspect=1/);
  await user.click(screen.getByRole("link", { name: /^Spam/ }));
  const card = await screen.findByRole("article", { name: "Spam" });
  expect(card.textContent).not.toMatch(/\bDue\b/);
});

it("exports one person's data, and erases it only after the box is ticked", async () => {
  data.person.mockResolvedValue({ submissions: [{ id: "marta" }], more: false });
  data.erase.mockResolvedValue(2);
  const user = show(ready(marta));
  await user.click(button("Personal data"));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Export data" }));
  await waitFor(() => expect(data.download).toHaveBeenCalledOnce());
  expect(data.erase).not.toHaveBeenCalled();
  const erase = dialog.getByRole("button", { name: "Erase data" });
  expect(erase.hasAttribute("disabled")).toBe(true);
  await user.click(dialog.getByRole("checkbox"));
  await user.click(erase);
  await waitFor(() =>
    expect(data.notify.success).toHaveBeenCalledWith(
      "Data erased",
      "2 submissions are gone for good.",
    ),
  );
  expect(data.erase).toHaveBeenCalledWith("marta.alvarez@nalon.example");
});

it("keeps search, filters and shown rows in the address", async () => {
  const many = Array.from({ length: 26 }, (_, n) => ({ ...marta, id: `m-${n}` }));
  const user = show(ready(...many), ready(), "/nhk#contact");
  await user.click(button("Show more (1 left)"));
  screen.getByText("at /nhk?cards=50#contact");
  await user.type(screen.getByRole("searchbox"), "mar");
  await user.selectOptions(screen.getByRole("combobox", { name: "Industry" }), "Lácteos");
  screen.getByText(/^at \/nhk\?inquiry=mar&industry=\w+#contact$/);
  await user.click(screen.getByRole("radio", { name: /^Possible spam/ }));
  await screen.findByText("at /nhk?suspect=1#contact");
});

it("opens with search and filters of the address", () => {
  const ana = { ...marta, id: "ana", name: "Ana" };
  show(ready(marta, ana), ready(), "/nhk?inquiry=ana&handled=pending#contact");
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("ana");
  expect(findRow("Ana")).not.toBeNull();
  expect(findRow("Marta Álvarez")).toBeNull();
});
