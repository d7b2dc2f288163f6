import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { siteSystem } from "./theme.ts";

const SRC = new URL("../../../../", import.meta.url);
const FILES = "{site/src/{app,pages,ui},kit/ui}/**/*.{ts,tsx}";
const COLOR =
  /(?<=["{])(?:colors\.)?((?:bg|fg|border|brand|gray|green|red|orange|blue)\.\w+)(?=["}])/g;

it("the site's theme has every color that a public page names", () => {
  const named = globSync(FILES, { cwd: SRC })
    .filter((file) => !/\.test\.|admin/.test(file))
    .flatMap((file) => [...readFileSync(new URL(file, SRC), "utf8").matchAll(COLOR)])
    .map(([, name]) => `colors.${name}`);
  expect(named.length).toBeGreaterThan(100);
  const tokenNames = new Set(siteSystem.tokens.allTokens.map(({ name }) => name));
  expect([...new Set(named)].filter((name) => !tokenNames.has(name))).toEqual([]);
});
