import { measureGrowth } from "domain/testing/cpu-time";
import sharp from "sharp";
import { expect, it } from "vitest";
import { drawSvg, svgRefusal } from "./draw-svg.ts";

const SIZE = { width: 1600, maxHeight: 16_383 };
const RECT = '<rect width="400" height="400" opacity=".5"/>';

const svg = (body: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 400 400">${body}</svg>`,
  );
const times = (count: number, write: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => write(n)).join("");

/** Each keeps librsvg busy for minutes. */
const BUSY = {
  filters: `<filter id="f">${times(90, () => '<feTurbulence baseFrequency=".05" numOctaves="9"/>')}</filter><rect width="400" height="400" filter="url(#f)"/>`,
  "a filter through another element": `<filter id="f">${times(90, () => '<feTurbulence numOctaves="9"/>')}</filter><g id="g" filter="url(#f)">${RECT}</g><use xlink:href="#g"/>`,
  "elements that use others": `<defs><g id="u0">${RECT}</g>${times(5, (n) => `<g id="u${n + 1}">${`<use xlink:href="#u${n}"/>`.repeat(10)}</g>`)}</defs><use xlink:href="#u5"/>`,
  "masks of masks": `<defs>${times(100, (n) => `<mask id="m${n}"><rect width="400" height="400" fill="#fff" ${n > 0 ? `mask="url(#m${n - 1})"` : ""}/></mask>`)}</defs><rect width="400" height="400" mask="url(#m99)"/>`,
  gradients: `<defs><radialGradient id="g">${times(20_000, (n) => `<stop offset="${n / 20_000}"/>`)}</radialGradient></defs>${times(2000, () => '<rect width="400" height="400" fill="url(#g)" opacity=".9"/>')}`,
  "many lines": times(
    30_000,
    (n) => `<path d="M${n % 400} 0L400 ${n % 400}" stroke="#000" stroke-width="9" opacity=".5"/>`,
  ),
  "rules of style": `<style>${times(8000, (n) => `g g g.a${n} rect{fill:red}`)}</style>${times(20_000, () => '<g class="b"><rect/></g>')}`,
};

it.each(Object.entries(BUSY))("ends a drawing of %s after its time", async (_, body) => {
  const began = performance.now();
  const drawn = await drawSvg(svg(body), { ...SIZE, maxSeconds: 2 });
  expect(drawn).toEqual({ failure: "too much" });
  expect(performance.now() - began).toBeLessThan(20_000);
});

it.runIf(process.platform === "linux")("ends a drawing above its memory", async () => {
  const drawn = await drawSvg(svg(RECT), { ...SIZE, maxMegabytes: 1 });
  expect(drawn).toEqual({ failure: "too much" });
});

it.each([
  ["100,000 groups in each other", svg("<g>".repeat(100_000) + "</g>".repeat(100_000))],
  ["nothing", Buffer.alloc(0)],
])("tells that a drawing of %s is damaged", async (_, bytes) => {
  expect(await drawSvg(bytes, SIZE)).toMatchObject({ failure: "damaged" });
});

it("reads what it refuses in linear time", () => {
  const blanks = (size: number) => svg(`<g filter="none"/>${`<g filter=${" ".repeat(size)}`}`);
  const { ratio } = measureGrowth(blanks, 2_000_000, svgRefusal);
  expect(ratio).toBeLessThan(8);
});

it("draws patterns in patterns", async () => {
  const patterns = times(
    8,
    (n) =>
      `<pattern id="p${n}" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="4" height="4" fill="${n > 0 ? `url(#p${n - 1})` : "red"}"/></pattern>`,
  );
  const drawn = await drawSvg(
    svg(`${patterns}<rect width="400" height="400" fill="url(#p7)"/>`),
    SIZE,
  );
  const { dominant } = await sharp("png" in drawn ? drawn.png : undefined).stats();
  expect(dominant.r).toBeGreaterThan(200);
});
