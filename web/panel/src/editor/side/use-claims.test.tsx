// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import type { ClaimRecord } from "domain/posts/claim-record";
import type { Article } from "kit/firebase/posts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { NewClaimRecord } from "#posts/data/claim-records.ts";
import { type Draft, toDraft } from "../shared/draft.ts";
import { type ClaimCheck, useClaims } from "./use-claims.ts";

type StoredRecord = ClaimRecord & { readonly id: string };
const { live } = vi.hoisted(() => ({ live: { data: [] as object[], state: "ready" } }));
vi.mock("#posts/data/claim-records.ts", () => ({
  useClaimRecords: () => live,
  isOwnRecord: ({ recorded_by_uid = "ana" }: Partial<ClaimRecord>) => recorded_by_uid === "ana",
}));

const saved = new Date("2026-11-21T10:00:00Z");
const html = "<p>Grado IP67.</p><p>Carga de 80 kg.</p>";
const article = (change: object = {}, content = html): Article => ({
  post: {
    id: "p1",
    title: "Pies",
    slug: "pies",
    source: "ai",
    published: false,
    created_at: saved,
    updated_at: saved,
    view_count: 0,
    ...change,
  },
  body: { content, content_format: "html" },
});
const signed = { claims_checked_by: "luis", claims_checked_at: saved };
const record = (change: Partial<StoredRecord> = {}): StoredRecord => ({
  id: "r1",
  post_id: "p1",
  kind: "protection",
  text: "IP67",
  sentences: "Grado IP67.",
  recorded_at: saved,
  recorded_by: "luis@nhk-group.example",
  recorded_by_uid: "luis",
  ...change,
});
const read = (change: Partial<StoredRecord> = {}) =>
  record({ id: "r2", kind: "read", text: "", sentences: "", recorded_by_uid: "ana", ...change });

function open(opened: Article, records: readonly StoredRecord[] = []) {
  live.data = [...records];
  const hook = renderHook(
    ({ draft, post, revision }: { draft: Draft; post: Article; revision: number }) =>
      useClaims("p1", draft, post, revision),
    { initialProps: { draft: toDraft(opened), post: opened, revision: 0 } },
  );
  const check = () => hook.result.current;
  const run = (work: (check: ClaimCheck) => void) => act(() => work(check()));
  const show = (post: Article, content?: string, revision = 0) => {
    const draft = toDraft(content === undefined ? post : article({}, content));
    act(() => hook.rerender({ draft, post, revision }));
    return draft;
  };
  const claim = (text: string) => {
    const found = check().claims.find((claim) => claim.text === text);
    if (!found) throw new Error(`no claim ${text}`);
    return found;
  };
  const ticked = () =>
    check().claims.flatMap(({ tick, text }) => (check().isTicked(tick) ? [text] : []));
  return { check, run, show, claim, ticked };
}
const added = (check: ClaimCheck, draft: Draft) =>
  check.checkDraft(draft).records.added.map(({ kind, text }: NewClaimRecord) => `${kind} ${text}`);

beforeEach(() => {
  live.state = "ready";
});

describe("stored claim records", () => {
  it("tick their claims after reopening, also records of colleagues", () => {
    const { check, ticked } = open(article(), [record()]);
    expect(ticked()).toEqual(["IP67"]);
    expect([check().open, check().isChanged]).toEqual([2, false]);
  });

  it("tick their claims after edits elsewhere, but not after a change of their sentence", () => {
    const post = article();
    const { ticked, show } = open(post, [record()]);
    show(post, "<p>Grado IP67. Nuevo.</p>");
    expect(ticked()).toEqual(["IP67"]);
    show(post, "<p>Grado IP67 solo.</p>");
    expect(ticked()).toEqual([]);
    show(post, "<p>Grado IP67.</p><p>También IP67.</p>");
    expect(ticked()).toEqual([]);
  });

  it("tick no claim before they are loaded", () => {
    live.state = "loading";
    expect(open(article(), [record()]).ticked()).toEqual([]);
  });

  it("are not needed for a confirmed text", () => {
    const { check, ticked } = open(article(signed));
    expect(ticked()).toEqual(["IP67", "80 kg"]);
    expect(check().open).toBe(0);
    expect(check().checkDraft(toDraft(article(signed)))).toMatchObject({
      claims: "keep",
      records: { added: [], removed: [] },
    });
  });
});

describe("the reading confirmation", () => {
  it.each<[string, Partial<StoredRecord>, boolean]>([
    ["the own one of this text", {}, true],
    ["the own one of an earlier text", { recorded_at: new Date(saved.getTime() - 1) }, false],
    ["that of a colleague", { recorded_by_uid: "luis" }, false],
  ])("%s", (_, change, counts) => {
    expect(open(article(), [read(change)]).check().isRead).toBe(counts);
  });

  it("is replaced by each save, and stays ticked after it", () => {
    const { check, show, run, claim } = open(article(), [read()]);
    run((now) => now.tick(claim("IP67"), true));
    const { records } = check().checkDraft(toDraft(article()));
    expect(records.removed).toEqual(["r2"]);
    expect(records.added.map(({ kind }) => kind)).toContain("read");
    show(article({ updated_at: new Date(saved.getTime() + 1000) }));
    expect(check().isRead).toBe(true);
  });

  it("holds for the text that it was given for, stored or not", () => {
    const post = article(signed);
    const { check, show, run } = open(post);
    const other = `${html}<p>Otra frase.</p>`;
    show(post, other);
    expect([check().isRead, check().open]).toEqual([false, 1]);
    show(post);
    expect(check().isRead).toBe(true);
    const draft = show(post, other);
    run((now) => now.read(true));
    expect(check().checkDraft(draft)).toMatchObject({ claims: "confirm", open: 0 });
    show(post, `${other}<p>Y otra.</p>`);
    expect(check().isRead).toBe(true);
    show(post, `${other}<p>Una versión anterior.</p>`, 1);
    expect(check().isRead).toBe(false);
  });

  it("does not come back with a text that was saved without it", () => {
    const { check, show } = open(article(signed));
    const other = `${html}<p>Otra frase.</p>`;
    show(article({ updated_at: new Date(saved.getTime() + 1000) }, other), other);
    expect(check().isRead).toBe(false);
  });

  it("of the own account does not cover the text of a colleague that is taken over", () => {
    const { check, show } = open(article(), [read()]);
    expect(check().isRead).toBe(true);
    const theirs = article({ updated_at: new Date(saved.getTime() + 1000) }, "<p>Otra.</p>");
    const draft = show(theirs, "<p>Otra.</p>", 1);
    expect([check().isRead, check().open]).toEqual([false, 1]);
    expect(check().checkDraft(draft)).toMatchObject({ claims: "withdraw", open: 1 });
  });

  it("is not recorded for an account that only edits a confirmed text", () => {
    const post = article(signed);
    const { check, show } = open(post);
    const draft = show(post, `${html}<p>Hasta 90 bar.</p>`);
    expect(check().checkDraft(draft)).toMatchObject({
      claims: "withdraw",
      open: 2,
      records: { added: [] },
    });
  });

  it("of a text that a colleague has replaced meanwhile does not cover what is saved over it", () => {
    const { check } = open(article(signed));
    const theirs = article({ ...signed, title: "Ruedas" });
    const saved = toDraft(article(signed));
    expect(check().checkDraft(saved, theirs)).toMatchObject({ claims: "withdraw", open: 1 });
  });
});

describe("newly ticked claims", () => {
  it("are recorded once, while other claims are unticked", () => {
    const post = article();
    const { check, run, claim, ticked } = open(post);
    run((now) => now.tick(claim("IP67"), true));
    expect(check().isChanged).toBe(true);
    const result = check().checkDraft(toDraft(post));
    expect(result).toMatchObject({ claims: "withdraw", open: 2 });
    expect(added(check(), toDraft(post))).toEqual(["protection IP67"]);
    act(() => result.onStored());
    expect(added(check(), toDraft(post))).toEqual([]);
    expect([check().isChanged, ticked()]).toEqual([false, ["IP67"]]);
  });

  it("are not recorded when their sentence changed before the save, or the text is by the company", () => {
    const post = article();
    const { check, run, claim, show } = open(post);
    run((now) => now.tick(claim("IP67"), true));
    expect(added(check(), { ...toDraft(post), source: "" })).toEqual([]);
    expect(added(check(), show(post, "<p>Sin IP67.</p>"))).toEqual([]);
  });

  it("replace the record of the former sentence, with its note and data sheet", () => {
    const former = record({ sentences: "Antes IP67.", note: "Ensayo", url: "https://a.example/" });
    const { check, run, claim, ticked } = open(article(), [former]);
    expect(ticked()).toEqual([]);
    run((now) => now.tick(claim("IP67"), true));
    const { records } = check().checkDraft(toDraft(article()));
    expect(records.removed).toEqual(["r1"]);
    expect(records.added).toMatchObject([
      { sentences: "Grado IP67.", note: "Ensayo", url: "https://a.example/" },
    ]);
  });

  it("confirm the text when none is left", () => {
    const { check, run, claim } = open(article(), [record()]);
    run((now) => now.tick(claim("80 kg"), true));
    expect(check().checkDraft(toDraft(article())).claims).toBe("withdraw");
    run((now) => now.read(true));
    expect(check().checkDraft(toDraft(article()))).toMatchObject({ claims: "confirm", open: 0 });
  });
});

it("unticking a claim deletes its records, also those of colleagues", () => {
  const { check, run, claim, ticked } = open(article(), [record(), record({ id: "r3" })]);
  run((now) => now.tick(claim("IP67"), false));
  expect([ticked(), check().isChanged]).toEqual([[], true]);
  expect(check().checkDraft(toDraft(article())).records).toEqual({
    added: [],
    removed: ["r1", "r3"],
  });
});

it("a note replaces the own record and keeps those of colleagues", () => {
  const own = record({ id: "r3", recorded_by_uid: "ana" });
  const { check, run, claim } = open(article(), [record(), own]);
  run((now) => now.annotate(claim("IP67"), { note: "Página 4" }));
  const { records } = check().checkDraft(toDraft(article()));
  expect(records.removed).toEqual(["r3"]);
  expect(records.added).toMatchObject([{ text: "IP67", note: "Página 4" }]);
});

it("sources are stored once, https only", () => {
  const source = record({ kind: "source", text: "Norma", url: "https://a.example/" });
  const { check, run, ticked } = open(article(), [source]);
  run((now) =>
    now.keepSources([
      { title: "Norma", url: "https://a.example/" },
      { title: "Otra\n", url: "https://b.example/" },
      { title: "Mala", url: "javascript:alert(1)" },
    ]),
  );
  expect(added(check(), toDraft(article()))).toEqual(["source Otra "]);
  expect(ticked()).toEqual([]);
});
