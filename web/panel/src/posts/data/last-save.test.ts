import { FirebaseError } from "firebase/app";
import { beforeEach, expect, it, vi } from "vitest";

const memory = vi.hoisted(() => ({ entry: undefined as object | undefined, versions: vi.fn() }));
vi.mock("firebase/firestore", () => ({
  doc: (_: unknown, ...path: string[]) => path.join("/"),
  getDoc: async (path: string) => {
    if (memory.entry instanceof Error) throw memory.entry;
    return { exists: () => memory.entry !== undefined, data: () => memory.entry, ref: { path } };
  },
}));
vi.mock("domain/shared/audit", () => ({ AuditEntrySchema: null }));
vi.mock("kit/firebase/document", () => ({
  readDocument: (_: null, __: string, data: object) => data,
}));
vi.mock("kit/firebase/panel-sdk", () => ({ panelFirestore: () => ({}) }));
vi.mock("./post-versions.ts", () => ({ loadVersions: memory.versions }));
// Other files of this worker may have loaded the real modules.
vi.resetModules();
const { loadLastSave } = await import("./last-save.ts");

const now = new Date("2026-11-23T16:40:00Z");
const before = new Date("2026-11-22T16:40:00Z");
const post = {
  id: "a",
  title: "Pies",
  slug: "pies",
  published: false,
  created_at: before,
  updated_at: now,
  view_count: 0,
  change_id: "c",
};

beforeEach(() => {
  memory.entry = undefined;
  memory.versions.mockReset().mockResolvedValue([]);
});

it("returns the account that recorded the last change", async () => {
  memory.entry = { at: now, actor_email: "eva@nhk.example" };
  expect(await loadLastSave(post)).toEqual({ by: "eva@nhk.example", at: now });
});

it("returns the account that replaced the text last, when a function did it", async () => {
  memory.entry = { at: before, actor_email: "eva@nhk.example" };
  memory.versions.mockResolvedValue([{ replaced_at: now, replaced_by: "ana@nhk.example" }]);
  expect(await loadLastSave(post)).toEqual({ by: "ana@nhk.example", at: now });
});

it("returns the account that replaced the text last to an editor, who does not read the audit log", async () => {
  memory.entry = new FirebaseError("permission-denied", "refused");
  memory.versions.mockResolvedValue([{ replaced_at: now, replaced_by: "ana@nhk.example" }]);
  expect(await loadLastSave(post)).toEqual({ by: "ana@nhk.example", at: now });
});

it("returns the account that copied pictures, which is no save of the post", async () => {
  const at = new Date("2026-11-23T17:00:00Z");
  memory.entry = { at, actor_email: "eva@nhk.example" };
  expect(await loadLastSave(post)).toEqual({ by: "eva@nhk.example", at });
});

it("returns no account for a change without audit entry and version", async () => {
  memory.versions.mockResolvedValue([{ replaced_at: before, replaced_by: "ana@nhk.example" }]);
  expect(await loadLastSave(post)).toEqual({ by: null, at: now });
});

it("returns no account when it cannot be read", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  memory.versions.mockRejectedValue(new Error("offline"));
  expect(await loadLastSave(post)).toEqual({ by: null, at: now });
  expect(warn).toHaveBeenCalledOnce();
});
