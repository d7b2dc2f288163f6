import { inflateSync } from "node:zlib";

interface PdfObject {
  readonly head: string;
  readonly data: string;
}

export interface PdfPage {
  readonly isLandscape: boolean;
  /** What the page shows, without spaces: PDFs place words instead of writing spaces. */
  readonly text: string;
}

/**
 * Reads a PDF as Chromium and pdfkit write it: no object streams, and fonts with a map to Unicode. What a
 * font does not map is "�".
 */
export function readPdf(pdf: Buffer): readonly PdfPage[] {
  const objects = readObjects(pdf);
  const follow = (source: string, key: string) => {
    const [, id] = new RegExp(`/${key}\\s*\\[?\\s*(\\d+) 0 R`).exec(source) ?? [];
    return objects.get(Number(id));
  };
  return [...objects.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b/.test(head))
    .map(({ head }) => {
      const [, , width = 0, height = 0] = (/\/MediaBox\s*\[([^\]]+)/.exec(head)?.[1] ?? "")
        .trim()
        .split(/\s+/)
        .map(Number);
      const resources = follow(head, "Resources")?.head ?? head;
      const [, list = ""] = /\/Font\s*<<([^>]*)>>/.exec(resources) ?? [];
      const fonts = new Map(
        [...list.matchAll(/\/(\S+)\s+\d+ 0 R/g)].map(([, name = ""]) => {
          const font = follow(list, name)?.head ?? "";
          return [name, readLetters(follow(font, "ToUnicode")?.data ?? "")] as const;
        }),
      );
      return {
        isLandscape: width > height,
        text: readText(follow(head, "Contents")?.data ?? "", fonts),
      };
    });
}

function readObjects(pdf: Buffer): ReadonlyMap<number, PdfObject> {
  const source = pdf.toString("latin1");
  const starts = [...source.matchAll(/(?<=^|[\r\n])(\d+) 0 obj\b/g)];
  return new Map(
    starts.map(({ 0: { length }, 1: id, index }, at) => {
      const body = source.slice(index + length, starts[at + 1]?.index);
      const stream = /stream\r?\n/.exec(body);
      if (stream === null) return [Number(id), { head: body, data: "" }];
      const head = body.slice(0, stream.index);
      const begin = index + length + stream.index + stream[0].length;
      const raw = pdf.subarray(begin, source.indexOf("endstream", begin));
      const isText = head.includes("/FlateDecode") && !/\/Subtype|\/Length1/.test(head);
      return [Number(id), { head, data: isText ? inflateSync(raw).toString("latin1") : "" }];
    }),
  );
}

const toHex = (code: number, digits = 4) => code.toString(16).padStart(digits, "0");
const toText = (digits: string) =>
  Buffer.from(digits.replaceAll(/\s/g, ""), "hex").swap16().toString("utf16le");

/** @returns texts by the digits of their glyph */
function readLetters(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, block = ""] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, glyph = "", text = ""] of block.matchAll(/<(\w+)>\s*<([\w\s]*)>/g))
      letters.set(glyph.toLowerCase(), toText(text));
  for (const [, block = ""] of map.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const found of block.matchAll(/<(\w+)>\s*<(\w+)>\s*(?:<(\w+)>|\[([^\]]*)\])/g)) {
      const [from = 0, to = 0] = [found[1], found[2]].map((digits = "") =>
        Number.parseInt(digits, 16),
      );
      const texts = (found[4] ?? "").match(/(?<=<)[\w\s]*(?=>)/g);
      for (let glyph = from; glyph <= to; glyph += 1) {
        const next = toHex(Number.parseInt(found[3] ?? "", 16) + glyph - from);
        letters.set(toHex(glyph, found[1]?.length), toText(texts?.[glyph - from] ?? next));
      }
    }
  }
  return letters;
}

function readText(
  content: string,
  fonts: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string {
  let letters: ReadonlyMap<string, string> | undefined;
  let text = "";
  for (const { 1: font, 2: glyphs = "" } of content.matchAll(
    /\/(\S+)\s+\S+\s+Tf\b|<([\dA-Fa-f]+)>/g,
  )) {
    if (font !== undefined) letters = fonts.get(font);
    // Fonts of drawn glyphs, as variable fonts become, have a byte for each; others have two.
    const glyph = [...(letters?.keys() ?? [])][0]?.length === 2 ? /.{2}/g : /.{4}/g;
    for (const code of glyphs.toLowerCase().match(glyph) ?? []) text += letters?.get(code) ?? "�";
  }
  return text.replaceAll(/\s/g, "");
}
