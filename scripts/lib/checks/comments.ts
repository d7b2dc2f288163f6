import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import jsTokens from "js-tokens";
import { print } from "../command.ts";
import { root } from "../paths.ts";

interface Room {
  readonly name: string;
  readonly files: string;
  /** Words of comment per 100 lines with code. */
  readonly limit: number;
}

const ROOMS: readonly Room[] = [
  { name: "domain", files: "functions/src/domain/**/*", limit: 45 },
  { name: "use cases", files: "functions/src/use-cases/**/*", limit: 45 },
  { name: "rest of functions", files: "functions/src/{*,{adapters,endpoints}/**/*}", limit: 45 },
  { name: "web data", files: "web/src/{data,firebase,lib}/**/*", limit: 35 },
  { name: "web panel", files: "web/src/admin/**/*", limit: 30 },
  { name: "web site", files: "web/{*,scripts/**/*,src/{*,{site,ui,app}/**/*}}", limit: 35 },
  { name: "scripts", files: "scripts/**/*", limit: 46 },
  { name: "tests", files: "{tests,web/src,functions/src}/**/*", limit: 30 },
];

const LONGEST_FIRST_COMMENT = 60;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const TEST = /\.test\.|\/testing\/|^tests\//;
const PATH = /\b(?:docs|web|functions|tests|scripts)\/[\w./-]+\.(?:md|tsx?|mjs|json)\b/g;
/** Numbers of requirements in documents that are not in the repository. */
const OUTSIDE =
  /\b(?:SECURITY|ARCHITECTURE|specification|design patterns) \d|\b[A-Z]{1,4}-\d{2}\b/g;

/** @throws Error that names each room or file, with its figure or reference */
export function requireGoodComments(folder: string = root, rooms: readonly Room[] = ROOMS): void {
  const faults: string[] = [];
  for (const { name, files, limit } of rooms) {
    const exclude = ["**/node_modules/**"];
    const found = globSync(`${files}.{ts,tsx,mjs}`, { cwd: folder, exclude });
    const own = [...new Set(found)]
      .filter((file) => TEST.test(file) === (name === "tests"))
      .map((file) => readComments(folder, file));
    const density = densityOf(own);
    print(`${name}: ${density} words of comment per 100 lines of code, at most ${limit}`);
    if (density > limit) faults.push(`${name} has ${density} words of comment per 100 lines`);
    faults.push(...own.flatMap((file) => faultsOf(folder, file)));
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

interface Commented {
  readonly file: string;
  readonly comments: readonly string[];
  readonly lines: number;
}

function readComments(folder: string, file: string): Commented {
  const comments: string[] = [];
  let code = "";
  const text = readFileSync(join(folder, file), "utf8");
  for (const { type, value } of jsTokens(text, { jsx: file.endsWith("x") }))
    if (type.endsWith("Comment")) comments.push(value);
    else code += value;
  const lines = code.split("\n").filter((line) => line.trim() !== "").length;
  return { file, comments, lines };
}

function densityOf(files: readonly Commented[]): number {
  const words = wordsIn(files.flatMap(({ comments }) => comments).join("\n"));
  const lines = files.reduce((sum, one) => sum + one.lines, 0);
  return Math.round((100 * words) / Math.max(lines, 1));
}

function faultsOf(folder: string, { file, comments }: Commented): readonly string[] {
  const first = wordsIn(comments[0] ?? "");
  const text = comments.join("\n");
  const missing = (text.match(PATH) ?? []).filter((path) => !existsSync(join(folder, path)));
  const outside = [...missing, ...(text.match(OUTSIDE) ?? [])];
  return [
    ...(first > LONGEST_FIRST_COMMENT ? [`${file} begins with a comment of ${first} words`] : []),
    ...outside.map((reference) => `${file} refers to ${reference}, which is not in the repository`),
  ];
}

function wordsIn(comment: string): number {
  return comment.match(WORD)?.length ?? 0;
}
