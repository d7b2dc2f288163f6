import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import jsTokens from "js-tokens";
import { root } from "../paths.ts";

const FILES = ["domain", "web", "functions/src", "scripts", "tests"].map(
  (folder) => `${folder}/**/*.{ts,tsx,mjs}`,
);
const PATH = /\b(?:docs|domain|web|functions|tests|scripts)\/[\w./-]+\.(?:md|tsx?|mjs|json)\b/g;
/** Numbers of requirements in documents that are not in the repository. */
const OUTSIDE =
  /\b(?:SECURITY|ARCHITECTURE|specification|design patterns) \d|\b[A-Z]{1,4}-\d{2}\b/g;

/** @throws Error that names each file whose comments refer to something that the repository does not hold */
export function requireKnownReferences(folder: string = root): void {
  const exclude = ["**/node_modules/**", "**/dist/**"];
  const faults = globSync(FILES, { cwd: folder, exclude }).flatMap((file) => {
    const text = readComments(join(folder, file));
    const missingPaths = (text.match(PATH) ?? []).filter((path) => !existsSync(join(folder, path)));
    return [...missingPaths, ...(text.match(OUTSIDE) ?? [])].map(
      (reference) => `${file} refers to ${reference}, which is not in the repository`,
    );
  });
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

function readComments(file: string): string {
  return [...jsTokens(readFileSync(file, "utf8"), { jsx: file.endsWith("x") })]
    .filter(({ type }) => type.endsWith("Comment"))
    .map(({ value }) => value)
    .join("\n");
}
