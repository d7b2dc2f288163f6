import { describe, expect, it } from "vitest";
import { findPictureIds } from "./picture-ids.ts";
import { copyInstead, replacedIn } from "./replaced-picture.ts";

const [former, next, other] = ["a", "b", "c"].map((digit) => digit.repeat(32)) as [
  string,
  string,
  string,
];
const url = `/media/${next}-700x500/800.webp`;

describe("replacedIn", () => {
  it.each([
    [`<img src="/media/${former}-900x600/800.webp" alt="a">`, `<img src="${url}" alt="a">`],
    [`![Un pie](/media/${former}-90x60-a/800.webp "Pie").`, `![Un pie](${url} "Pie").`],
    [
      `Vea https://a.example/media/${former}-9x6/672.avif.`,
      `Vea https://a.example/media/${next}-700x500/672.avif.`,
    ],
    [`<a href="/media/${former}-9x6/#a">`, `<a href="${url}#a">`],
  ])("changes the address in %s", (text, expected) => {
    const replaced = replacedIn(text, former, url);
    expect(replaced).toBe(expected);
    expect(findPictureIds(replaced)).toEqual([next]);
  });

  it("leaves other pictures, and words that only look like an address", () => {
    const text = `<img src="/media/${other}-9x6/800.webp"> ${former} /media/${former}/800.webp $& $1`;
    expect(replacedIn(text, former, url)).toBe(text);
  });

  it("leaves no address by which a post would name the picture", () => {
    const forms = ["", "800.webp", "1600.avif", "1200-1-2.jpg", "original", "a b", "800.webp.bak"];
    const text = forms.map((form) => `/media/${former}-12345x1/${form}`).join("\n");
    expect(findPictureIds(replacedIn(text, former, url))).toEqual([next]);
  });
});

describe("copyInstead", () => {
  it.each([
    ["672.avif", "672.avif"],
    ["1600.webp", "800.webp"],
    ["1200.jpg", "1200.jpg"],
    ["1200-10-20.jpg", "1200.jpg"],
    ["", "800.webp"],
  ])("shows for %s the new picture's %s", (copy, name) => {
    expect(copyInstead(copy, `${url}#1-2`)).toBe(`/media/${next}-700x500/${name}`);
  });

  it("shows an animation as WebP", () => {
    const moving = `/media/${next}-700x500-a/800.webp`;
    expect(copyInstead("672.avif", moving)).toBe(moving);
    expect(copyInstead("672.webp", moving)).toBe(moving.replace("800", "672"));
  });
});
