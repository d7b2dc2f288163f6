import { globSync, readFileSync } from "node:fs";
import jsTokens from "js-tokens";
import { print } from "../command.ts";
import { inRoot, root } from "../paths.ts";

/** Words of comment per 100 lines of code. */
const LIMITS = { web: 30, functions: 45, scripts: 45 };
const TEST = /\.test\.|\/testing\//;

export function requireShortComments(): void {
  const pattern = `{${Object.keys(LIMITS).join(",")}}/**/*.{ts,tsx,mjs}`;
  const all = globSync(pattern, { cwd: root, exclude: ["**/node_modules/**"] });
  const files = all.filter((file) => !TEST.test(file));
  const densities = Object.entries(LIMITS).map(([folder, limit]) => {
    const density = densityOf(files.filter((file) => file.startsWith(`${folder}/`)));
    return { folder, density, limit };
  });
  for (const { folder, density, limit } of densities)
    print(`${folder}: ${density} words of comment per 100 lines of code, at most ${limit}`);
  const over = densities.filter(({ density, limit }) => density > limit);
  if (over.length > 0)
    throw new Error(`too many words of comment in ${over.map(({ folder }) => folder).join(", ")}`);
}

function densityOf(files: readonly string[]): number {
  let words = 0;
  let lines = 0;
  for (const file of files) {
    const linesWithCode = new Set<number>();
    let line = 0;
    const text = readFileSync(inRoot(file), "utf8");
    for (const { type, value } of jsTokens(text, { jsx: file.endsWith("x") })) {
      const breaks = value.split("\n").length - 1;
      if (type.endsWith("Comment"))
        words += value.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
      else if (value.trim() !== "")
        for (let n = 0; n <= breaks; n += 1) linesWithCode.add(line + n);
      line += breaks;
    }
    lines += linesWithCode.size;
  }
  return Math.round((100 * words) / Math.max(lines, 1));
}
