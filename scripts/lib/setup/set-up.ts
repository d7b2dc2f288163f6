import { setTimeout as wait } from "node:timers/promises";
import { diagnose } from "../doctor/diagnose.ts";
import { formatReport, type Line, needsService, type Write } from "../doctor/line.ts";
import type { Project } from "../doctor/project.ts";
import { send } from "./send.ts";

/** What is created may let the next reading find more. */
const ROUNDS = 6;
/** Readings until an interface answers that was enabled a moment ago. */
const READINGS = 40;
const PAUSE_MS = 3000;

export interface SetUpDeps {
  readonly print: (line: string) => void;
  /** Whether the printed writes may be made. */
  readonly agree: () => Promise<boolean>;
  readonly isDryRun: boolean;
  readonly pauseMs?: number;
}

/**
 * Makes the writes that mend what the doctor reads, and nothing else.
 * @returns what the doctor reads in the end
 * @throws UserError of the first write that fails; the next run continues there
 */
export async function setUp(
  project: Project,
  { print, agree, isDryRun, pauseMs }: SetUpDeps,
): Promise<readonly Line[]> {
  const made = new Set<string>();
  let lines = await diagnose(project);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Google may still read what was before a write.
    const writes = lines
      .flatMap(({ writes = [] }) => writes)
      .filter((write) => !made.has(formatText(write)));
    for (const write of writes) print(formatText(write));
    if (writes.length === 0 || isDryRun) break;
    if (!(await agree())) {
      print("These were not sent.");
      break;
    }
    for (const [index, write] of writes.entries()) {
      await send(project, write, pauseMs);
      made.add(formatText(write));
      print(`done ${index + 1} of ${writes.length}: ${write.url}`);
    }
    lines = await diagnose(project);
    for (let reading = 0; reading < READINGS && lines.some(needsService); reading += 1) {
      await wait(pauseMs ?? PAUSE_MS);
      lines = await diagnose(project);
    }
  }
  print(formatReport(lines, project.id));
  return lines;
}

function formatText({ method, url, body }: Write): string {
  return `${method} ${url} ${JSON.stringify(body)}`;
}
