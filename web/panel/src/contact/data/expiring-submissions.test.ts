import { expect, it, vi } from "vitest";
import { expiringSubmissions } from "./expiring-submissions.ts";

const data = vi.hoisted(() => ({ asked: [] as unknown[] }));
vi.mock("firebase/firestore", () => ({
  limit: (maxDocuments: number) => ["limit", maxDocuments],
  orderBy: (field: string) => ["orderBy", field],
  where: (...condition: unknown[]) => condition,
  query: (...parts: unknown[]) => parts,
}));
vi.mock("#firebase/use-live.ts", () => ({ useLive: vi.fn() }));
vi.mock("./submissions.ts", () => ({ PAGE_SIZE: 499, submissions: () => "submissions" }));
vi.mock("#data/document-pages.ts", () => ({
  documentPages: async function* (...asked: unknown[]) {
    data.asked.push(asked);
    yield [{ data: () => "first" }, { data: () => "second" }];
    yield [{ data: () => "third" }];
  },
}));

it("reads all pages of what was sent 24 months before the next 30 days end", async () => {
  const now = new Date("2026-11-26T10:00:00Z");
  expect(await expiringSubmissions(now)).toEqual(["first", "second", "third"]);
  const sent = ["created_at", "<=", new Date("2024-12-26T10:00:00Z")];
  expect(data.asked).toEqual([[["submissions", sent], 499, ["orderBy", "created_at"]]]);
});
