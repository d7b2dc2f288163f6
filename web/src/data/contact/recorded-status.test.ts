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
const { updateSubmission } = await import("./submissions.ts");

const notes = { shown: "", typed: "" };
beforeEach(() => {
  memory.stored = submission({ status: "pending", notes: "" });
  memory.writes.length = 0;
});

it("records a new status in its commit, without the visitor's name", async () => {
  await updateSubmission("s1", { status: "in_progress", notes });
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
