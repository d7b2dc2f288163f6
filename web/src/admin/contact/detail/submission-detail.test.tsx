import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { StoredSubmission } from "domain/contact/submission";
import { DomainError } from "domain/shared/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fill } from "#testing/fill.ts";
import { submission } from "#testing/submission.ts";
import { panelSystem } from "#ui/panel/theme.ts";
import { SubmissionDetail } from "./submission-detail.tsx";

const data = vi.hoisted(() => ({
  uid: "eva",
  ...{ assign: vi.fn(), update: vi.fn(), download: vi.fn(), save: vi.fn(), notify: vi.fn() },
}));
vi.mock("#data/contact/download-sent-file.ts", () => ({ downloadSentFile: data.download }));
vi.mock("#ui/shared/download-file.ts", async (load) => ({
  ...(await load<object>()),
  downloadFile: data.save,
}));
vi.mock("#data/contact/submissions.ts", () => ({
  assignSubmission: data.assign,
  updateSubmission: data.update,
  resendContactMail: vi.fn(),
}));
vi.mock("#data/accounts/session-store.ts", () => ({
  useSession: () => ({ state: "admin", uid: data.uid, email: "eva@nhk.example" }),
}));
vi.mock("#ui/panel/toasts/toaster.tsx", () => ({
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
          emails: new Map([
            ["eva", "eva@nhk.example"],
            ["ana", "ana@nhk.example"],
          ]),
        }}
        hasLetterKeys={false}
      />
    </ChakraProvider>,
  );
}
const notes = () => screen.getByLabelText<HTMLTextAreaElement>("Notes");

beforeEach(() => {
  sessionStorage.clear();
  data.uid = "eva";
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

it("keeps typed notes over a reload, for the account that typed them, until they are saved", async () => {
  const user = userEvent.setup();
  show({ notes: "Llamar." });
  await fill(user, notes(), " El jueves.");
  show({ notes: "Llamar." });
  expect(notes().value).toBe("Llamar. El jueves.");
  data.uid = "ana";
  show({ notes: "Llamar." });
  expect(notes().value).toBe("Llamar.");
  data.uid = "eva";
  show({ notes: "Llamar." });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(data.update).toHaveBeenCalledWith("one", {
    notes: { shown: "Llamar.", typed: "Llamar. El jueves." },
  });
  expect(sessionStorage.length).toBe(0);
});

it("shows notes that another administrator stored meanwhile, and asks which ones to keep", async () => {
  const user = userEvent.setup();
  show({ notes: "Llamar." });
  await user.type(notes(), "!");
  show({ notes: "Ya llamé." });
  expect(screen.getByRole("status").textContent).toContain("Ya llamé.");
  expect(notes().value).toBe("Llamar.!");
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  expect(document.activeElement).toBe(notes());
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(data.update).toHaveBeenLastCalledWith("one", {
    notes: { shown: "Ya llamé.", typed: "Llamar.!" },
  });
  show({ notes: "Llamar." });
  await user.type(notes(), "?");
  show({ notes: "Otra cosa." });
  await user.click(screen.getByRole("button", { name: "Use theirs" }));
  expect(notes().value).toBe("Otra cosa.");
  expect(screen.queryByRole("button", { name: "Keep mine" })).toBeNull();
});

it("follows the store after typed letters were removed again", async () => {
  const user = userEvent.setup();
  show({ notes: "Llamar." });
  await user.type(notes(), "!{Backspace}");
  show({ notes: "Ya llamé." });
  expect(notes().value).toBe("Ya llamé.");
});

it("takes no control characters of copied text, which could not be stored", async () => {
  const user = userEvent.setup();
  show({ notes: "" });
  await user.click(notes());
  await user.paste("uno\u000bdos\u0002");
  expect(notes().value).toBe("uno\ndos");
});

it("assigns a submission, and tells that another administrator was faster", async () => {
  const user = userEvent.setup();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  show({ assigned_to: "gone" });
  const field = screen.getByRole<HTMLSelectElement>("combobox", { name: "Assigned to" });
  expect([...field.options].map(({ text }) => text)).toEqual([
    "Nobody",
    "Me",
    "ana@nhk.example",
    "Another administrator",
  ]);
  expect(field.selectedOptions[0]?.text).toBe("Another administrator");
  data.assign.mockRejectedValueOnce(new DomainError("aborted", "Ana was faster."));
  await user.selectOptions(field, "Me");
  expect(data.assign).toHaveBeenCalledWith("one", "gone", "eva");
  expect(data.notify).toHaveBeenCalledWith("Error assigning the submission", "Ana was faster.");
  expect(field.value).toBe("gone");
  await user.selectOptions(field, "Nobody");
  expect(data.assign).toHaveBeenLastCalledWith("one", "gone", "");
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
