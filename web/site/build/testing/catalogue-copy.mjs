import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CATALOGUE_FOLDER } from "../read-catalogue.ts";

/** A copy of web/site/catalogue that a test may change. */
export function copyCatalogue() {
  const folder = mkdtempSync(join(tmpdir(), "nhk-catalogue-"));
  cpSync(CATALOGUE_FOLDER, folder, { recursive: true });
  return {
    folder,
    /** @throws when the text stays the same */
    edit(file, change) {
      const text = readFileSync(join(folder, file), "utf8");
      const changed = change(text);
      if (changed === text) throw new Error(`${file} has no such text`);
      writeFileSync(join(folder, file), changed);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
