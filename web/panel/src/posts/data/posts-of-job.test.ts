import { afterAll, beforeEach, expect, it, vi } from "vitest";

type Source = readonly string[];
const stored = vi.hoisted(() => ({
  job: {} as object,
  pages: {} as Record<string, readonly object[]>,
  asked: [] as string[][],
}));
vi.mock("firebase/firestore", async (original) => ({
  ...(await original<object>()),
  collection: (_: unknown, name: string) => ({ withConverter: () => [name] }),
  doc: (source: Source) => source,
  documentId: () => "id",
  where: (field: string, _: string, value: unknown) => ({ field, value }),
  limit: () => ({}),
  query: ([name]: Source, { field, value }: { field: string; value: string[] }) =>
    field === "id" ? { ids: value } : [name],
  getDoc: async () => ({ data: () => stored.job }),
  getDocsFromServer: async ({ ids }: { ids: string[] }) => {
    stored.asked.push(ids);
    return { docs: ids.map((id) => ({ id, data: () => ({ id }) })) };
  },
}));
vi.mock("kit/firebase/panel-sdk", () => ({ panelFirestore: () => ({}) }));
vi.mock("#data/document-pages.ts", () => ({
  documentPages: async function* ([name = ""]: Source) {
    yield stored.pages[name];
  },
}));
// Other files of this worker may have loaded the real modules.
vi.resetModules();
const { postsOfJob } = await import("./panel-posts.ts");
afterAll(() => vi.resetModules());

const toSnapshot = (data: object) => ({ data: () => data });
const getIds = (posts: readonly { readonly id: string }[]) => posts.map(({ id }) => id);
beforeEach(() => {
  stored.asked = [];
  stored.job = { updated_records: 33 };
  stored.pages = {
    blog_posts: [toSnapshot({ id: "new" })],
    import_job_items: [
      toSnapshot({ record_id: "new" }),
      ...Array.from({ length: 33 }, (_, n) => toSnapshot({ record_id: `old-${n}`, former: {} })),
    ],
  };
});

it("lists the posts that a job created, then those that it updated, thirty at once", async () => {
  const onPage = vi.fn();
  const read = await postsOfJob("job", onPage);
  expect(getIds(read)).toEqual(["new", ...Array.from({ length: 33 }, (_, n) => `old-${n}`)]);
  expect(stored.asked.map((ids) => ids.length)).toEqual([30, 3]);
  expect(onPage.mock.calls.map(([posts]) => posts.length)).toEqual([1, 31, 34]);
});

it("reads no records of a job without updates", async () => {
  stored.job = {};
  stored.pages.import_job_items = [toSnapshot({ record_id: "old", former: {} })];
  expect(getIds(await postsOfJob("job", () => {}))).toEqual(["new"]);
  expect(stored.asked).toEqual([]);
});
