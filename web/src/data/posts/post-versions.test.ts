import type { Transaction } from "firebase/firestore";
import { expect, it, vi } from "vitest";
import type { Article } from "#data/articles/posts.ts";

vi.mock("firebase/firestore", () => ({
  collection: vi.fn(),
  doc: vi.fn(),
  serverTimestamp: () => "now",
}));
vi.mock("#firebase/panel-sdk.ts", () => ({
  panelAuth: () => ({ currentUser: { uid: "u1", email: "ana@nhk-group.example" } }),
  panelFirestore: vi.fn(),
}));
// Other files of this worker may have loaded the real modules.
vi.resetModules();
const { saveVersion: keepVersion } = await import("./post-versions.ts");

it("stores the replaced text and its meta fields with the reason and the own account, and deletes no version", () => {
  const transaction = { set: vi.fn(), delete: vi.fn() };
  const article = {
    post: { id: "p1", title: "Acero", excerpt: "Guía", meta_title: "Aceros", slug: "acero" },
    body: { content: "<p>a</p>", content_format: "html" },
  } as Article;
  keepVersion(transaction as unknown as Transaction, article, "ai");
  expect(transaction.set.mock.calls[0]?.[1]).toEqual({
    post_id: "p1",
    title: "Acero",
    excerpt: "Guía",
    meta_title: "Aceros",
    content: "<p>a</p>",
    content_format: "html",
    reason: "ai",
    replaced_at: "now",
    replaced_by: "ana@nhk-group.example",
    replaced_by_uid: "u1",
  });
  expect(transaction.delete).not.toHaveBeenCalled();
});
