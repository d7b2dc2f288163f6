import { expect, it } from "vitest";
import { MOST_PICTURES, pictureIdsOf } from "./picture-ids.ts";

const idOf = (n: number) => n.toString(16).padStart(32, "0");
const urlOf = (n: number, size = "1200x675") => `/media/${idOf(n)}-${size}/800.webp`;

it("finds the pictures of texts and addresses in any format, each once, sorted", () => {
  const html = `<p><img src="${urlOf(3)}" srcset="${urlOf(3)} 800w"></p><img src='${urlOf(10, "40x30-a")}'>`;
  const markdown = `![Un pie](https://www.example.com${urlOf(2)} "Pie")`;
  expect(pictureIdsOf(html, markdown, urlOf(1), "")).toEqual([1, 2, 3, 10].map(idOf));
});

it.each([
  `/media/${idOf(1).slice(1)}-1x1/800.webp`,
  `/media/${idOf(1)}/800.webp`,
  `/media/${idOf(1).replace("1", "G")}-1x1/800.webp`,
  `/images/${idOf(1)}-1x1/800.webp`,
])("finds none in %s", (text) => {
  expect(pictureIdsOf(text)).toEqual([]);
});

it("names 200 pictures at most", () => {
  const text = Array.from({ length: MOST_PICTURES + 5 }, (_, n) => urlOf(n)).join(" ");
  expect(pictureIdsOf(text)).toHaveLength(MOST_PICTURES);
});
