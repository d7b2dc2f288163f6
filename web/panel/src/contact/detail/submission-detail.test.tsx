import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { StoredSubmission } from "domain/contact/submission";
import { DomainError } from "domain/shared/errors";
import { fill } from "kit/testing/fill";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { submission } from "#testing/submission.ts";
import { panelSystem } from "#ui/theme.ts";
import { SubmissionDetail } from "./submission-detail.tsx";

const data = vi.hoisted(() => ({
  uid: "eva",
  sendAnswer: vi.fn(),
  ...{ assign: vi.fn(), addNote: vi.fn(), download: vi.fn(), save: vi.fn(), notify: vi.fn() },
}));
vi.mock("../data/download-sent-file.ts", () => ({ downloadSentFile: data.download }));
vi.mock("kit/ui/download-file", async (load) => ({
  ...(await load<object>()),
  downloadFile: data.save,
}));
vi.mock("../data/submissions.ts", () => ({
  resendContactMail: vi.fn(),
  sendAnswer: data.sendAnswer,
}));
vi.mock("../data/change-submissions.ts", () => ({
  assign: data.assign,
  addNote: data.addNote,
}));
vi.mock("#accounts/data/session-store.ts", () => ({
  useSession: () => ({ state: "signed-in", uid: data.uid, email: "eva@nhk.example" }),
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({
  notify: { success: data.notify, error: data.notify },
}));

function show(change: Partial<StoredSubmission>): void {
  cleanup();
  render(
    <ChakraProvider value={panelSystem}>
      <SubmissionDetail
        submission={submission(change)}
        isNew={false}
        now={new Date()}
        assignees={{
          own: "eva",
          people: new Map([
            ["eva", { email: "eva@nhk.example" }],
            ["ana", { email: "ana@nhk.example", name: "Ana Ruiz" }],
          ]),
        }}
        hasLetterKeys={false}
      />
    </ChakraProvider>,
  );
}
const note = () => screen.getByLabelText<HTMLTextAreaElement>("New note");
const sentNotes = () => data.addNote.mock.calls.map(([, id, text]) => ({ id, text }));

beforeEach(() => {
  localStorage.clear();
  data.uid = "eva";
  data.addNote.mockReset().mockResolvedValue(undefined);
});
afterEach(cleanup);

it.each([
  ["+34 600 123 456", "tel:+34600123456"],
  ["0034 (600) 12-34.56", "tel:+34600123456"],
  ["984 12 34 56", "tel:984123456"],
])("the phone number %s is dialled by a click", (phone, address) => {
  show({ phone });
  expect(screen.getByRole("link", { name: phone }).getAttribute("href")).toBe(address);
});

it.each(["ext. 12", "no tengo"])("a phone field with %s is text", (phone) => {
  show({ phone });
  screen.getByText(phone);
  expect(screen.queryByRole("link", { name: phone })).toBeNull();
});

it("lists files with type and size, and saves one under its name", async () => {
  const user = userEvent.setup();
  const file = { id: "0a".repeat(32), name: "plano ñ.pdf", type: "pdf", bytes: 1_500_000 } as const;
  show({ files: [file] });
  expect(screen.getByRole("listitem").textContent).toBe("plano ñ.pdfPDF · 1.4 MBDownload");
  const button = () => screen.getByRole("button", { name: "Download", description: "plano ñ.pdf" });
  data.download.mockRejectedValueOnce(new DomainError("not-found", "It is gone."));
  await user.click(button());
  expect(data.notify).toHaveBeenCalledWith("Error downloading the file", "It is gone.");
  const content = new Blob(["%PDF"]);
  data.download.mockResolvedValue(content);
  await user.click(button());
  expect(data.download).toHaveBeenLastCalledWith("one", file.id);
  expect(data.save).toHaveBeenCalledWith("plano ñ.pdf", content, "application/octet-stream");
});

it("shows the lines of a list as a table, and links references of known families only", () => {
  const line = { family: "pies-niveladores", quantity: 46, note: "base <b>anclable</b>" };
  show({
    items: [
      { ...line, reference: "NHK-PN-M20-100-316" },
      { ...line, reference: "NHK-X", family: "otra" },
    ],
  });
  const table = screen.getByRole("table", { name: "2 references" });
  expect([...table.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual([
    ...["46", "NHK-PN-M20-100-316", "base <b>anclable</b>"],
    ...["46", "NHK-X", "base <b>anclable</b>"],
  ]);
  const links = within(table).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["NHK-PN-M20-100-316", "/catalogo/pies-niveladores#NHK-PN-M20-100-316"],
  ]);
  show({});
  expect(screen.queryByRole("table")).toBeNull();
});

it.each([
  ["/ruedas-industriales", true],
  ["//evil.example", false],
  ["javascript:alert(1)", false],
])("the page %s from which the form was sent is a link: %s", (page, isLink) => {
  show({ page });
  screen.getByText(page);
  expect(screen.queryByRole("link", { name: page }) !== null).toBe(isLink);
});

it("shows the origin of a submission as text, with a link to the first page", () => {
  const origin = { entry_page: "/blog/acero", referrer: "www.google.es", search: "<b>pie</b>" };
  show({ origin: { ...origin, utm_source: "feria", utm_campaign: "otoño" } });
  const shown = (name: string) => screen.getByText(name).nextSibling?.textContent;
  expect(screen.getByRole("link", { name: "/blog/acero" }).getAttribute("href")).toBe(
    "/blog/acero",
  );
  expect(shown("First page of the visit")).toBe("/blog/acero");
  expect(shown("Came from")).toBe("www.google.es");
  expect(shown("Searched for")).toBe("<b>pie</b>");
  expect(shown("Campaign")).toBe("feria / otoño");
  show({});
  for (const name of ["First page of the visit", "Came from", "Searched for", "Campaign"])
    expect(screen.queryByText(name)).toBeNull();
});

it("shows whether the visitor accepts the newsletter", () => {
  show({ marketing: true });
  screen.getByText("Yes, consent was given with the form");
  show({ marketing: false });
  screen.getByText("No");
});

it("keeps a typed note over a reload and a closed tab, for the account that typed it, until it is saved", async () => {
  const user = userEvent.setup();
  show({});
  await fill(user, note(), "El jueves.");
  sessionStorage.clear();
  show({});
  expect(note().value).toBe("El jueves.");
  data.uid = "ana";
  show({});
  expect(note().value).toBe("");
  data.uid = "eva";
  show({});
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(sentNotes()).toEqual([{ id: expect.any(String), text: "El jueves." }]);
  expect(note().value).toBe("");
  expect(localStorage.length).toBe(0);
});

it("has a refused note in its box again, before what was typed meanwhile, and repeats it once", async () => {
  const user = userEvent.setup();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { promise, reject } = Promise.withResolvers<void>();
  data.addNote.mockReturnValueOnce(promise);
  show({});
  await fill(user, note(), "Llamar.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(note().value).toBe("");
  await fill(user, note(), "Y escribir.");
  reject(new DomainError("unavailable"));
  await vi.waitFor(() => expect(note().value).toBe("Llamar.\nY escribir."));
  data.addNote.mockRejectedValueOnce(new DomainError("unavailable"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(note().value).toBe("Llamar.\nY escribir."));
  await user.click(screen.getByRole("button", { name: "Save" }));
  const [first, second, third] = sentNotes();
  expect(third).toEqual(second);
  expect(second?.id).not.toBe(first?.id);
});

it("has a note in its box again whose answer a closed tab never got, unless it is stored", async () => {
  const user = userEvent.setup();
  data.addNote.mockReturnValue(new Promise(() => {}));
  show({});
  await fill(user, note(), "Llamar.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  show({});
  expect(note().value).toBe("Llamar.");
  const id = sentNotes()[0]?.id ?? "";
  const by = { by_uid: "eva", by_email: "eva@nhk.example" };
  show({ note_entries: [{ id, text: "Llamar.", at: new Date(), ...by }] });
  expect(note().value).toBe("");
});

it("lists notes with names and times, after those from before notes had them", () => {
  const at = new Date("2026-11-20T10:00:00Z");
  const entry = (text: string, uid: string) => ({
    ...{ id: text, text, at, by_uid: uid, by_email: `${uid}@former.example` },
  });
  show({ notes: "Quiere oferta.", note_entries: [entry("Llamé.", "ana"), entry("Sí.", "leo")] });
  const listed = within(screen.getByRole("region", { name: "Notes" })).getAllByRole("listitem");
  const time = "Nov 20, 2026, 10:00 AM";
  expect(listed.map((item) => item.textContent)).toEqual([
    "Before notes had names and timesQuiere oferta.",
    `Ana Ruiz (ana@former.example) · ${time}Llamé.`,
    `leo@former.example · ${time}Sí.`,
  ]);
});

it("takes no control characters of copied text, which could not be stored", async () => {
  const user = userEvent.setup();
  show({});
  await user.click(note());
  await user.paste("uno\u000bdos\u0002");
  expect(note().value).toBe("uno\ndos");
});

it("assigns a submission, and tells that another administrator was faster", async () => {
  const user = userEvent.setup();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  show({ assigned_to: "gone" });
  const field = screen.getByRole<HTMLSelectElement>("combobox", { name: "Assigned to" });
  expect([...field.options].map(({ text }) => text)).toEqual([
    "Nobody",
    "Me",
    "Ana Ruiz (ana@nhk.example)",
    "Another administrator",
  ]);
  expect(field.selectedOptions[0]?.text).toBe("Another administrator");
  data.assign.mockRejectedValueOnce(new DomainError("aborted", "Ana was faster."));
  await user.selectOptions(field, "Me");
  expect(data.assign).toHaveBeenCalledWith([submission({ assigned_to: "gone" })], "eva");
  expect(data.notify).toHaveBeenCalledWith("Error assigning the submission", "Ana was faster.");
  expect(field.value).toBe("gone");
  await user.selectOptions(field, "Nobody");
  expect(data.assign).toHaveBeenLastCalledWith([submission({ assigned_to: "gone" })], "");
  expect(data.notify).toHaveBeenLastCalledWith("Assignment saved", undefined);
});

it("fills a template, which is edited, kept per template, and sent by mail or copied", async () => {
  const user = userEvent.setup();
  show({ id: "1a2b3c4d-0000-4000-8000-000000000000" });
  await user.click(screen.getByRole("button", { name: "Templates" }));
  const dialog = within(await screen.findByRole("dialog"));
  const text = () => dialog.getByLabelText<HTMLTextAreaElement>("Text of the reply");
  const mail = () => {
    const link = dialog.getByRole("link", { name: "Open in mail program" });
    return new URL(link.getAttribute("href") ?? "");
  };
  expect(text().value).toContain("con la referencia 1A2B3C4D");
  await fill(user, text(), "\nPD: hasta mañana");
  expect(mail().searchParams.get("body")).toMatch(/NHK Group\r\nPD: hasta mañana$/);
  expect(mail().searchParams.get("subject")).toBe("Re: Cotización");
  const template = dialog.getByRole("combobox", { name: "Template" });
  await user.selectOptions(template, "Details needed");
  expect(text().value).toContain("Carga por punto de apoyo");
  await user.selectOptions(template, "Inquiry received");
  expect(text().value).toContain("PD: hasta mañana");
  await user.click(dialog.getByRole("button", { name: "Copy text" }));
  expect(await navigator.clipboard.readText()).toBe(text().value);
  expect(data.notify).toHaveBeenLastCalledWith("Text copied", undefined);
  await user.click(text());
  await user.paste("ñ".repeat(2000));
  dialog.getByText(/^Too long for mail programs/);
  expect(mail().searchParams.get("body")).toBe("");
});

it("sends the answer and keeps its text when that fails", async () => {
  show({});
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Templates" }));
  const text = await screen.findByLabelText<HTMLTextAreaElement>("Text of the reply");
  await user.clear(text);
  await fill(user, text, "Hola, Marta: sí.");
  const send = screen.getByRole("button", { name: "Send answer" });
  data.sendAnswer.mockRejectedValueOnce(new DomainError("unavailable"));
  await user.click(send);
  expect(data.notify).toHaveBeenLastCalledWith("Error sending the answer", "Please try again.");
  expect(text.value).toBe("Hola, Marta: sí.");
  data.sendAnswer.mockResolvedValueOnce("sent");
  await user.click(send);
  expect(data.sendAnswer).toHaveBeenLastCalledWith(expect.anything(), "Hola, Marta: sí.");
  expect(data.notify).toHaveBeenLastCalledWith("Answer sent", undefined);
});

it("shows answers with their state and the mail server's words", () => {
  const at = new Date("2026-11-26T09:00:00Z");
  const answer = { at, by_uid: "ana", by_email: "ana@nhk.example", text: "Sí." };
  const error = "550 User unknown";
  show({
    answers: [
      { ...answer, id: "a", mail: "sent", sent_at: at },
      { ...answer, id: "b", mail: "failed", error },
      { ...answer, id: "c", mail: "pending", error: "ECONNREFUSED" },
    ],
  });
  const list = within(screen.getByRole("region", { name: "Answers" }));
  const items = list.getAllByRole("listitem").map((item) => item.textContent);
  expect(items[0]).toMatch(/^Ana Ruiz.*Sí\.Sent /);
  expect(items[1]).toContain("Not delivered: 550 User unknown");
  expect(items[2]).toContain("Waiting to be sent. The last attempt failed: ECONNREFUSED");
});
