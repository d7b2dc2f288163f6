import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { buildAll } from "../lib/build/build.ts";
import { buildVariables } from "../lib/build/build-variables.ts";
import { deployedConfiguration, writeDeployedFunctions } from "../lib/build/deployed.ts";
import { type DeployedFunctions, deploymentsOf } from "../lib/build/deployments.ts";
import { runCommand, stopSignal, UserError } from "../lib/command.ts";
import { inRoot } from "../lib/paths.ts";
import { capture, run } from "../lib/processes.ts";

// firebase-tools takes the folder of its configuration for the project's.
const CONFIG = inRoot(".firebase-deploy.json");

await runCommand(async () => {
  const args = process.argv.slice(2);
  const project = await projectOf(args);
  Object.assign(process.env, buildVariables(project), { SITE_VERSION: await version() });
  await buildAll("production");
  writeDeployedFunctions();
  const appCheck = Boolean(process.env.APP_CHECK_SITE_KEY);
  const firebase = deployedConfiguration(project, { appCheck });
  writeFileSync(CONFIG, JSON.stringify(firebase, null, 2));
  const built = pathToFileURL(inRoot("build/deployed/lib/index.js")).href;
  const functions = (await import(built)) as DeployedFunctions;
  const deploy = (chosen: readonly string[]) =>
    run("firebase", ["deploy", "--config", CONFIG, ...chosen]);
  const { first, schedules } = deploymentsOf(args, functions);
  const code = await deploy(first);
  if (code !== 0 || schedules === undefined) return code;
  if ((await deploy(schedules)) === 0) return 0;
  throw new UserError(
    "The site is deployed, its scheduled functions are not: SCHEDULE_REGION in docs/deploying.md",
  );
});

/** Of the work tree; the panel shows it. */
async function version(): Promise<string> {
  const { stdout, failed } = await capture("git", ["describe", "--always", "--dirty"]);
  return failed ? "unknown" : stdout.trim();
}

/** Without a terminal `firebase use` prints the project's id only. */
async function projectOf(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: { project: { type: "string", short: "P" } },
    strict: false,
  });
  const chosen = typeof values.project === "string" ? ["--project", values.project] : [];
  const { stdout, failed } = await capture("firebase", ["use", ...chosen]);
  stopSignal.throwIfAborted();
  const [id = ""] = stdout.trim().split("\n").slice(-1);
  if (failed || !/^[a-z][a-z0-9-]{4,29}$/.test(id))
    throw new UserError("Choose a project first: npx firebase use <project>");
  return id;
}
