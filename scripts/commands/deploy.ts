import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { placeholdersIn } from "../../web/site/build/placeholders.mjs";
import { buildAll } from "../lib/build/build.ts";
import { buildVariables } from "../lib/build/build-variables.ts";
import { deployedConfiguration, writeDeployedFunctions } from "../lib/build/deployed.ts";
import { BUILD_FOLDERS } from "../lib/build/folders.ts";
import { readParameters } from "../lib/build/site-url.ts";
import { print, runCommand, stopSignal, UserError } from "../lib/command.ts";
import { formatTable, getExitCode } from "../lib/doctor/line.ts";
import { listParameterLines } from "../lib/doctor/parameters.ts";
import { inRoot } from "../lib/paths.ts";
import { capture, tail } from "../lib/processes.ts";
import { explainFailure } from "../lib/release/failures.ts";
import { release } from "../lib/release/release.ts";
import { type DeployedFunctions, planStages } from "../lib/release/stages.ts";

const USAGE = `npm run deploy -- --project P [options]

Builds, and releases rules and indexes, the public site, the panel and the scheduled functions of the project P, one
after the other. It asks nothing: functions that the code no longer has are removed, indexes are not.

  --only TARGETS   some of firestore, storage, functions, hosting, separated by commas, or parts of them as
                   firestore:indexes
  --draft          a trial before the texts are ready: placeholders may be left, search engines are kept away, and
                   SITE_URL is the project's own address, https://P.web.app
  --message TEXT   a note in the history of Hosting
  --help           prints this text`;

// firebase-tools takes the folder of its configuration for the project's.
const CONFIG = inRoot(".firebase-deploy.json");

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: "string", short: "P" },
      only: { type: "string" },
      draft: { type: "boolean", default: false },
      message: { type: "string", short: "m" },
    },
  });
  const { project = "", only, message, draft: isDraft } = values;
  if (!/^[a-z][a-z0-9-]{4,29}$/.test(project)) throw new UserError(USAGE);
  requireParameters(project);
  await requireAccess(project);
  const variables = buildVariables(project);
  if (isDraft && variables.SITE_URL !== `https://${project}.web.app`)
    throw new UserError(
      `Nothing was released. A draft has the project's own address: SITE_URL=https://${project}.web.app in functions/.env.${project}`,
    );
  Object.assign(process.env, variables, {
    SITE_VERSION: await version(),
    SITE_DRAFT: String(isDraft),
  });
  await buildAll("production");
  writeDeployedFunctions();
  const appCheck = Boolean(process.env.APP_CHECK_SITE_KEY);
  const firebase = deployedConfiguration(project, { appCheck, isDraft });
  writeFileSync(CONFIG, JSON.stringify(firebase, null, 2));
  const built = pathToFileURL(inRoot("build/deployed/lib/index.js")).href;
  const functions = (await import(built)) as DeployedFunctions;
  await release({
    ...{ project, configuration: CONFIG, ...(message !== undefined && { message }) },
    stages: planStages(only, firebase, functions),
  });
  const origin = variables.SITE_URL;
  if (!only || only.includes("hosting"))
    print(
      `It is at https://${project}.web.app. When ${origin} answers: npm run smoke -- ${origin}`,
    );
  if (isDraft) print(describeDraft());
  return 0;
}, USAGE);

function describeDraft(): string {
  const left = placeholdersIn(inRoot(BUILD_FOLDERS.production.site, ".."));
  const texts = left.map((line: string) => line.trim()).join("; ");
  return `A draft is released, which search engines may not keep. For the real site are missing: ${texts || "no texts"}; then deploy without --draft.`;
}

function requireParameters(project: string): void {
  const lines = listParameterLines({ id: project, written: readParameters(project) });
  if (getExitCode(lines) !== 0) throw new UserError(`Nothing was released.\n${formatTable(lines)}`);
}

/** Asks for the project before minutes of building. */
async function requireAccess(project: string): Promise<void> {
  const { failed, all } = await capture("firebase", ["apps:list", "WEB", "--project", project]);
  stopSignal.throwIfAborted();
  if (failed) throw new UserError(`${tail(all)}\nNothing was released. ${explainFailure(all)}`);
}

/** Of the work tree; the panel shows it. */
async function version(): Promise<string> {
  const { stdout, failed } = await capture("git", ["describe", "--always", "--dirty"]);
  return failed ? "unknown" : stdout.trim();
}
