/**
 * Releases what is built, by the code of `npm run deploy`, for projects that are stand-ins:
 * node release-built.ts <project> [targets]
 */
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  deployedConfiguration,
  writeDeployedFunctions,
} from "../../../scripts/lib/build/deployed.ts";
import { onExit, runCommand } from "../../../scripts/lib/command.ts";
import { inRoot } from "../../../scripts/lib/paths.ts";
import { release } from "../../../scripts/lib/release/release.ts";
import { type DeployedFunctions, planStages } from "../../../scripts/lib/release/stages.ts";

await runCommand(async () => {
  const [project = "", targets] = process.argv.slice(2);
  const configuration = inRoot(`.firebase-${project}.json`);
  onExit(async () => rmSync(configuration));
  writeDeployedFunctions("emulators");
  const firebase = deployedConfiguration(project, { mode: "emulators" });
  writeFileSync(configuration, JSON.stringify(firebase));
  const functions = await changeExports(inRoot("build/deployed/lib"));
  await release({
    ...{ project, configuration, limitMinutes: Number(process.env.LIMIT_MINUTES ?? "5") },
    stages: planStages(targets, firebase, functions),
  });
  return 0;
});

/** EXPORTS names functions that the code does not have: {"new name": "name of the present one"}, or null for one less. */
async function changeExports(folder: string): Promise<DeployedFunctions> {
  const index = join(folder, "index.js");
  const read = async () => (await import(pathToFileURL(index).href)) as DeployedFunctions;
  if (!process.env.EXPORTS) return read();
  const whole = join(folder, "whole.js");
  renameSync(index, whole);
  const names = Object.keys((await import(pathToFileURL(whole).href)) as DeployedFunctions);
  const changes: Readonly<Record<string, string | null>> = JSON.parse(process.env.EXPORTS);
  const keptNames = names.filter((name) => changes[name] === undefined);
  const added = Object.entries(changes).flatMap(([name, present]) =>
    present === null ? [] : [`${present} as ${name}`],
  );
  writeFileSync(index, `export { ${[...keptNames, ...added].join(", ")} } from "./whole.js";\n`);
  return read();
}
