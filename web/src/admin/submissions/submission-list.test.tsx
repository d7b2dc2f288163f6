import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DomainError } from "functions/domain/errors";
import type { StoredSubmission } from "functions/domain/submission";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme-panel.ts";
import { SubmissionList } from "./submission-list.tsx";

const data = vi.hoisted(() => ({
  inbox: {} as object,
  suspects: {} as object,
  update: vi.fn(),
  resend: vi.fn(),
  person: vi.fn(),
  erase: vi.fn(),
  noteExport: vi.fn(),
  download: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("#data/submissions.ts", () => ({
  INBOX_SIZE: 499,
  useSubmissions: (suspect: boolean) => (suspect ? data.suspects : data.inbox),
  updateSubmission: data.update,
  resendContactMail: data.resend,
  dataOfPerson: data.person,
  eraseDataOfPerson: data.erase,
}));
vi.mock("#data/exports.ts", () => ({ noteExport: data.noteExport }));
vi.mock("#ui/download-file.ts", async (original) => ({
  ...(await original<object>()),
  downloadFile: data.download,
}));
vi.mock("#ui/toaster.tsx", () => ({ notify: data.notify }));

const marta: StoredSubmission = {
  id: "marta",
  company: "Lácteos del Nalón, S.A.",
  industry: "lacteos",
  name: "Marta Álvarez",
  position: "",
  email: "marta.alvarez@nalon.example",
  phone: "",
  inquiry_type: "cotizacion",
  products: "Pies niveladores",
  message: "Necesitamos 48 pies.",
  status: "pending",
  notes: "Llamar el jueves.",
  created_at: new Date(),
  source: "contacto",
  suspect: false,
  marketing: false,
  mail: "failed",
};
const ready = (...list: StoredSubmission[]) => ({ state: "ready", data: list, unreadable: [] });

function show(inbox: object, suspects: object = ready()) {
  Object.assign(data, { inbox, suspects });
  render(
    <ChakraProvider value={panelSystem}>
      <SubmissionList />
    </ChakraProvider>,
  );
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole("button", { name });
const cardOf = (name: string) => screen.getByRole("article", { name });

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  data.update.mockResolvedValue(undefined);
});
afterEach(cleanup);

it("says when there is nothing", () => {
  show(ready());
  screen.getByRole("heading", { name: "Contact Form Submissions" });
  screen.getByText("No contact submissions yet.");
});

it("says when the list cannot be read", async () => {
  show({ state: "failed", retry: vi.fn() });
  await waitFor(() =>
    expect(data.notify.error).toHaveBeenCalledWith(
      "Error loading contact submissions",
      "Please try refreshing the page.",
    ),
  );
});

it("shows an entry with its facts, N/A for no telephone, and the Spanish labels", () => {
  show(ready(marta));
  const text = cardOf("Marta Álvarez").textContent ?? "";
  for (const part of ["Pending", "New", "Lácteos del Nalón", "Lácteos", "Cotización", "N/A"]) {
    expect(text).toContain(part);
  }
  expect(text).toContain("left to answer");
  const reply = screen.getByRole("link", { name: "Reply via Email" });
  expect(reply.getAttribute("href")).toContain("subject=Re%3A%20Cotizaci%C3%B3n&body=Hola");
});

it("writes the status with the notes as they stand in the box", async () => {
  const user = show(ready(marta));
  await user.click(screen.getByLabelText("Notes"));
  await user.paste(" Y el viernes.");
  await user.click(button("Mark In Progress"));
  await waitFor(() =>
    expect(data.notify.success).toHaveBeenCalledWith("Status updated", undefined),
  );
  expect(data.update).toHaveBeenCalledWith("marta", {
    status: "in_progress",
    notes: { shown: "Llamar el jueves.", typed: "Llamar el jueves. Y el viernes." },
  });
});

it("does not offer the status that is set, and nothing that sets pending", () => {
  show(ready({ ...marta, status: "completed" }));
  button("Mark In Progress");
  expect(screen.queryByRole("button", { name: "Mark Completed" })).toBeNull();
  expect(screen.queryByRole("button", { name: /pending/i })).toBeNull();
});

it("says when the status could not be written, and keeps what was typed", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  data.update.mockRejectedValue(new Error("offline"));
  const user = show(ready({ ...marta, id: "kept" }));
  await user.type(screen.getByLabelText("Notes"), "!");
  await user.click(button("Mark Completed"));
  await waitFor(() =>
    expect(data.notify.error).toHaveBeenCalledWith("Error updating status", "Please try again."),
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>("Notes").value).toBe("Llamar el jueves.!");
  log.mockRestore();
});

it("saves notes alone, and tells when somebody else was faster", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  const user = show(ready({ ...marta, id: "saved" }));
  await user.click(button("Save"));
  expect(data.update).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("Notes"), "!");
  data.update.mockRejectedValueOnce(new DomainError("aborted", "Somebody else changed the notes."));
  await user.click(button("Save"));
  await waitFor(() =>
    expect(data.notify.error).toHaveBeenCalledWith(
      "Error saving notes",
      "Somebody else changed the notes.",
    ),
  );
  await user.click(button("Save"));
  await waitFor(() => expect(data.notify.success).toHaveBeenCalledWith("Notes saved", undefined));
  expect(data.update).toHaveBeenLastCalledWith("saved", {
    notes: { shown: "Llamar el jueves.", typed: "Llamar el jueves.!" },
  });
  log.mockRestore();
});

it.each([
  ["Save", "Mark Completed"],
  ["Mark Completed", "Save"],
])("%s on its way: what is typed stays, and %s waits", async (press, other) => {
  let stored = () => {};
  data.update.mockReturnValueOnce(new Promise<void>((done) => (stored = done)));
  const user = show(ready({ ...marta, id: press }));
  const box = screen.getByLabelText<HTMLTextAreaElement>("Notes");
  await user.type(box, "!");
  await user.click(button(press));
  await user.type(box, "?");
  await user.click(button(other));
  expect(data.update).toHaveBeenCalledOnce();
  stored();
  await waitFor(() => expect(data.notify.success).toHaveBeenCalledOnce());
  expect(box.value).toBe("Llamar el jueves.!?");
  await user.click(button("Save"));
  expect(data.update).toHaveBeenLastCalledWith(press, {
    notes: { shown: "Llamar el jueves.!", typed: "Llamar el jueves.!?" },
  });
});

it("sends a mail again that did not get through", async () => {
  data.resend.mockResolvedValue("sent");
  const user = show(ready(marta));
  screen.getByText("Not mailed");
  await user.click(button("Send again"));
  await waitFor(() => expect(data.notify.success).toHaveBeenCalledWith("Mail sent", undefined));
  expect(data.resend).toHaveBeenCalledWith("marta");
});

it("searches, filters, and exports what is shown", async () => {
  const iker = { ...marta, id: "iker", name: "Iker Goñi", status: "completed" } as const;
  const user = show(ready(marta, iker));
  await user.click(screen.getByRole("searchbox", { name: "Search submissions" }));
  await user.paste("goni");
  expect(screen.queryByRole("article", { name: "Marta Álvarez" })).toBeNull();
  await user.click(button("Export CSV"));
  const [name, csv] = data.download.mock.calls[0] ?? [];
  expect(name).toMatch(/^contact-submissions-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv).toContain("Iker Goñi");
  expect(csv).not.toContain("Marta");
  expect(data.noteExport).toHaveBeenCalledWith("submissions", "csv", 1);
  await user.click(screen.getByRole("radio", { name: "Pending 1" }));
  screen.getByText("No submission matches.");
  await user.click(button("Clear filters"));
  cardOf("Marta Álvarez");
});

it("keeps suspect requests in a view of their own", async () => {
  const user = show(ready(marta), ready({ ...marta, id: "spam", name: "Spam", suspect: true }));
  expect(screen.queryByRole("article", { name: "Spam" })).toBeNull();
  await user.selectOptions(screen.getByRole("combobox", { name: "View" }), "Possible spam");
  expect(cardOf("Spam").textContent).not.toContain("left to answer");
});

it("exports one person's data, and erases it only after the box was ticked", async () => {
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
