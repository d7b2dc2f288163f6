import { act, cleanup, renderHook } from "@testing-library/react";
import type { StoredSubmission } from "domain/contact/submission";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { submission } from "#testing/submission.ts";

const data = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("#data/callables.ts", () => ({ call: data.call }));
vi.mock("kit/firebase/panel-sdk", () => ({
  panelAuth: () => ({ currentUser: { uid: "eva", email: "eva@nhk.example" } }),
}));
// Other files of this worker may have loaded the real modules.
vi.resetModules();
const { DomainError } = await import("domain/shared/errors");
const { addNote, assign, setStatus } = await import("./change-submissions.ts");
const { useWithPendingChanges } = await import("./pending-changes.ts");

const ana = submission({ id: "ana", change_id: "before" });
const ben = submission({ id: "ben" });

function showInbox(...stored: readonly StoredSubmission[]) {
  const live = (list: readonly StoredSubmission[]) =>
    ({ state: "ready", data: list, unreadable: [], isLastKnown: false }) as const;
  const hook = renderHook((list) => useWithPendingChanges(list), { initialProps: live(stored) });
  return {
    shown: () => (hook.result.current.state === "ready" ? hook.result.current.data : []),
    store: (...list: readonly StoredSubmission[]) => hook.rerender(live(list)),
  };
}
function answerLater() {
  const answer = Promise.withResolvers<object>();
  data.call.mockReturnValueOnce(answer.promise);
  return answer;
}
const inputs = () => data.call.mock.calls.map(([, input]) => input as { operation_id: string });
beforeEach(() => {
  data.call.mockReset();
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shows a new status at once, and until the store has it", async () => {
  const { shown, store } = showInbox(ana, ben);
  const answer = answerLater();
  let stored: Promise<void> | undefined;
  act(() => {
    stored = setStatus([ana, ben], "completed");
  });
  expect(shown().map(({ status }) => status)).toEqual(["completed", "completed"]);
  expect(shown()[0]).not.toHaveProperty("answered_at");
  await act(async () => {
    answer.resolve({ changed: 2 });
    await stored;
  });
  expect(shown()[0]?.status).toBe("completed");
  store({ ...ana, status: "in_progress", change_id: "of another administrator" }, ben);
  expect(shown().map(({ status }) => status)).toEqual(["in_progress", "completed"]);
  expect(data.call.mock.calls).toEqual([
    [
      "setSubmissionStatus",
      {
        operation_id: expect.any(String),
        submissions: [
          { id: "ana", shown: "pending" },
          { id: "ben", shown: "pending" },
        ],
        status: "completed",
      },
    ],
  ]);
});

it("takes a refused change back, and leaves others", async () => {
  const { shown } = showInbox(ana);
  const [status, assignment] = [answerLater(), answerLater()];
  let changes: readonly Promise<void>[] = [];
  act(() => {
    changes = [setStatus([ana], "in_progress"), assign([ana], "leo")];
  });
  expect(shown()).toMatchObject([{ status: "in_progress", assigned_to: "leo" }]);
  await act(async () => {
    status.reject(new DomainError("aborted", "Somebody was faster."));
    await expect(changes[0]).rejects.toMatchObject({ code: "aborted" });
  });
  expect(shown()).toMatchObject([{ status: "pending", assigned_to: "leo" }]);
  await act(async () => {
    assignment.resolve({ changed: 1 });
    await changes[1];
  });
});

it("shows a note at once, and once when the store has it", async () => {
  const { shown, store } = showInbox(ana);
  data.call.mockResolvedValue(null);
  await act(() => addNote(ana, "n1", "Llamar.", false));
  const note = { id: "n1", text: "Llamar.", by_uid: "eva", by_email: "eva@nhk.example" };
  expect(shown()[0]?.note_entries).toMatchObject([note]);
  store({ ...ana, note_entries: [{ ...note, at: new Date() }] });
  expect(shown()[0]?.note_entries).toHaveLength(1);
});

it("asks once more under the same id when an answer is lost, and later again", async () => {
  data.call.mockRejectedValue(new DomainError("internal"));
  await expect(setStatus([ben], "completed")).rejects.toMatchObject({ code: "internal" });
  data.call.mockResolvedValue({ changed: 1 });
  await setStatus([ben], "completed");
  const [first, ...repeats] = inputs().map(({ operation_id }) => operation_id);
  expect(repeats).toEqual([first, first]);
  await setStatus([{ ...ben, change_id: first ?? "" }], "completed");
  expect(inputs().at(-1)?.operation_id).not.toBe(first);
});

it("does not repeat a refusal, nor without a network", async () => {
  data.call.mockRejectedValueOnce(new DomainError("not-found"));
  await expect(setStatus([ana], "completed")).rejects.toMatchObject({ code: "not-found" });
  vi.stubGlobal("navigator", { onLine: false });
  data.call.mockRejectedValueOnce(new DomainError("unavailable"));
  await expect(setStatus([ana], "completed")).rejects.toMatchObject({ code: "unavailable" });
  expect(data.call).toHaveBeenCalledTimes(2);
});
