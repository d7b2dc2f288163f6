import { describe, expect, it } from "vitest";
import { STORED } from "../../web/kit/lib/stored-keys.ts";
import { readText, textFiles } from "./site-texts.ts";

const SOURCES = textFiles(["web/site/src/", "web/panel/src/", "web/kit/"]).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
);

/** Keys and databases are named in code marks in the table of the cookies page. */
function declared(): string[] {
  const rows = readText("web/site/content/politica-cookies.md").match(/^\|.*\|$/gm) ?? [];
  return rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
}

function filesWith(pattern: RegExp): string[] {
  return SOURCES.filter((file) => pattern.test(readText(file)));
}

describe("what the browser stores", () => {
  it("is declared on the cookies page, each key and database once", () => {
    expect(declared().toSorted()).toEqual([...STORED.keys, ...STORED.databases].toSorted());
  });

  it("is written through functions whose keys are checked against that list", () => {
    expect(readText("web/kit/lib/browser-storage.ts")).toMatch(
      /writeStored = \(area: Area, key: StoredKey,/,
    );
    expect(filesWith(/\.setItem\(/)).toEqual(["web/kit/lib/browser-storage.ts"]);
    expect(filesWith(/\b(?:local|session)Storage[.[]/)).toEqual([]);
    expect(filesWith(/document\.cookie|cookieStore|\bcaches\./)).toEqual([]);
  });

  it("has no database besides those", () => {
    const opened = SOURCES.flatMap((file) =>
      [...readText(file).matchAll(/(?:openDB(?:<\w+>)?|indexedDB\.open)\(\s*([^,)]+)/g)].map(
        ([, name = ""]) => name.replaceAll('"', ""),
      ),
    );
    expect(opened).toEqual(["csv-imports"]);
    expect(STORED.databases).toContain("csv-imports");
  });
});
