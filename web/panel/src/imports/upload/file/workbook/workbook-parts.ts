import { isDateFormat, unescapeText } from "./cell-text.ts";
import { readXml } from "./read-xml.ts";

export interface SheetPlace {
  readonly name: string;
  readonly isVisible: boolean;
  readonly path: string;
}

export function readSheetList(
  workbook: string,
  relations: string,
): { readonly sheets: readonly SheetPlace[]; readonly is1904: boolean } {
  const targets = new Map<string, string>();
  readXml(relations, {
    open: (name, attribute) => {
      if (name === "Relationship")
        targets.set(attribute("Id") ?? "", toPath(attribute("Target") ?? ""));
    },
  });
  const sheets: SheetPlace[] = [];
  let is1904 = false;
  readXml(workbook, {
    open: (name, attribute) => {
      if (name === "workbookPr") is1904 = /^(?:1|true)$/.test(attribute("date1904") ?? "");
      if (name !== "sheet") return;
      const path = targets.get(attribute("id") ?? "");
      const isVisible = (attribute("state") ?? "visible") === "visible";
      if (path) sheets.push({ name: attribute("name") ?? "", isVisible, path });
    },
  });
  return { sheets, is1904 };
}

function toPath(target: string): string {
  return target.startsWith("/") ? target.slice(1) : `xl/${target.replace(/^\.\//, "")}`;
}

/** Texts by number. Phonetic guides are left out. */
export function readSharedStrings(xml: string): readonly string[] {
  const strings: string[] = [];
  let text = "";
  let isText = false;
  let isGuide = false;
  readXml(xml, {
    open: (name) => {
      if (name === "si") text = "";
      if (name === "rPh") isGuide = true;
      isText = name === "t" && !isGuide;
    },
    close: (name) => {
      if (name === "si") strings.push(unescapeText(text));
      if (name === "rPh") isGuide = false;
      isText = false;
    },
    text: (part) => {
      if (isText) text += part;
    },
  });
  return strings;
}

export function readDateStyles(xml: string): ReadonlySet<number> {
  const codes = new Map<number, string>();
  const dates = new Set<number>();
  let isCellFormats = false;
  let count = 0;
  readXml(xml, {
    open: (name, attribute) => {
      const id = Number(attribute("numFmtId") ?? 0);
      if (name === "numFmt") codes.set(id, attribute("formatCode") ?? "");
      if (name === "cellXfs") isCellFormats = true;
      if (name !== "xf" || !isCellFormats) return;
      if (isDateFormat(id, codes.get(id))) dates.add(count);
      count += 1;
    },
    close: (name) => {
      if (name === "cellXfs") isCellFormats = false;
    },
  });
  return dates;
}
