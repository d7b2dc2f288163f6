import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { execa } from "execa";
import { missingAccounts, readAccounts, writeAccounts } from "../lib/backup/accounts.ts";
import {
  COLLECTIONS,
  DEFAULT_DATABASE,
  FILES,
  hashOptions,
  realTarget,
  runTool,
} from "../lib/backup/cloud.ts";
import { importForEmulators, temporaryFolder } from "../lib/backup/local.ts";
import { print, runCommand, stopSignal, UserError } from "../lib/command.ts";
import { parseShift } from "../lib/emulators/ports.ts";

const USAGE = `npm run restore -- gs://BUCKET/NAME --project P --confirm P [options]

  --only COLLECTION       only these documents, without accounts and files; several times for several
  --hash-parameters FILE  without it, accounts come without passwords

npm run restore -- FOLDER [--shift N]    a copy of a backup replaces the data of the next npm start`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      project: { type: "string" },
      confirm: { type: "string" },
      only: { type: "string", multiple: true, default: [] },
      "hash-parameters": { type: "string" },
      shift: { type: "string", default: "0" },
    },
    allowPositionals: true,
  });
  const here = (path: string) => resolve(process.env.INIT_CWD ?? "", path);
  const [target] = positionals;
  if (!target) throw new UserError(USAGE);
  if (!target.startsWith("gs://")) {
    await importForEmulators(here(target), parseShift(values.shift));
    print("Restored: npm start shows it");
    return 0;
  }
  const { address, project, bucket } = realTarget(target, values.project);
  if (values.confirm !== project)
    throw new UserError(`Nothing was written. To write to ${project}: --confirm ${project}`);
  const unknown = values.only.filter((name) => !COLLECTIONS.includes(name));
  if (unknown.length > 0)
    throw new UserError(`--only takes collections of a backup, not ${unknown.join(", ")}.`);
  const into = [address, `--project=${project}`, `--database=${DEFAULT_DATABASE}`];
  if (values.only.length > 0) into.push(`--collection-ids=${values.only.join(",")}`);
  else {
    const parameters = values["hash-parameters"];
    const hash = parameters ? hashOptions(readFileSync(here(parameters), "utf8")) : [];
    const folder = temporaryFolder();
    const saved = join(folder, "saved.json");
    const present = join(folder, "present.json");
    const missing = join(folder, "missing.json");
    await runTool("gcloud", "storage", "cp", `${address}/accounts.json`, saved);
    await runTool("firebase", "auth:export", present, "--project", project);
    const accounts = missingAccounts(readAccounts(saved), readAccounts(present), hash.length > 0);
    writeAccounts(missing, accounts);
    // reconcileRoles removes the roles of accounts that are missing.
    if (accounts.length > 0)
      await runTool("firebase", "auth:import", missing, "--project", project, ...hash);
    print(`${accounts.length} accounts were missing; the others stay as they are`);
    // Without the folder, `gcloud storage rsync` fails.
    const list = execa({ stderr: "inherit", cancelSignal: stopSignal });
    const { stdout } = await list("gcloud", ["storage", "ls", address]);
    if (stdout.includes(`${address}/${FILES}/`))
      await runTool("gcloud", "storage", "rsync", `${address}/${FILES}`, bucket, "--recursive");
  }
  await runTool("gcloud", "firestore", "import", ...into);
  print("Restored");
  return 0;
}, USAGE);
