import { expect, it } from "vitest";
import { contactFileType } from "./contact-file.ts";

const toBytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const getType = (name: string, head: string) => contactFileType(name, toBytes(head));

const PNG = "\u{89}PNG\r\n\u{1a}\n";

it.each([
  ["plano.PDF", "%PDF-1.7", "pdf"],
  ["plano.pdf", "\u{ef}\u{bb}\u{bf}%PDF-1.7", "pdf"],
  ["plano.pdf", "\r\n\n %PDF-1.4", "pdf"],
  ["plano.pdf", "\u{ef}\u{bb}\u{bf}\n\0%PDF-1.4", "pdf"],
  ["foto.jpg", "\u{ff}\u{d8}\u{ff}\u{e0}", "jpeg"],
  ["foto.JFIF", "\u{ff}\u{d8}\u{ff}\u{e0}", "jpeg"],
  ["foto.jpg", PNG, "png"],
  ["foto.webp", "RIFF\u{10}\0\0\0WEBPVP8 ", "webp"],
  ["IMG_0001.HEIC", "\0\0\0\u{18}ftypheic", "heic"],
  ["pie.step", "ISO-10303-21;\nHEADER;", "step"],
  ["pie.stp", "\u{ef}\u{bb}\u{bf}\r\nISO-10303-21;", "step"],
  ["pie.dxf", "  0\r\nSECTION\r\n", "dxf"],
  ["pie.dxf", "999\nDXF de prueba\n  0\nSECTION\n", "dxf"],
  ["pie.dxf", "999\r\nDXF de prueba\r\n  0\r\nSECTION\r\n", "dxf"],
  ["pie.dxf", "  0\rSECTION\r", "dxf"],
  ["pie.dxf", "AutoCAD Binary DXF\r\n\u{1a}\0", "dxf"],
  ["todo.zip", "PK\u{3}\u{4}", "zip"],
])("%s that starts with %j is %s", (name, head, type) => expect(getType(name, head)).toBe(type));

it.each([
  ["plano.pdf", "MZ\u{90}\0"],
  ["plano.pdf", "<html>%PDF-1.7"],
  ["plano.pdf", "PK\u{3}\u{4}"],
  ["foto.jpg", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["foto.webp", "RIFF\u{10}\0\0\0WAVE"],
  ["pie.step", "ISO-10303-2"],
  ["pie.dxf", "0\nSECT"],
  ["pie.dxf", "999\n".repeat(2000)],
  ["todo.zip", "PK"],
  ["programa.exe", "%PDF-1.7"],
  ["plano.pdf.html", "%PDF-1.7"],
  ["plano", "%PDF-1.7"],
  ["", "%PDF-1.7"],
  [".", "%PDF-1.7"],
])("%s that starts with %j is refused", (name, head) =>
  expect(getType(name, head)).toBeUndefined(),
);
