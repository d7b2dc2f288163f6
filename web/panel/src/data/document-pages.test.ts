import type { Query } from "firebase/firestore";
import { expect, it, vi } from "vitest";
import { documentPages } from "./document-pages.ts";

vi.mock("firebase/firestore", () => ({
  documentId: () => "id",
  orderBy: (field: string) => ({ orderBy: field }),
  limit: (size: number) => ({ limit: size }),
  startAfter: (last: string) => ({ startAfter: last }),
  query: (_: object, ...parts: object[]) => Object.assign({}, ...parts) as object,
  getDocs: async () => ({ docs: [] }),
  getDocsFromServer: async ({ startAfter: last }: { startAfter?: string }) => ({
    docs: last === undefined ? ["a", "b"] : ["c"],
  }),
}));

it("reads pages from the server, because a cache may hold none or some of the documents", async () => {
  const read: unknown[] = [];
  for await (const page of documentPages({} as Query<object>, 2)) read.push(...page);
  expect(read).toEqual(["a", "b", "c"]);
});
