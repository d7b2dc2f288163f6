import { collections } from "../../../functions/src/use-cases/store/collections.ts";
import { UserError } from "../command.ts";
import { run } from "../processes.ts";

/**
 * The secret in `rate_limits` that hashes visitors must not outlive its day; the sitemap is made from the posts. Recovery
 * codes belong to second factors, which no backup has.
 */
export const COLLECTIONS: readonly string[] = Object.keys(collections).filter(
  (name) => !/^(?:rate_limits|sessions|recovery_codes|site_status|sitemap_|indexnow_)/.test(name),
);
export const FILES = "files";
export const DEFAULT_DATABASE = "(default)";
/** Of the console and of `firebase auth:import`. */
const HASH_OPTIONS = {
  algorithm: "--hash-algo",
  base64_signer_key: "--hash-key",
  base64_salt_separator: "--salt-separator",
  rounds: "--rounds",
  mem_cost: "--mem-cost",
};

export function realTarget(text: string, project: string | undefined) {
  const address = text.replace(/\/+$/, "");
  if (!/^gs:\/\/[^/]+\/.+/.test(address))
    throw new UserError("Add a name after the bucket: gs://BUCKET/NAME");
  if (!project) throw new UserError("Say which project: --project P");
  return { address, project, bucket: getBucketUrl(project) };
}

export function getBucketUrl(project: string): string {
  return `gs://${project}.firebasestorage.app`;
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

/** @throws UserError when it fails, so that the next step is not taken */
export async function runTool(
  file: "gcloud" | "firebase",
  ...args: readonly string[]
): Promise<void> {
  if ((await run(file, args)) !== 0)
    throw new UserError(`${file} ${args[0]} failed: see above. What follows it was not done.`);
}
