// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { clearDraft, readDraft, submissionIdFor, writeDraft } from "./draft.ts";
import { cleanValue } from "./field-spec.ts";

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe("drafts", () => {
  const draft = { values: { name: "Ana" }, started_at: 5 };

  it("are read as written and deleted by clearDraft", () => {
    writeDraft("contacto", draft);
    expect(readDraft("contacto")).toEqual(draft);
    expect(readDraft("landing")).toBeNull();
    clearDraft("contacto");
    expect(readDraft("contacto")).toBeNull();
  });

  it.each(["{", "7", '{"values":{"name":7},"started_at":1}', '{"values":null,"started_at":1}'])(
    "are null when the storage contains %s",
    (stored) => {
      sessionStorage.setItem("form:contacto", stored);
      expect(readDraft("contacto")).toBeNull();
    },
  );

  it("are null and throw nothing when storage is blocked", () => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => {
        throw new DOMException("denied", "SecurityError");
      },
      setItem: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
    expect(() => writeDraft("contacto", draft)).not.toThrow();
    expect(readDraft("contacto")).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe("submissionIdFor", () => {
  const made: string[] = [];
  const newId = () => `id-${made.push("id")}`;

  it("keeps the id of the same content and takes a new one for other content", () => {
    const first = submissionIdFor(null, { a: "1", b: "2" }, newId);
    const draft = { values: {}, started_at: 0, attempt: first };
    expect(submissionIdFor(draft, { b: "2", a: "1" }, newId)).toEqual(first);
    expect(submissionIdFor(draft, { a: "1", b: "3" }, newId).id).not.toBe(first.id);
  });
});

describe("cleanValue", () => {
  it.each([
    ["  Ana\tRuiz\u0000 ", "text", "Ana Ruiz"],
    ["a\r\nb", "text", "a b"],
    [" uno\r\ndos\rtres\u0007\t. ", "textarea", "uno\ndos\ntres \t."],
    [" \n ", "textarea", ""],
  ] as const)("changes %j in a %s field to %j", (value, kind, tidied) =>
    expect(cleanValue(value, kind)).toBe(tidied),
  );
});
