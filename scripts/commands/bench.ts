import { cpSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildWhenChanged } from "../lib/build/build.ts";
import { runCommand } from "../lib/command.ts";
import { emulatorVariables } from "../lib/emulators/configuration.ts";
import { startServers } from "../lib/emulators/servers.ts";
import { inRoot } from "../lib/paths.ts";
import { run } from "../lib/processes.ts";
import { findChromium } from "../lib/tests/browser.ts";

const SHIFT = 20_000;
const FIGURES = "docs/bench.json";
/** A copy, because benchmarks add pages. */
const SITE = "build/bench/site";
/** The policy lacks the hashes of added pages' styles. */
const HEADERS = {
  source: "/bench/**",
  headers: [{ key: "Content-Security-Policy", value: "style-src 'self' 'unsafe-inline'" }],
};

const USAGE = `npm run bench -- [parts] [options]

Measures what has a limit, and stores each part in ${FIGURES}.

  parts       import, delete, pictures, costs, pages; default: all
  --rounds N  default: 5; with fewer nothing is stored
  --help      prints this text`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: "string", default: "5" } },
  });
  await buildWhenChanged();
  rmSync(inRoot(SITE), { recursive: true, force: true });
  cpSync(inRoot("web/dist"), inRoot(SITE), { recursive: true });
  await startServers({ name: "bench", shift: SHIFT }, { site: SITE, headers: [HEADERS] });
  const env = {
    ...emulatorVariables(SHIFT),
    CHROME_PATH: await findChromium(),
    HOSTING_FOLDER: inRoot(SITE),
  };
  const save = ["--save", inRoot(FIGURES)];
  const args = ["tests/bench/main.ts", ...positionals, "--rounds", values.rounds, ...save];
  const code = await run(process.execPath, args, { env });
  await run("biome", ["format", "--write", FIGURES]);
  return code;
}, USAGE);
