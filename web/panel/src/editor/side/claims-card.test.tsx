import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ClaimRecord } from "domain/posts/claim-record";
import { fill } from "kit/testing/fill";
import { useEffect, useRef, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { ContentEditor } from "../body/content-editor.tsx";
import { type Draft, newDraft } from "../shared/draft.ts";
import { ClaimsCard } from "./claims-card.tsx";
import { useClaimView } from "./use-claim-view.ts";
import { type ClaimCheck, useClaims } from "./use-claims.ts";
import { useDrawer } from "./use-drawer.ts";

const { live, notify } = vi.hoisted(() => ({
  live: { state: "ready", data: [] as object[], retry: vi.fn() },
  notify: { error: vi.fn(), success: vi.fn() },
}));
vi.mock("#posts/data/claim-records.ts", () => ({
  useClaimRecords: () => live,
  isOwnRecord: ({ recorded_by_uid = "ana" }: Partial<ClaimRecord>) => recorded_by_uid === "ana",
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify }));

const record = (id: string, change: Partial<ClaimRecord> = {}) => ({
  id,
  post_id: "p1",
  kind: "protection",
  text: "IP67",
  sentences: "El pie cumple IP67.",
  recorded_at: new Date(2026, 10, 20, 18, 3),
  recorded_by: "luis@nhk-group.example",
  recorded_by_uid: "luis",
  ...change,
});
const html =
  '<h2>Uno</h2><p>Nada. El pie cumple IP67. Otra.</p><p>Véase la <a href="https://a.example/">norma</a>.</p>';

const blank = newDraft(new Date());
const last: { check: ClaimCheck | null; draft: Draft | null } = { check: null, draft: null };

function Screen({ title }: { readonly title: string }) {
  const area = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<Draft>({
    ...blank,
    title,
    source: "ai",
    content: { source: "html", html },
  });
  const check = useClaims("p1", draft, null);
  const view = useClaimView(area, useDrawer(false));
  useEffect(() => {
    Object.assign(last, { check, draft });
  });
  return (
    <div ref={area}>
      <textarea aria-label="Title" value={draft.title} readOnly />
      <ContentEditor
        content={draft.content}
        revision={0}
        onChange={(content) => setDraft({ ...draft, content })}
        showClaim={view.content}
        problem={undefined}
        pending="none"
        onPending={() => {}}
      />
      <ClaimsCard check={check} problem={undefined} source="ai" onShow={view.show} />
    </div>
  );
}

function open(records: readonly object[] = [], title = "Pies") {
  live.data = [...records];
  const user = userEvent.setup();
  render(
    <ChakraProvider value={panelSystem}>
      <Screen title={title} />
    </ChakraProvider>,
  );
  const card = within(screen.getByRole("region", { name: "Claim check" }));
  const claim = (text: string) =>
    card.getByRole("button", { name: new RegExp(`^${text} .*show in`) });
  return { user, card, claim };
}
const added = () => {
  if (!last.check || !last.draft) throw new Error("nothing is shown");
  return last.check.checkDraft(last.draft).records.added;
};

beforeEach(() => {
  live.state = "ready";
  vi.clearAllMocks();
});
afterEach(cleanup);

it("shows account and time of a ticked claim, with note and data sheet", () => {
  const { card } = open([
    record("r1", { note: "Ensayo de 2025", url: "https://datos.example/pie.pdf" }),
  ]);
  expect(card.getByRole<HTMLInputElement>("checkbox", { name: "IP67" }).checked).toBe(true);
  expect(card.getByText(/^luis@nhk-group\.example · Nov 20, 2026, 06:03 PM/)).toBeTruthy();
  expect(card.getByText("Ensayo de 2025")).toBeTruthy();
  const sheet = card.getByRole<HTMLAnchorElement>("link", { name: /^Data sheet/ });
  expect([sheet.href, sheet.rel]).toEqual(["https://datos.example/pie.pdf", "noopener noreferrer"]);
  expect(card.getByText("1 of 3")).toBeTruthy();
});

it("unticks a claim whose sentence changed, and names the account that had ticked it", () => {
  const { card } = open([record("r1", { sentences: "El pie casi cumple IP67." })]);
  expect(card.getByRole<HTMLInputElement>("checkbox", { name: "IP67" }).checked).toBe(false);
  expect(card.getByText(/^luis@.* ticked it on .*has changed since\./)).toBeTruthy();
});

it.each(["{Enter}", " ", "click"])("shows the sentence in the text: %s", async (key) => {
  const { user, claim } = open();
  const button = claim("IP67");
  if (key === "click") await user.click(button);
  else {
    button.focus();
    await user.keyboard(key);
  }
  const body = screen.getByRole("textbox", { name: "Content" });
  await vi.waitFor(() => expect(document.activeElement).toBe(body));
  expect(document.getSelection()?.toString()).toBe("El pie cumple IP67.");
});

it("shows the sentence of a link", async () => {
  const { user, claim } = open();
  await user.click(claim("https://a.example/"));
  await vi.waitFor(() => expect(document.getSelection()?.toString()).toBe("Véase la norma."));
});

it("shows a claim of the title in its field", async () => {
  const { user, claim } = open([], "Pies con IP69K");
  await user.click(claim("IP69K"));
  const title = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Title" });
  expect(document.activeElement).toBe(title);
  expect([title.selectionStart, title.selectionEnd]).toEqual([0, 14]);
});

it.each(["HTML", "Markdown"])(
  "shows a claim in the text rather than the title: %s",
  async (mode) => {
    const { user, claim } = open([], "Pies IP67");
    await user.click(screen.getByText(mode));
    const text = await screen.findByDisplayValue<HTMLTextAreaElement>(/Nada\. El pie cumple/);
    await user.click(claim("IP67"));
    await vi.waitFor(() => expect(document.activeElement).toBe(text));
    expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe("El pie cumple IP67.");
  },
);

it("stores a note and a data sheet in the own claim record, https only", async () => {
  const { user, card } = open();
  await user.click(card.getByRole("checkbox", { name: "IP67" }));
  expect(card.getByText("Stored when you save.")).toBeTruthy();
  const button = card.getByRole("button", { name: "Note or data sheet for IP67" });
  await user.click(button);
  const note = card.getByRole("textbox", { name: "Note" });
  expect(document.activeElement).toBe(note);
  await fill(user, note, "Página 4");
  const sheet = card.getByRole("textbox", { name: "Data sheet address" });
  await fill(user, sheet, "http://datos.example/pie.pdf");
  await user.click(card.getByRole("button", { name: "Apply" }));
  expect(card.getByText("Enter an address that begins with https://")).toBeTruthy();
  await user.clear(sheet);
  await fill(user, sheet, "https://datos.example/pie.pdf");
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(button);
  expect(card.getByText("Página 4")).toBeTruthy();
  expect(added()).toMatchObject([
    { text: "IP67", note: "Página 4", url: "https://datos.example/pie.pdf" },
  ]);
});

it("lists the stored sources", () => {
  const { card } = open([
    record("s1", { kind: "source", text: "Norma", sentences: "", url: "https://a.example/n" }),
  ]);
  expect(card.getByText("1 source of the research")).toBeTruthy();
  const source = card.getByRole<HTMLAnchorElement>("link", { name: /^Norma/ });
  expect([source.href, source.rel]).toEqual(["https://a.example/n", "noopener noreferrer"]);
});

it("shows that claim records could not be read, and reads again on Retry", async () => {
  live.state = "failed";
  const { user, card } = open();
  expect(card.getByText("Could not load the stored ticks")).toBeTruthy();
  await user.click(card.getByRole("button", { name: "Try again" }));
  expect(live.retry).toHaveBeenCalledOnce();
});
