import { expect, it } from "vitest";
import type { LibraryPicture } from "#pictures/data/pictures.ts";
import { findPictures, type PictureFilter } from "./find-pictures.ts";

const picture = (id: string, rest: Partial<LibraryPicture>): LibraryPicture => ({
  ...{ id, name: id, type: "jpeg", width: 40, height: 30, bytes: 9, is_animated: false },
  ...{ color: "#ffffff", uploaded_at: new Date("2026-11-01"), uploaded_by: "ana" },
  ...rest,
});
const pictures = [
  picture("a", { name: "pie-10.jpg", bytes: 30, uploaded_at: new Date("2026-11-02") }),
  picture("b", { name: "pie-9.jpg", alt: "Rótula de acero", bytes: 50 }),
  picture("c", { name: "Brida IP67.png", bytes: 40, uploaded_at: new Date("2026-11-03") }),
  picture("d", { name: "pie-8.jpg", deleted_at: new Date("2026-11-04") }),
];
const found = (filter: Partial<PictureFilter>) =>
  findPictures(
    pictures,
    { search: "", show: "all", order: "newest", ...filter },
    new Set(["a", "d"]),
  )
    .map(({ id }) => id)
    .join("");

it.each([
  [{}, "cab"],
  [{ order: "name" }, "cba"],
  [{ order: "largest" }, "bca"],
  [{ search: " PIE  jpg" }, "ab"],
  [{ search: "rotula" }, "b"],
  [{ search: "acero ip67" }, ""],
  [{ show: "undescribed" }, "ca"],
  [{ show: "used" }, "a"],
  [{ show: "unused" }, "cb"],
  [{ show: "deleted" }, "d"],
  [{ show: "deleted", search: "brida" }, ""],
] as const)("%j shows %s", (filter, ids) => {
  expect(found(filter)).toBe(ids);
});
