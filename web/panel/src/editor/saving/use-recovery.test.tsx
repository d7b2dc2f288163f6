import { act, cleanup, renderHook } from "@testing-library/react";
import type { Article } from "kit/firebase/posts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newDraft, newPostStart, storedPostStart } from "../shared/draft.ts";
import * as store from "./draft-store.ts";
import { draftKey, draftKeys, loadDraft, storeDraft } from "./draft-store.ts";
import { toServerDraft } from "./server-draft.ts";
import { type Recovery, useRecovery } from "./use-recovery.ts";

/** Locks by name, as the browser grants them: a shared request waits for the holder. */
function fakeLocks() {
  const held = new Map<string, Promise<unknown>>();
  return {
    request: async (name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (lock?: object | null) => Promise<void>;
      const options = rest.length > 1 ? (rest[0] as LockOptions) : {};
      if (options.ifAvailable) return work(held.has(name) ? null : {});
      const done = held.has(name) ? held.get(name)?.then(() => work()) : work();
      if (rest.length === 1) held.set(name, Promise.resolve(done));
      await done;
      if (rest.length === 1) held.delete(name);
    },
  };
}

const server = vi.hoisted(() => ({ own: vi.fn(), remove: vi.fn(), openPost: vi.fn() }));
vi.mock("#posts/data/post-editing.ts", () => ({ openPost: server.openPost }));
vi.mock("#posts/data/post-drafts.ts", () => ({
  ownServerDrafts: server.own,
  removeServerDraft: server.remove,
}));

const now = new Date("2026-11-21T10:00:00Z");
const unsaved = (id: string, title: string) => ({
  id,
  base: "",
  draft: { ...newDraft(now), title },
});
const settled = () => act(() => new Promise((done) => setTimeout(done)));

function openTab(tab: string, start = newPostStart(`post-${tab}`, now)) {
  const onRestore = vi.fn();
  const opened = start.article?.post.updated_at.toISOString() ?? "";
  const view = renderHook(() => useRecovery(start, tab, opened, onRestore));
  return { ...view, onRestore };
}
type Result = { readonly current: Recovery };
const storedAt = ({ current: { found } }: Result) => (found ? new Date(found.savedAt) : null);

beforeEach(() => {
  localStorage.clear();
  server.own.mockReset().mockResolvedValue([]);
  server.remove.mockReset().mockResolvedValue(undefined);
  server.openPost.mockReset().mockResolvedValue(null);
  vi.stubGlobal("navigator", { locks: fakeLocks() });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("offers no draft in which nobody has written anything", async () => {
  const switched = { ...unsaved("post-one", ""), draft: { ...newDraft(now), published: true } };
  storeDraft(switched, "one", now);
  const empty = { ...unsaved("post-two", " "), draft: { ...newDraft(now), tags: "acero" } };
  storeDraft(
    { ...empty, draft: { ...empty.draft, content: { source: "html", html: "<p></p>" } } },
    "two",
    now,
  );
  const { result } = openTab("three");
  await settled();
  expect(result.current).toMatchObject({ found: null, count: 0 });
});

it("offers the draft of another tab only when that tab is closed", async () => {
  const first = openTab("one");
  storeDraft(unsaved("post-one", "Ruedas"), "one");
  const second = openTab("two");
  await settled();
  expect(storedAt(second.result)).toBeNull();

  storeDraft(unsaved("post-one", "Ruedas blandas"), "one", now);
  first.unmount();
  await settled();
  expect(storedAt(second.result)).toEqual(now);

  act(() => second.result.current.restore());
  expect(second.onRestore.mock.calls[0]?.[0]).toMatchObject({ title: "Ruedas blandas" });
  // The text is always in one of the two places.
  expect(draftKeys()).toEqual([draftKey("post-two", "two")]);
  expect(loadDraft(draftKey("post-two", "two"))?.draft.title).toBe("Ruedas blandas");
});

it("does not offer what a tab has saved before it was closed", async () => {
  const first = openTab("one");
  storeDraft(unsaved("post-one", "Ruedas"), "one");
  const second = openTab("two");
  await settled();
  localStorage.clear();
  first.unmount();
  await settled();
  expect(storedAt(second.result)).toBeNull();
});

it("offers the drafts of two tabs one after the other, the newest first", async () => {
  storeDraft(unsaved("a", "Uno"), "gone-1", new Date(now.getTime() - 1));
  storeDraft(unsaved("b", "Dos"), "gone-2", now);
  const { result } = openTab("two");
  await settled();
  expect(storedAt(result)).toEqual(now);
  act(() => result.current.discard());
  expect(storedAt(result)).toEqual(new Date(now.getTime() - 1));
  act(() => result.current.discard());
  expect(storedAt(result)).toBeNull();
  expect(draftKeys()).toEqual([]);
});

it("without locks offers every stored draft", async () => {
  vi.stubGlobal("navigator", {});
  storeDraft(unsaved("post-one", "Ruedas"), "one", now);
  const { result } = openTab("two");
  await settled();
  expect(storedAt(result)).toEqual(now);
});

it("keeps the found draft when the browser cannot store its copy", async () => {
  storeDraft(unsaved("post-one", "Ruedas"), "one", now);
  const { result } = openTab("two");
  await settled();
  vi.spyOn(store, "storeDraft").mockReturnValue(false);
  act(() => result.current.restore());
  expect(draftKeys()).toEqual([draftKey("post-one", "one")]);
  vi.restoreAllMocks();
});

describe("a draft of another computer", () => {
  const post = { id: "p1", title: "Ruedas", slug: "ruedas", published: false, view_count: 0 };
  const article: Article = {
    post: { ...post, created_at: now, updated_at: now },
    body: { content: "<p>a</p>" },
  };
  const copy = (title: string, base = now, tab = "laptop") => ({
    ...toServerDraft({ ...unsaved("p1", title), base: base.toISOString() }),
    id: tab,
    uid: "u1",
    saved_at: now,
  });
  const open = () => openTab("two", storedPostStart(article));
  const opened = async () => {
    const { result } = openTab(crypto.randomUUID(), newPostStart("p2", now));
    await settled();
    return result.current;
  };

  it("is offered as such, restored, and removed from the server after this tab stored it", async () => {
    server.own.mockResolvedValue([copy("Ruedas blandas")]);
    const { result, onRestore } = open();
    await settled();
    expect(server.own).toHaveBeenCalledWith("p1");
    expect(result.current.found).toMatchObject({ isElsewhere: true });
    expect(result.current.isOutdated).toBe(false);
    act(() => result.current.restore());
    expect(onRestore.mock.calls[0]?.[0]).toMatchObject({ title: "Ruedas blandas" });
    expect(loadDraft(draftKey("p1", "two"))?.draft.title).toBe("Ruedas blandas");
    expect(server.remove).toHaveBeenCalledWith("laptop");
  });

  it("shows that the post has been saved since", async () => {
    server.own.mockResolvedValue([copy("Ruedas blandas", new Date(0))]);
    const { result, onRestore } = open();
    await settled();
    expect(result.current.isOutdated).toBe(true);
    act(() => result.current.restore());
    expect(onRestore.mock.calls[0]?.[1]).toBe(new Date(0).toISOString());
  });

  it("is not offered when a tab of this browser has it", async () => {
    server.own.mockResolvedValue([copy("Uno", now, "closed"), copy("Dos", now, "open")]);
    const work = { ...unsaved("p1", "Uno, más"), base: now.toISOString() };
    storeDraft(work, "closed", now);
    openTab("open", storedPostStart(article));
    const { result } = open();
    await settled();
    expect(result.current.found).toMatchObject({ isElsewhere: false });
    act(() => result.current.discard());
    expect(result.current.found).toBeNull();
    expect(server.remove.mock.calls).toEqual([["closed"]]);
  });

  it("of a new post is offered until that post is saved, and removed then", async () => {
    const ofNew = { ...toServerDraft(unsaved("p1", "Ruedas")), uid: "u1", saved_at: now };
    server.own.mockResolvedValue([{ ...ofNew, id: "laptop" }]);
    expect((await opened()).found).not.toBeNull();
    const saved = (time: number) => ({ ...article, post: { ...post, updated_at: new Date(time) } });
    server.openPost.mockResolvedValue(saved(now.getTime() - 1));
    expect((await opened()).found).not.toBeNull();
    server.openPost.mockResolvedValue(saved(now.getTime()));
    expect((await opened()).found).toBeNull();
    expect(server.remove.mock.calls).toEqual([["laptop"]]);
  });

  it("is left out without a message when the server cannot be read", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    server.own.mockRejectedValue(new Error("unavailable"));
    const { result } = open();
    await settled();
    expect(result.current.found).toBeNull();
    expect(warn).toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
