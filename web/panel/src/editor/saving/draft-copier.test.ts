import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newDraft } from "../shared/draft.ts";
import { draftCopier } from "./draft-copier.ts";
import { fromServerDraft, toServerDraft } from "./server-draft.ts";

const server = vi.hoisted(() => ({ store: vi.fn(), remove: vi.fn() }));
vi.mock("#posts/data/post-drafts.ts", () => ({
  storeServerDraft: server.store,
  removeServerDraft: server.remove,
}));

const now = new Date("2026-11-21T10:00:00Z");
const unsaved = (title: string, base = "") => ({
  id: "p1",
  base,
  draft: { ...newDraft(now), title },
});
const titles = () => server.store.mock.calls.map(([, fields]) => fields.title);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  server.store.mockReset().mockResolvedValue(undefined);
  server.remove.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("copies the latest text every 10 seconds while it changes", async () => {
  const onState = vi.fn();
  const copier = draftCopier("tab", onState);
  for (let n = 1; n <= 25; n += 1) {
    copier.change(unsaved(`${n}`));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(titles()).toEqual(["10", "20"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(titles()).toEqual(["10", "20", "25"]);
  expect(onState).toHaveBeenLastCalledWith(true);
});

it("does not send a text that is larger than a stored one may be", async () => {
  const onState = vi.fn();
  const copier = draftCopier("tab", onState);
  const html = "ñ".repeat(limits.contentBytes / 2 + 1);
  const large = unsaved("Uno");
  copier.change({ ...large, draft: { ...large.draft, content: { source: "html", html } } });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(titles()).toEqual([]);
  expect(onState.mock.calls).toEqual([[false]]);
  copier.change(unsaved("Dos"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(titles()).toEqual(["Dos"]);
  expect(onState).toHaveBeenLastCalledWith(true);
});

it("copies at once when the page is hidden, but not again without a change", async () => {
  const copier = draftCopier("tab", vi.fn());
  copier.change(unsaved("Uno"));
  copier.flush();
  copier.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(titles()).toEqual(["Uno"]);
});

it("removes the copy only after a copy that is under way", async () => {
  const copier = draftCopier("tab", vi.fn());
  const { promise, resolve } = Promise.withResolvers<void>();
  server.store.mockReturnValue(promise);
  copier.change(unsaved("Uno"));
  copier.flush();
  await vi.advanceTimersByTimeAsync(0);
  const removal = copier.remove();
  await vi.advanceTimersByTimeAsync(100);
  expect(server.remove).not.toHaveBeenCalled();
  resolve();
  await removal;
  expect(server.remove).toHaveBeenCalledWith("tab");
});

it("waits at most 1.5 seconds on leaving for a server that does not answer", async () => {
  const copier = draftCopier("tab", vi.fn());
  copier.change(unsaved("Uno"));
  copier.flush();
  await vi.advanceTimersByTimeAsync(0);
  server.remove.mockReturnValue(new Promise(() => {}));
  const left = vi.fn();
  void copier.remove().then(left);
  await vi.advanceTimersByTimeAsync(1500);
  expect(left).toHaveBeenCalled();
});

it("sends no request when nothing was copied", async () => {
  const copier = draftCopier("tab", vi.fn());
  copier.change(unsaved("Uno"));
  await copier.remove();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.store).not.toHaveBeenCalled();
  expect(server.remove).not.toHaveBeenCalled();
});

it("without an answer shows a message and retries after a minute, but not after a denial", async () => {
  const onState = vi.fn();
  const copier = draftCopier("tab", onState);
  server.store.mockRejectedValueOnce(new DomainError("unavailable"));
  copier.change(unsaved("Uno"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onState).toHaveBeenLastCalledWith(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(titles()).toEqual(["Uno", "Uno"]);
  expect(onState).toHaveBeenLastCalledWith(true);

  server.store.mockRejectedValue(new Error("permission-denied"));
  copier.change(unsaved("Dos"));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(titles()).toEqual(["Uno", "Uno", "Dos"]);
});

it.each([
  unsaved("Ruedas", "2026-11-20T09:00:00.000Z"),
  {
    ...unsaved("Ruedas"),
    draft: { ...newDraft(now), content: { source: "markdown" as const, markdown: "# A" } },
  },
])("reads back what it copied", (work) => {
  const stored = { ...toServerDraft(work), saved_at: now };
  expect(fromServerDraft(stored)).toEqual({ ...work, savedAt: now.toISOString() });
});
