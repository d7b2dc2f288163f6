import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { missingAccounts, readAccounts, writeAccounts } from "../lib/backup/accounts.ts";
import {
  bucketOf,
  copyFile,
  copyFiles,
  exportAccounts,
  FILES,
  hasFiles,
  hashOptions,
  importAccounts,
  importDocuments,
  realTarget,
  runCommands,
} from "../lib/backup/cloud.ts";
import { importForEmulators, temporaryFolder } from "../lib/backup/local.ts";
import { print, runCommand, UserError } from "../lib/command.ts";
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
  const { address, project } = realTarget(target, values.project);
  if (values.confirm !== project)
    throw new UserError(`Nothing was written. To write to ${project}: --confirm ${project}`);
  const documents = importDocuments(project, address, values.only);
  if (values.only.length > 0) await runCommands(documents);
  else {
    const parameters = values["hash-parameters"];
    const hash = parameters ? hashOptions(readFileSync(here(parameters), "utf8")) : [];
    const folder = temporaryFolder();
    const [kept, present, missing] = ["kept.json", "present.json", "missing.json"].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    await runCommands(copyFile(`${address}/accounts.json`, kept), exportAccounts(project, present));
    const accounts = missingAccounts(readAccounts(kept), readAccounts(present), hash.length > 0);
    writeAccounts(missing, accounts);
    // reconcileRoles removes the roles of accounts that are missing.
    if (accounts.length > 0) await runCommands(importAccounts(project, missing, hash));
    if (await hasFiles(address))
      await runCommands(copyFiles(`${address}/${FILES}`, bucketOf(project)));
    await runCommands(documents);
    print(`${accounts.length} accounts were missing; the others stay as they are`);
  }
  print("Restored");
  return 0;
}, USAGE);
