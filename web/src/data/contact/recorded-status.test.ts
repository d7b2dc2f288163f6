import { beforeEach, expect, it, vi } from "vitest";
import { submission } from "#testing/submission.ts";

const memory = vi.hoisted(() => ({ stored: {} as object, writes: [] as [string, object][] }));
vi.mock("firebase/firestore", () => ({
  collection: (_: object, path: string) => ({
    path,
    withConverter: () => ({ path }),
  }),
  doc: ({ path }: { path: string }, id: string) => ({ path: `${path}/${id}` }),
  serverTimestamp: () => "now",
  deleteField: () => "none",
  runTransaction: async (_: object, work: (transaction: object) => Promise<void>) => {
    const write = ({ path }: { path: string }, data: object) => memory.writes.push([path, data]);
    await work({ get: async () => ({ data: () => memory.stored }), set: write, update: write });
  },
}));
vi.mock("#firebase/panel-sdk.ts", () => ({
  panelAuth: () => ({ currentUser: { uid: "u1", email: "ana@nhk-group.example" } }),
  panelFirestore: () => ({}),
}));
vi.mock("#firebase/connection.ts", () => ({ untilAnswered: (work: () => unknown) => work() }));
// Other files of this worker may have loaded the real modules.
vi.resetModules();
const { assignSubmission, updateSubmission } = await import("./submissions.ts");

const notes = { shown: "", typed: "" };
const started = { shown: "pending", next: "in_progress" } as const;
beforeEach(() => {
  memory.stored = submission({ status: "pending", notes: "" });
  memory.writes.length = 0;
});

it("records a new status in its commit, without the visitor's name", async () => {
  await updateSubmission("s1", { status: started, notes });
  const [entry, change] = memory.writes;
  expect(change?.[1]).toMatchObject({ status: "in_progress", notes: "" });
  expect(entry?.[0]).toBe(`audit_log/${Reflect.get(change?.[1] ?? {}, "change_id")}`);
  expect(entry?.[1]).toEqual({
    at: "now",
    actor_uid: "u1",
    actor_email: "ana@nhk-group.example",
    action: "inquiry_status_changed",
    target: "s1",
    details: { former_status: "pending", status: "in_progress" },
    expires_at: expect.any(Date),
  });
});

it("records neither notes nor the status that it has", async () => {
  await updateSubmission("s1", { notes: { shown: "", typed: "Llamar" } });
  expect(memory.writes.map(([path]) => path)).toEqual(["contact_submissions/s1"]);
  expect(memory.writes[0]?.[1]).not.toHaveProperty("change_id");
});

it("does not overwrite notes that the administrator has not seen", async () => {
  memory.stored = submission({ notes: "Quiere oferta." });
  const changed = { shown: "", typed: "Llamar" };
  await expect(updateSubmission("s1", { notes: changed })).rejects.toMatchObject({
    code: "aborted",
  });
  expect(memory.writes).toEqual([]);
  await updateSubmission("s1", { notes: { ...changed, typed: "Quiere oferta." } });
  expect(memory.writes[0]?.[1]).toMatchObject({ notes: "Quiere oferta." });
});

it("stores the time of the answer, and takes it back when the submission is reopened", async () => {
  await updateSubmission("s1", { status: { shown: "pending", next: "completed" }, notes });
  expect(memory.writes[1]?.[1]).toMatchObject({ status: "completed", answered_at: "now" });
  memory.writes.length = 0;
  memory.stored = submission({ status: "completed", answered_at: new Date() });
  await updateSubmission("s1", { status: { ...started, shown: "completed" }, notes });
  expect(memory.writes[1]?.[1]).toMatchObject({ status: "in_progress", answered_at: "none" });
});

it("does not reopen what another administrator completed meanwhile", async () => {
  memory.stored = submission({ status: "completed", answered_at: new Date() });
  const change = { status: started, notes };
  await expect(updateSubmission("s1", change)).rejects.toMatchObject({ code: "aborted" });
  const same = { shown: "pending", next: "completed" } as const;
  await updateSubmission("s1", { status: same, notes });
  expect(memory.writes.map(([path]) => path)).toEqual(["contact_submissions/s1"]);
});

it("records an assignment in its commit", async () => {
  await assignSubmission("s1", "", "eva");
  const [entry, change] = memory.writes;
  const change_id = entry?.[0].slice("audit_log/".length);
  expect(change).toEqual(["contact_submissions/s1", { assigned_to: "eva", change_id }]);
  expect(entry?.[1]).toMatchObject({
    action: "inquiry_assigned",
    target: "s1",
    details: { former_assignee: "", assignee: "eva" },
  });
});

it("does not overwrite an assignment that the administrator has not seen", async () => {
  memory.stored = submission({ assigned_to: "leo" });
  await expect(assignSubmission("s1", "", "eva")).rejects.toMatchObject({ code: "aborted" });
  await assignSubmission("s1", "", "leo");
  expect(memory.writes).toEqual([]);
  await assignSubmission("s1", "leo", "");
  expect(memory.writes[1]?.[1]).toMatchObject({ assigned_to: "none" });
});
