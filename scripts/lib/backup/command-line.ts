import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { UserError } from "../command.ts";
import { emulatorVariables } from "../emulators/configuration.ts";
import { chosenProject, type Project } from "./project.ts";

/** npm sets INIT_CWD to the folder it was called in. */
export function resolvePath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

export function projectOf(id: string | undefined, useEmulators = false): Project {
  if (useEmulators) Object.assign(process.env, emulatorVariables(0));
  return chosenProject(id);
}

export async function confirm({ id, emulators }: Project, given?: string): Promise<void> {
  if (emulators) return;
  let typed = given;
  if (typed === undefined && process.stdin.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    typed = await terminal.question(`This writes to the real project ${id}. Type its id: `);
    terminal.close();
  }
  if (typed?.trim() !== id)
    throw new UserError(`Nothing was written. To write to the real project ${id}: --confirm ${id}`);
}

/** Adds the usual causes to a failure of the cloud. */
export async function withAdvice<T>(state: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError) throw error;
    const { message } = error as Error;
    throw new UserError(
      `${state}: ${message}. Is the project right, do emulators run, or did you run "gcloud auth application-default login"?`,
    );
  }
}
