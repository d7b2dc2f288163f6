import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEFAULT_MONTHS } from "domain/contact/retention";
import { afterEach, beforeEach, expect, it } from "vitest";
import { submissionMonths } from "../../functions/src/platform/config.ts";
import { buildVariables } from "../../scripts/lib/build/build-variables.ts";
import { readText } from "./site-texts.ts";

/** Prints the privacy page and the panel's number, as a production build makes them. */
const BUILD = `
  import { readFileSync } from "node:fs";
  import { parseContent } from "./web/site/build/parse-content.ts";
  import config from "./web/site/vite.config.ts";
  const text = readFileSync("web/site/content/politica-privacidad.md", "utf8");
  const page = JSON.stringify(parseContent("politica-privacidad", text));
  const { define } = await config({ command: "build", mode: "production", isSsrBuild: false });
  const months = /un máximo de (\\d+) meses desde/.exec(page)?.[1];
  console.log(JSON.stringify({ page: Number(months), panel: Number(define.__SUBMISSION_MONTHS__) }));`;

function built(variables: Readonly<Record<string, string>>): unknown {
  const env = { ...process.env, ...variables };
  const options = { env, cwd: new URL("../../", import.meta.url), encoding: "utf8" } as const;
  const script = ["--input-type=module", "--disable-warning=ExperimentalWarning", "-e", BUILD];
  return JSON.parse(execFileSync(process.execPath, script, { ...options, stdio: "pipe" }));
}

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "retention-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function toVariables(parameters: string) {
  writeFileSync(join(folder, ".env.shop"), `SITE_URL=https://www.shop.example\n${parameters}`);
  return buildVariables("shop", folder);
}

it("privacy page, panel, parameter and documents have the same months by default", () => {
  expect(submissionMonths.options.default).toBe(DEFAULT_MONTHS);
  expect(built(toVariables(""))).toEqual({ page: DEFAULT_MONTHS, panel: DEFAULT_MONTHS });
  const row = `| \`SUBMISSION_MONTHS\` | parameter, default ${DEFAULT_MONTHS} |`;
  expect(readText("docs/deploying.md")).toContain(row);
  expect(readText("docs/operations.md")).toContain(`\`SUBMISSION_MONTHS\` (${DEFAULT_MONTHS})`);
});

it("privacy page and panel of a deployment have the months of its functions", () => {
  expect(built(toVariables("SUBMISSION_MONTHS=18"))).toEqual({ page: 18, panel: 18 });
});

it.each(["", "2", "two"])("is not built with %j months", (months) => {
  const variables = toVariables(`SUBMISSION_MONTHS=${months}`);
  expect(() => built(variables)).toThrow("SUBMISSION_MONTHS is");
});
