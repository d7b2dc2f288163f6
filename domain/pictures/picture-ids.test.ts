import { expect, it } from "vitest";
import { findPictureIds, MAX_PICTURES } from "./picture-ids.ts";

const toId = (n: number) => n.toString(16).padStart(32, "0");
const toUrl = (n: number, size = "1200x675") => `/media/${toId(n)}-${size}/800.webp`;

it("finds the pictures of texts and addresses in any format, each once, sorted", () => {
  const html = `<p><img src="${toUrl(3)}" srcset="${toUrl(3)} 800w"></p><img src='${toUrl(10, "40x30-a")}'>`;
  const markdown = `![Un pie](https://www.example.com${toUrl(2)} "Pie")`;
  expect(findPictureIds(html, markdown, toUrl(1), "")).toEqual([1, 2, 3, 10].map(toId));
});

it.each([
  `/media/${toId(1).slice(1)}-1x1/800.webp`,
  `/media/${toId(1)}/800.webp`,
  `/media/${toId(1).replace("1", "G")}-1x1/800.webp`,
  `/images/${toId(1)}-1x1/800.webp`,
])("finds none in %s", (text) => {
  expect(findPictureIds(text)).toEqual([]);
});

it("names 200 pictures at most", () => {
  const text = Array.from({ length: MAX_PICTURES + 5 }, (_, n) => toUrl(n)).join(" ");
  expect(findPictureIds(text)).toHaveLength(MAX_PICTURES);
});
