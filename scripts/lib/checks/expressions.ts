import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import jsTokens from "js-tokens";
import { checkSync } from "recheck";
import { root } from "../paths.ts";

const FILES = "{domain,functions/src,web/kit,web/site/src,web/panel/src}/**/*.{ts,tsx}";
const NO_PRODUCT = /\.test\.tsx?$|\/testing\//;
/** Milliseconds for an expression. What takes longer is left to the linter and to the tests with floods. */
const TIMEOUT = 250;

/**
 * Finds what the linter's rules overlook: expressions that begin with several fixed characters, as in `<!--.*?-->`.
 * @throws Error that names each expression which needs more than linear time, with an attack
 */
export function requireLinearExpressions(folder: string = root): void {
  const files = globSync(FILES, { cwd: folder, exclude: ["**/node_modules/**"] });
  const faults = files
    .filter((file) => !NO_PRODUCT.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      return readExpressions(text, file.endsWith("x")).flatMap((expression) => {
        const attack = findAttack(expression);
        return attack === undefined ? [] : [`${file}: ${expression} is slow for ${attack}`];
      });
    });
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

function readExpressions(text: string, jsx: boolean): readonly string[] {
  return [...jsTokens(text, { jsx })]
    .filter(({ type }) => type === "RegularExpressionLiteral")
    .map(({ value }) => value);
}

function findAttack(expression: string): string | undefined {
  const end = expression.lastIndexOf("/");
  // It does not know the flag for indices, which changes no match.
  const flags = expression.slice(end + 1).replace("d", "");
  const result = checkSync(expression.slice(1, end), flags, {
    checker: "automaton",
    timeout: TIMEOUT,
  });
  return result.status === "vulnerable" ? result.attack.pattern : undefined;
}
