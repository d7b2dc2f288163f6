import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { preparePicture } from "./prepare-picture.ts";

const SQUARE = '<rect class="a" width="40" height="20" onclick="alert(2)"/>';
const svg = (body: string) =>
  Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 4">${body}</svg>`,
  );

function plain(width: number, height: number, color = "#c81e1e") {
  return sharp({ create: { width, height, channels: 3, background: color } });
}

/** A PNG file whose header states another size. */
function declaring(size: number, png: Buffer): Buffer {
  png.writeUInt32BE(size, 16);
  png.writeUInt32BE(size, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const withoutDeclaration = (drawing: Buffer) => drawing.toString().replace(/^<\?xml[^>]*>/, "");
const readHead = async ({ bytes }: { readonly bytes: Buffer }) => sharp(bytes).metadata();
const fileNamed = (
  files: readonly { readonly name: string; readonly bytes: Buffer }[],
  name: string,
) => {
  const file = files.find((file) => file.name === name);
  if (!file) throw new Error(`no ${name} in ${files.map((file) => file.name).join(", ")}`);
  return file;
};

describe("preparePicture", () => {
  it("turns a photograph upright, removes its position and makes copies that are no larger", async () => {
    const photo = await plain(700, 600)
      .withExif({ IFD0: { Copyright: "Ana" }, IFD3: { GPSLatitude: "40/1 25/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { files, ...facts } = await preparePicture(photo);
    expect(facts).toEqual({
      ...{ type: "jpeg", width: 600, height: 700, is_animated: false, color: "#c81818" },
    });
    expect(files.map(({ name }) => name)).toEqual([
      ...["400.webp", "400.avif", "672.webp", "672.avif", "800.webp", "800.avif", "1200.jpg"],
    ]);
    expect(await readHead(fileNamed(files, "400.avif"))).toMatchObject({ width: 400, height: 467 });
    expect(await readHead(fileNamed(files, "672.webp"))).toMatchObject({ width: 600, height: 700 });
    expect(await readHead(fileNamed(files, "1200.jpg"))).toMatchObject({
      width: 1200,
      height: 630,
    });
    for (const file of files) {
      const { exif, orientation } = await readHead(file);
      expect([file.name, exif, orientation]).toEqual([file.name, undefined, undefined]);
    }
  });

  it.each(["png", "webp", "avif", "gif"] as const)(
    "accepts %s, whatever its name says",
    async (type) => {
      const { files, ...facts } = await preparePicture(
        await plain(40, 30).toFormat(type).toBuffer(),
      );
      expect(facts).toMatchObject({ type, width: 40, height: 30 });
      expect(await readHead(fileNamed(files, "400.webp"))).toMatchObject({ width: 40, height: 30 });
    },
  );

  it("keeps transparency in the copies, and shows it white in the link preview", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const picture = sharp({ create: { width: 40, height: 40, channels: 4, background: clear } });
    const { files } = await preparePicture(await picture.png().toBuffer());
    expect((await readHead(fileNamed(files, "400.avif"))).hasAlpha).toBe(true);
    const { dominant } = await sharp(fileNamed(files, "1200.jpg").bytes).stats();
    expect(Object.values(dominant).every((part) => part > 240)).toBe(true);
  });

  it("draws an SVG in pixels without running or keeping its code", async () => {
    const code = `<script>alert(1)</script><style>.a{fill:url( "#blue" )}</style>${SQUARE}
      <linearGradient id="blue"><stop stop-color="#1e50c8"/></linearGradient><use xlink:href = '#blue'/>
      <foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>`;
    const { files, ...facts } = await preparePicture(svg(code));
    expect(facts).toMatchObject({ type: "svg", width: 1600, height: 160, is_animated: false });
    expect(files.map(({ name }) => name)).toContain("1600.avif");
    for (const { name, bytes } of files) {
      expect((await sharp(bytes).metadata()).format, name).toMatch(/^(?:webp|heif|jpeg)$/);
      expect(bytes.includes("alert"), name).toBe(false);
    }
    const { dominant } = await sharp(fileNamed(files, "1600.webp").bytes).flatten().stats();
    expect(dominant.b).toBeGreaterThan(dominant.r + 80);
  });

  it.each([
    [
      "in UTF-16",
      Buffer.from(
        `\uFEFF<?xml version="1.0" encoding="UTF-16"?>${svg(SQUARE).toString()}`,
        "utf16le",
      ),
    ],
    [
      "in UTF-16 of another order",
      Buffer.from(`\uFEFF${svg(SQUARE).toString()}`, "utf16le").swap16(),
    ],
    ["in UTF-16 without a mark", Buffer.from(svg(SQUARE).toString(), "utf16le")],
    [
      "behind a long comment",
      Buffer.from(`<!-- ${"á ".repeat(20_000)} -->\n<!-- b -->${withoutDeclaration(svg(SQUARE))}`),
    ],
  ])("draws an SVG %s", async (_, bytes) =>
    expect(await preparePicture(bytes)).toMatchObject({ type: "svg" }),
  );

  it("keeps the frames of an animation", async () => {
    const frames = await Promise.all(
      ["#f00", "#0f0", "#00f"].map((color) => plain(60, 50, color).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { files, ...facts } = await preparePicture(moving);
    expect(facts).toMatchObject({ type: "gif", width: 60, height: 50, is_animated: true });
    expect(files.map(({ name }) => name)).toEqual(["400.webp", "672.webp", "800.webp", "1200.jpg"]);
    expect(
      (await sharp(fileNamed(files, "400.webp").bytes, { animated: true }).metadata()).pages,
    ).toBe(3);
  });
});

it("makes copies that have no more bytes than the site's own", async () => {
  const own = (file: string) =>
    readFileSync(new URL(`../../../../web/site/${file}`, import.meta.url));
  // Of two pictures that were compared, its copies come closest to the limit.
  const { files } = await preparePicture(own("images/rueda-fija.webp"));
  const copies = files.filter(({ name }) => /^(?:400|672|800|1200)\.[aw]/.test(name));
  expect(copies).toHaveLength(8);
  for (const { name, bytes } of copies) {
    const maxBytes = own(`public/images/rueda-fija-${name}`).length;
    expect(bytes.length, name).toBeLessThanOrEqual(maxBytes);
  }
});

const jpeg = await plain(300, 200).jpeg().toBuffer();
const webp = await plain(300, 200).webp({ lossless: true }).toBuffer();
const NO_PICTURE = "Only JPEG, PNG, WebP, AVIF, GIF and SVG pictures can be used.";
const DAMAGED = "The picture is damaged or incomplete.";

it.each([
  ["an empty file", Buffer.alloc(0), "The file is empty."],
  ["more than 25 MB", Buffer.alloc(25 * 1024 * 1024 + 1), "The file is larger than 25 MB."],
  ["text", Buffer.from("%PDF-1.7"), NO_PICTURE],
  [
    "an SVG in UTF-16 that refers to other files",
    Buffer.from(svg('<image href="https://evil.example/p.png"/>').toString(), "utf16le"),
    "The drawing refers to other files. Embed them and upload it again.",
  ],
  ["half an SVG", svg(SQUARE).subarray(0, -9), DAMAGED],
  [
    "an SVG with entities",
    Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]>'), svg("&a;")]),
    "The drawing defines entities, which cannot be used.",
  ],
  [
    "an SVG with text, for which the server has no font",
    svg('<text x="1" y="9">M16</text>'),
    "The drawing contains text. Convert it to paths and upload it again.",
  ],
  ...[
    '<image href="https://evil.example/pixel.png" width="9" height="9"/>',
    '<image xlink:href="file:///etc/passwd" width="9" height="9"/>',
    '<use href="other.svg#a"/>',
    "<style>@import 'https://evil.example/a.css';</style>",
    '<rect fill="url(https://evil.example/a.svg#b)" width="9" height="9"/>',
  ].map((part): [string, Buffer, string] => [
    `an SVG with ${part}`,
    svg(part),
    "The drawing refers to other files. Embed them and upload it again.",
  ]),
  ...[
    '<filter id="a"><feTurbulence/></filter>',
    '<svg:filter xmlns:svg="http://www.w3.org/2000/svg" id="a"/>',
    `<g filter = 'url(#a)'/>`,
    '<g style="fill:red;filter : blur(9px)"/>',
    "<style>g{filter:blur(9px)}</style>",
  ].map((part): [string, Buffer, string] => [
    `an SVG with ${part}`,
    svg(part),
    "The drawing uses filters, for example a blur or a shadow. Remove them and upload it again.",
  ]),
  [
    "an SVG above 2 MB",
    svg(`${SQUARE}<!--${"a".repeat(2 * 1024 * 1024)}-->`),
    "The drawing is larger than 2 MB.",
  ],
  [
    "an SVG that is too tall",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 100"/>'),
    "The picture is too tall for its width.",
  ],
  ["a GIF that is a script", Buffer.from("GIF89a/*<svg/onload=alert(1)>*/=1;"), DAMAGED],
  ["half a WebP", webp.subarray(0, webp.length / 2), DAMAGED],
  ["half a JPEG", jpeg.subarray(0, jpeg.length / 2), DAMAGED],
  [
    "HEIC",
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]),
    "HEIC pictures cannot be used. Export the picture as JPEG and upload that.",
  ],
  [
    "a picture of which no WebP copy can be made",
    await plain(40, 20_000).jpeg().toBuffer(),
    "The picture is too tall for its width.",
  ],
  [
    "a small file of 81 million pixels",
    declaring(9000, await plain(9, 9).png().toBuffer()),
    "The picture has more than 60 million pixels.",
  ],
])("refuses %s with a sentence", async (_, bytes, safe) => {
  await expect(preparePicture(bytes)).rejects.toMatchObject({ code: "invalid-argument", safe });
});

it.each([
  [2, 1],
  [24, 2],
  [50_000, 4000],
])("draws an SVG of %i × %i points sharp", async (width, height) => {
  const half =
    '<rect width="50%" height="100%" fill="#000"/><rect x="50%" width="50%" height="100%" fill="#fff"/>';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${half}</svg>`;
  const { files, ...facts } = await preparePicture(Buffer.from(drawing));
  const rows = Math.round((1600 * height) / width);
  expect(facts).toMatchObject({ width: 1600, height: rows });
  const largest = sharp(files.find(({ name }) => name === "1600.webp")?.bytes);
  const { data } = await largest.greyscale().raw().toBuffer({ resolveWithObject: true });
  const middle = 1600 * Math.floor(rows / 2) + 800;
  const [left, right] = [data[middle - 3] ?? 255, data[middle + 3] ?? 0];
  expect(right - left).toBeGreaterThan(200);
});

it("blames no picture for a failure of the machine", async () => {
  const failure = new Error("webp: out of memory");
  vi.spyOn(sharp.prototype, "webp").mockImplementationOnce(() => {
    throw failure;
  });
  await expect(preparePicture(jpeg)).rejects.toBe(failure);
  vi.restoreAllMocks();
});
