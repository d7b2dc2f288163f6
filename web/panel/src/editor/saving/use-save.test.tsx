// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import type { Article } from "kit/firebase/posts";
import { adminZonedDate } from "kit/lib/format/dates";
import { beforeEach, expect, it, vi } from "vitest";
import { notify } from "#ui/toasts/toaster.tsx";
import { type Draft, toDraft } from "../shared/draft.ts";
import { messages } from "../shared/messages.ts";
import { useSave } from "./use-save.ts";

const data = vi.hoisted(() => ({ save: vi.fn() }));
vi.mock("#posts/data/post-editing.ts", () => ({
  savePost: data.save,
  SaveConflict: class extends Error {},
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: { success: vi.fn(), error: vi.fn() } }));

const past = new Date(2024, 4, 2, 8, 15);
const later = { date: "2099-01-02T09:30", dateIs: "chosen" } as const;
const live: Article = {
  post: {
    id: "a",
    title: "Ruedas",
    slug: "ruedas",
    published: true,
    published_at: past,
    created_at: past,
    updated_at: past,
    view_count: 0,
  },
  body: { content: "<p>a</p>" },
};
const ask = vi.fn();
const onStored = vi.fn();
const onSaved = vi.fn();
const records = { added: [], removed: ["r1"] };

async function save(opened: Article | null, change: Partial<Draft>, open = 0): Promise<void> {
  const { result } = renderHook(() =>
    useSave({
      id: "a",
      opened,
      reason: { current: "ai" },
      ask,
      checkDraft: () => ({ claims: "keep", open, records, onStored }),
      onProblems: vi.fn(),
      onConflict: vi.fn(),
      onSaved,
    }),
  );
  await act(async () => result.current.save({ ...toDraft(opened ?? live), ...change }));
}

beforeEach(() => {
  vi.resetAllMocks();
  data.save.mockResolvedValue(live);
});

it.each([true, false])(
  "asks before a later date takes a live post offline (answer %s)",
  async (answer) => {
    ask.mockResolvedValue(answer);
    await save(live, later);
    const date = adminZonedDate(new Date(2099, 0, 2, 9, 30));
    expect(ask).toHaveBeenCalledWith(messages.offline, messages.offline.text(date));
    expect(data.save).toHaveBeenCalledTimes(answer ? 1 : 0);
  },
);

const { published_at: _, ...rest } = live.post;
const draft: Article = { ...live, post: { ...rest, published: false } };
it.each<[string, Article | null, Partial<Draft>]>([
  ["a live post keeps its date", live, { title: "Ruedas blandas" }],
  ["a live post is unpublished by its switch", live, { published: false }],
  ["a draft is scheduled", draft, { published: true, ...later }],
  ["a new post is scheduled", null, { published: true, ...later }],
])("saves without a question when %s", async (_name, opened, change) => {
  await save(opened, change);
  expect(ask).not.toHaveBeenCalled();
  expect(data.save).toHaveBeenCalledOnce();
});

it.each([live, null])(
  "stores claim records with the post, and reports when they are stored",
  async (opened) => {
    data.save.mockRejectedValueOnce(new Error("offline"));
    await save(opened, {});
    expect(onStored).not.toHaveBeenCalled();
    await save(opened, {});
    expect(data.save.mock.lastCall?.[0]).toMatchObject({
      opened,
      fields: { claims: "keep", records },
    });
    expect(onStored).toHaveBeenCalledOnce();
  },
);

it("saves no public text with claims that nobody has confirmed, and says how many", async () => {
  await save(live, { title: "Otro" }, 2);
  expect(data.save).not.toHaveBeenCalled();
  expect(notify.error).toHaveBeenCalledWith(messages.failed.title, messages.claims.problem(2));
  await save(draft, { title: "Otro" }, 2);
  expect(data.save).toHaveBeenCalledTimes(1);
});

it("goes on with what the save answered", async () => {
  const answer = { ...live, post: { ...live.post, slug: "ruedas-2" } };
  data.save.mockResolvedValue(answer);
  await save(live, { title: "Ruedas blandas" });
  const saved = expect.objectContaining({ title: "Ruedas blandas" });
  expect(onSaved.mock.calls).toEqual([[saved, answer, false]]);
});

it("stores the reason why the text is replaced", async () => {
  await save(live, { title: "Ruedas blandas" });
  expect(data.save.mock.lastCall?.[0]).toMatchObject({ reason: "ai" });
});
