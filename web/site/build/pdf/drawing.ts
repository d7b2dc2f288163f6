import { colors } from "./colors.ts";
import { type Document, measureWidth, write } from "./document.ts";

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ELEMENTS =
  /<(path|rect|circle|text)\b([^>]*?)\/?>(?:([^<]+)(?:<tspan[^>]*>([^<]*)<\/tspan>)?<\/text>)?/g;

/** Draws the elements that the files of web/site/catalogue/drawings have. */
export function drawSvg(doc: Document, svg: string, frame: Frame): void {
  const [left = 0, top = 0, width = 1, height = 1] = attribute(svg, "viewBox")
    .split(" ")
    .map(Number);
  const scale = Math.min(frame.width / width, frame.height / height);
  doc.save();
  doc.translate(
    frame.x + (frame.width - width * scale) / 2 - left * scale,
    frame.y + (frame.height - height * scale) / 2 - top * scale,
  );
  doc.scale(scale).lineCap("round").lineJoin("round");
  const partEnd = svg.indexOf("</g>");
  for (const found of svg.matchAll(ELEMENTS)) {
    const [, name = "", attributes = "", text = "", small = ""] = found;
    const number = (key: string) => Number(attribute(attributes, key));
    if (name === "text") {
      drawLetter(doc, text, small, {
        x: number("x"),
        y: number("y"),
        size: number("font-size") || 15,
      });
      continue;
    }
    if (name === "path") doc.path(attribute(attributes, "d"));
    else if (name === "circle") doc.circle(number("cx"), number("cy"), number("r"));
    else doc.roundedRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
    const color = found.index < partEnd ? colors.text : colors.brand;
    if (attribute(attributes, "fill") !== "") {
      doc.fill(color);
      continue;
    }
    const dashes = attribute(attributes, "stroke-dasharray");
    if (dashes === "") doc.undash();
    else doc.dash(dashes.split(" ").map(Number));
    doc.lineWidth(number("stroke-width") || 1.25).stroke(color);
  }
  doc.restore();
}

/** @returns '' without it */
function attribute(source: string, name: string): string {
  return new RegExp(`(?<![\\w-])${name}="([^"]*)"`).exec(source)?.[1] ?? "";
}

/** Centered at x, on the line y. */
function drawLetter(
  doc: Document,
  text: string,
  small: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const width = measureWidth(doc, text, size, true);
  const start = x - (width + measureWidth(doc, small, size / 1.5, true)) / 2;
  const style = { bold: true, color: colors.brand, baseline: "alphabetic" } as const;
  write(doc, text, { ...style, x: start, y, size });
  if (small !== "")
    write(doc, small, { ...style, x: start + width, y: y + size * 0.2, size: size / 1.5 });
}
