import { UnreadableDocument } from "kit/firebase/document";
import { expect, it, vi } from "vitest";
import { readTrash } from "./trash.ts";

const documents = vi.hoisted(() => ({ pages: [] as object[][] }));
vi.mock("firebase/firestore", async (original) => ({
  ...(await original<object>()),
  collection: () => ({ withConverter: () => ({}) }),
}));
vi.mock("kit/firebase/panel-sdk", () => ({ panelFirestore: () => ({}) }));
vi.mock("#data/document-pages.ts", () => ({
  documentPages: async function* () {
    yield* documents.pages;
  },
}));

const readable = (id: string) => ({ id, data: () => ({ id }) });

it("reads every page and names documents that do not fit their schema", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = {
    id: "bad",
    data: () => {
      throw new UnreadableDocument("trash_posts/bad", ["post (missing)"]);
    },
  };
  documents.pages = [[readable("a"), broken], [readable("b")]];
  expect(await readTrash()).toEqual({ posts: [{ id: "a" }, { id: "b" }], unreadable: ["bad"] });
  expect(log).toHaveBeenCalledWith("trash_posts/bad does not fit its schema: post (missing)");
});

it("fails on any other error", async () => {
  const failing = {
    id: "a",
    data: () => {
      throw new TypeError("x");
    },
  };
  documents.pages = [[failing]];
  await expect(readTrash()).rejects.toThrow("x");
});
