import type { Transaction } from "firebase/firestore";
import { beforeEach, expect, it, vi } from "vitest";
import type { PostFields } from "./post-fields.ts";

vi.mock("firebase/firestore", () => ({
  doc: (_: object, ...path: string[]) => ({ path: path.join("/") }),
}));
vi.mock("#firebase/panel-sdk.ts", () => ({ panelFirestore: () => ({}) }));
vi.resetModules();
const { withStoredPictures } = await import("./stored-pictures.ts");

const [former, next, last] = ["a", "b", "c"].map((digit) => digit.repeat(32)) as [
  string,
  string,
  string,
];
const urlOf = (id: string) => `/media/${id}-90x60/800.webp`;
const image = (id: string) => `<p>Texto</p><img src="${urlOf(id)}" alt="Un pie">`;

let library: Record<string, object>;
let read: string[];
beforeEach(() => {
  read = [];
  library = {
    [former]: { deleted_at: new Date(), replaced_by: urlOf(next) },
    [next]: { focus_x: 10, focus_y: 20 },
  };
});
const transaction = {
  get: async ({ path }: { path: string }) => {
    const id = path.slice("media/".length);
    read.push(id);
    return { get: (field: string) => Reflect.get(library[id] ?? {}, field) };
  },
} as unknown as Transaction;
const saved = async (featured: string, content: string | null, named: readonly string[] = []) => {
  const fields = { title: "Pie", featured_image_url: featured } as PostFields;
  const body = content === null ? null : ({ content, content_format: "html" } as const);
  const shown = await withStoredPictures(transaction, { fields, body }, named);
  expect(shown.fields.title).toBe("Pie");
  return [shown.fields.featured_image_url, shown.body?.content ?? null];
};

it("an editor that was open when a picture was replaced brings no former one back", async () => {
  expect(await saved(`${urlOf(former)}#1-2`, image(former), [next])).toEqual([
    `${urlOf(next)}#10-20`,
    image(next),
  ]);
  expect(await saved("", image(former), [next])).toEqual(["", image(next)]);
});

it("follows a picture that was replaced twice", async () => {
  library[next] = { deleted_at: new Date(), replaced_by: urlOf(last) };
  expect(await saved(urlOf(former), image(former))).toEqual([urlOf(last), image(last)]);
});

it("reads only pictures that the stored post does not show, and leaves what is no address", async () => {
  library[last] = { replaced_by: "https://evil.example/a.webp" };
  const text = image(next) + image(last);
  expect(await saved("https://a.example/b.jpg", text, [next])).toEqual([
    ...["https://a.example/b.jpg", text],
  ]);
  expect(read).toEqual([last]);
  expect(await saved("", null, [])).toEqual(["", null]);
  expect(read).toEqual([last]);
});
