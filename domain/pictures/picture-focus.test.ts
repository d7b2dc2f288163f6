import { expect, it } from "vitest";
import { copyAt } from "./picture.ts";
import { objectPosition, storedPictureAt } from "./picture-address.ts";
import { CENTER, getFocus, previewName, storedPictureId, withFocus } from "./picture-focus.ts";

const id = "0123456789abcdef".repeat(2);
const url = `/media/${id}-1600x900/800.webp`;

it("is told by the address of a post's picture, which the center is not", () => {
  const focused = withFocus(url, { x: 62, y: 0 });
  expect(focused).toBe(`${url}#62-0`);
  expect(storedPictureAt(focused)).toMatchObject({ width: 1600, focus: { x: 62, y: 0 } });
  expect(withFocus(focused, { x: 5, y: 100 })).toBe(`${url}#5-100`);
  expect(withFocus(focused, CENTER)).toBe(url);
  expect(storedPictureAt(url)?.focus).toBeUndefined();
  expect(objectPosition({ x: 62, y: 0 })).toBe("62% 0%");
});

it.each(["#", "#62", "#62-", "#a-b", "#62-44-1", "?62-44", "#1000-1"])(
  "is no picture of the library with %s at the end of its address",
  (end) => {
    expect(storedPictureAt(url + end)).toBeNull();
    expect(storedPictureId(url + end)).toBeUndefined();
  },
);

it("is the center in documents without one", () => {
  expect([getFocus({}), getFocus({ focus_x: 0, focus_y: 100 })]).toEqual([
    CENTER,
    { x: 0, y: 100 },
  ]);
});

it("has a link preview of its own, which the server knows", () => {
  expect([previewName(), previewName(CENTER)]).toEqual(["1200.jpg", "1200.jpg"]);
  const name = previewName({ x: 0, y: 100 });
  expect(name).toBe("1200-0-100.jpg");
  expect(copyAt(`/media/${id}-1600x900/${name}`)).toBe(`media/${id}-1600x900/${name}`);
  for (const other of ["1200-0.jpg", "1200-0-1000.jpg", "1200-0-1.webp", "800-0-1.webp"])
    expect(copyAt(`/media/${id}-1600x900/${other}`)).toBeUndefined();
});

it("finds the id of a picture of the library", () => {
  expect(storedPictureId(`${url}#1-2`)).toBe(id);
  expect(storedPictureId("https://example.com/a.jpg#1-2")).toBeUndefined();
});
