import { execa } from "execa";
import { print, stopSignal, UserError } from "../command.ts";
import { root } from "../paths.ts";
import { explainFailure } from "./failures.ts";
import type { Stage } from "./stages.ts";

/** Until firebase-tools gives up to read which functions there are; by default ten, too few for a busy machine. */
const DISCOVERY_SECONDS = 120;
/** Images of builds, which a rollback of a function needs. */
const IMAGE_DAYS = 30;
/** firebase-tools repeats for ever what Cloud Run refuses for a quota. */
const LIMIT_MINUTES = 30;

export interface Release {
  readonly project: string;
  /** File in the root that has the configuration of the deployment. */
  readonly configuration: string;
  readonly stages: readonly Stage[];
  /** A note in the history of Hosting. */
  readonly message?: string;
  readonly limitMinutes?: number;
}

/**
 * Makes one stage after the other, without questions, and keeps images for the rollback.
 * @throws UserError that says what is released, what is not, and what mends it
 */
export async function release(request: Release): Promise<void> {
  const { stages, project, configuration, message } = request;
  const options = ["--project", project, "--config", configuration, "--non-interactive"];
  const note = message === undefined ? [] : ["--message", message];
  const done: string[] = [];
  for (const { releases, args } of stages) {
    print(`\nReleasing: ${releases}`);
    const { isDone, text } = await runFirebase(["deploy", ...options, ...args, ...note], request);
    const [, regions = ""] = /Configured cleanup policy for \w+ in ([\w, -]+)\./.exec(text) ?? [];
    await keepImages(regions.split(", ").filter(Boolean), options, request);
    if (!isDone) {
      const left = stages.slice(done.length).map((stage) => stage.releases);
      throw new UserError(describeFailure(done, left, text));
    }
    done.push(releases);
  }
  print(`\nReleased: ${done.join(", ")}.`);
}

function describeFailure(done: readonly string[], left: readonly string[], text: string): string {
  return `
Released: ${done.join(", ") || "nothing"}.
Not released, or only in part: ${left.join(", ")}.
${explainFailure(text)}
Then run the same command again: it ends in the same state, whatever is there already.`;
}

/** A deployment sets a policy of one day where there is none, which would end rollbacks of older releases. */
async function keepImages(
  regions: readonly string[],
  options: readonly string[],
  request: Release,
): Promise<void> {
  for (const region of regions) {
    const policy = ["--location", region, "--days", String(IMAGE_DAYS), "--force"];
    const command = ["functions:artifacts:setpolicy", ...policy];
    const { isDone } = await runFirebase([...command, ...options], request);
    if (!isDone)
      print(
        `Images of builds in ${region} are kept for one day only, too few for a rollback: npx firebase ${command.join(" ")} --project ${request.project}`,
      );
  }
}

async function runFirebase(args: readonly string[], { limitMinutes = LIMIT_MINUTES }: Release) {
  const { failed, all, timedOut } = await execa("firebase", args, {
    cwd: root,
    all: true,
    reject: false,
    cancelSignal: stopSignal,
    stdin: "ignore",
    stdout: ["inherit", "pipe"],
    stderr: ["inherit", "pipe"],
    timeout: limitMinutes * 60_000,
    env: { FUNCTIONS_DISCOVERY_TIMEOUT: String(DISCOVERY_SECONDS) },
  });
  stopSignal.throwIfAborted();
  return { isDone: !failed, text: timedOut ? "timed out" : String(all ?? "") };
}
