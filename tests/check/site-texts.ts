import { readdirSync, readFileSync } from "node:fs";

const ROOT = new URL("../../", import.meta.url);

/** Files of these folders that hold texts for visitors, with paths from the repository's root. */
export function textFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:md|html|csv|json|tsx?)$/.test(name))
      .map((name) => folder + name),
  );
}

export function readText(file: string): string {
  return readFileSync(new URL(file, ROOT), "utf8");
}
