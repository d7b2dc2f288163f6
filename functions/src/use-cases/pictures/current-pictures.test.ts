import { beforeEach, expect, it } from "vitest";
import { memoryStore } from "../../testing/memory-store.ts";
import { toCurrentPictures } from "./current-pictures.ts";

const [former, next, last] = ["a", "b", "c"].map((digit) => digit.repeat(32)) as [
  string,
  string,
  string,
];
const MORNING = new Date("2026-11-20T08:00:00Z");
const stored = {
  name: "a.webp",
  type: "webp",
  width: 90,
  height: 60,
  bytes: 9,
  is_animated: false,
  color: "#ffffff",
  uploaded_at: MORNING,
  uploaded_by: "u1",
} as const;
const toUrl = (id: string) => `/media/${id}-90x60/800.webp`;
const image = (id: string) => `<p>Texto</p><img src="${toUrl(id)}" alt="Un pie">`;

let memory: ReturnType<typeof memoryStore>;
beforeEach(() => {
  memory = memoryStore();
  const { media } = memory.documents;
  media.set(former, { ...stored, deleted_at: MORNING, replaced_by: toUrl(next) });
  media.set(next, { ...stored, focus_x: 10, focus_y: 20 });
});
const current = async (
  featuredImageUrl: string,
  content: string,
  stayingIds: readonly string[] = [],
) => {
  const shown = { featuredImageUrl, content };
  const pictures = await toCurrentPictures(memory.store, shown, stayingIds);
  return [pictures.featuredImageUrl, pictures.content];
};

it("an editor that was open when a picture was replaced brings no former one back", async () => {
  expect(await current(toUrl(former), image(former), [next])).toEqual([
    `${toUrl(next)}#10-20`,
    image(next),
  ]);
});

it("follows a picture that was replaced twice", async () => {
  const { media } = memory.documents;
  media.set(next, { ...stored, deleted_at: MORNING, replaced_by: toUrl(last) });
  expect(await current(toUrl(former), image(former))).toEqual([toUrl(last), image(last)]);
});

it("reads only pictures that the stored post does not show, and leaves what is no address", async () => {
  const text = image(next) + image(last);
  expect(await current("https://a.example/b.jpg#1-2", text, [next])).toEqual([
    "https://a.example/b.jpg#1-2",
    text,
  ]);
  expect(await current("", "", [])).toEqual(["", ""]);
  expect(memory.reads).toEqual([{ collection: "media", count: 1 }]);
});
