import * as v from "valibot";
import { fileNameToShow } from "../shared/file-name.ts";
import { limits } from "../shared/limits.ts";
import { singleLineText, UuidSchema } from "../shared/text.ts";

const PICTURES = ["jpg", "jpeg", "jfif", "jpe", "png", "webp", "heic", "heif"];
const MARK = "\u{ef}\u{bb}\u{bf}";

interface Format {
  readonly endings: readonly string[];
  /** @param head a character for each byte */
  readonly fits: (head: string) => boolean;
}

const FORMATS = {
  pdf: { endings: ["pdf"], fits: (head) => getText(head).startsWith("%PDF-") },
  jpeg: { endings: PICTURES, fits: (head) => head.startsWith("\u{ff}\u{d8}\u{ff}") },
  png: { endings: PICTURES, fits: (head) => head.startsWith("\u{89}PNG\r\n\u{1a}\n") },
  webp: {
    endings: PICTURES,
    fits: (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8),
  },
  heic: {
    endings: PICTURES,
    fits: (head) => /^ftyp(?:he[iv][cmsx]|m[is]f1)/.test(head.slice(4)),
  },
  step: {
    endings: ["step", "stp"],
    fits: (head) => getText(head).startsWith("ISO-10303-21;"),
  },
  dxf: {
    endings: ["dxf"],
    fits: (head) =>
      /^(?:999[ \t]*\n.*\n[ \t]*)*0[ \t]*\nSECTION/.test(getText(head).replace(/\r\n?/g, "\n")) ||
      head.startsWith("AutoCAD Binary DXF\r\n\u{1a}\0"),
  },
  zip: { endings: ["zip"], fits: (head) => head.startsWith("PK\u{3}\u{4}") },
} as const satisfies Readonly<Record<string, Format>>;

export type ContactFileType = keyof typeof FORMATS;
const TYPES = Object.keys(FORMATS) as ContactFileType[];
const HEAD_BYTES = 2048;

export const FILE_ENDINGS = [...new Set(TYPES.flatMap((type) => FORMATS[type].endings))];

export function contactFileType(name: string, bytes: Uint8Array): ContactFileType | undefined {
  const ending = getExtension(name);
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  return TYPES.find((type) => {
    const { endings, fits }: Format = FORMATS[type];
    return endings.includes(ending) && fits(head);
  });
}

export function getExtension(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1).toLowerCase();
}

/** Without the byte order mark, breaks and blanks that programs write before the first line. */
function getText(head: string): string {
  return head.slice(head.startsWith(MARK) ? MARK.length : 0).replace(/^[\s\0]+/, "");
}

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const about = {
  name: singleLineText(200),
  type: v.picklist(TYPES),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.contactFileBytes)),
};

export const SentFileSchema = v.strictObject({ id, ...about });
export type SentFile = v.InferOutput<typeof SentFileSchema>;

/** Waits for its submission. */
export const ContactFileSchema = v.strictObject({
  ...about,
  network: v.string(),
  uploaded_at: v.date(),
  delete_at: v.date(),
});

export const UploadContactFileInput = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(1000), v.transform(fileNameToShow)),
});

export const ContactFileInput = v.strictObject({ submission: UuidSchema, id });

export const TicketSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

export function contactFileAt(fileId: string): string {
  return `contact/${fileId}`;
}
