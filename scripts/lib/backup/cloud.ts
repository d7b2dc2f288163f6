import { execa } from "execa";
import { collections } from "../../../functions/src/use-cases/store/collections.ts";
import { stopSignal, UserError } from "../command.ts";
import { run } from "../processes.ts";

export interface Command {
  readonly file: "gcloud" | "firebase";
  readonly args: readonly string[];
}

/**
 * The secret in `rate_limits` that hashes visitors must not outlive its day; the sitemap is made from the posts. Recovery
 * codes belong to second factors, which no backup has.
 */
const COLLECTIONS = Object.keys(collections).filter(
  (name) => !/^(?:rate_limits|sessions|recovery_codes|site_status|sitemap_|indexnow_)/.test(name),
);
export const FILES = "files";
const DEFAULT_DATABASE = "(default)";
/** Of the console and of `firebase auth:import`. */
const HASH_OPTIONS = {
  algorithm: "--hash-algo",
  base64_signer_key: "--hash-key",
  base64_salt_separator: "--salt-separator",
  rounds: "--rounds",
  mem_cost: "--mem-cost",
};

export function realTarget(
  text: string,
  project: string | undefined,
): { readonly address: string; readonly project: string } {
  const address = text.replace(/\/+$/, "");
  if (!/^gs:\/\/[^/]+\/.+/.test(address))
    throw new UserError("Add a name after the bucket: gs://BUCKET/NAME");
  if (!project) throw new UserError("Say which project: --project P");
  return { address, project };
}

/** @param text by default the present */
export function wholeMinute(text?: string): Date {
  const at = text === undefined ? new Date() : new Date(text);
  if (Number.isNaN(at.getTime())) throw new UserError(`"${text}" is no time.`);
  at.setUTCSeconds(0, 0);
  return at;
}

/** @param at a whole minute within point-in-time recovery */
export function exportDocuments(
  project: string,
  address: string,
  at: Date,
  database = DEFAULT_DATABASE,
): Command {
  const from = [`--project=${project}`, `--database=${database}`];
  const part = [`--snapshot-time=${at.toISOString()}`, `--collection-ids=${COLLECTIONS.join(",")}`];
  return gcloud("firestore", "export", address, ...from, ...part);
}

export function importDocuments(
  project: string,
  address: string,
  only: readonly string[] = [],
): Command {
  const unknown = only.filter((name) => !COLLECTIONS.includes(name));
  if (unknown.length > 0)
    throw new UserError(`--only takes collections of a backup, not ${unknown.join(", ")}.`);
  const into = [`--project=${project}`, `--database=${DEFAULT_DATABASE}`];
  const part = only.length > 0 ? [`--collection-ids=${only.join(",")}`] : [];
  return gcloud("firestore", "import", address, ...into, ...part);
}

export function exportAccounts(project: string, file: string): Command {
  return { file: "firebase", args: ["auth:export", file, "--project", project] };
}

export function importAccounts(project: string, file: string, hash: readonly string[]): Command {
  return { file: "firebase", args: ["auth:import", file, "--project", project, ...hash] };
}

export function copyFile(from: string, to: string): Command {
  return gcloud("storage", "cp", from, to);
}

export function copyFiles(from: string, to: string): Command {
  return gcloud("storage", "rsync", from, to, "--recursive");
}

/** Without the folder, `gcloud storage rsync` fails. */
export async function hasFiles(address: string): Promise<boolean> {
  const { file, args } = gcloud("storage", "ls", address);
  const { stdout } = await execa(file, args, { stderr: "inherit", cancelSignal: stopSignal });
  return stdout.includes(`${address}/${FILES}/`);
}

export function bucketOf(project: string): string {
  return `gs://${project}.firebasestorage.app`;
}

function gcloud(...args: readonly string[]): Command {
  return { file: "gcloud", args };
}

/** @param text from the console, Authentication, Users, "Password hash parameters" */
export function hashOptions(text: string): readonly string[] {
  return Object.entries(HASH_OPTIONS).flatMap(([name, option]) => {
    const value = new RegExp(`\\b${name}:\\s*([^\\s,]+)`).exec(text)?.[1];
    if (!value || (name === "algorithm" && value !== "SCRYPT"))
      throw new UserError(
        'The hash parameters are not whole: copy the text from the console, Authentication, Users, "Password hash parameters".',
      );
    return [option, value];
  });
}

export async function runCommands(...commands: readonly Command[]): Promise<void> {
  for (const { file, args } of commands)
    if ((await run(file, args)) !== 0)
      throw new UserError(`${file} ${args[0]} failed: see above. What follows it was not done.`);
}
