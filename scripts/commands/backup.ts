import { join } from "node:path";
import { parseArgs } from "node:util";
import { isPasswordWithheld, readAccounts } from "../lib/backup/accounts.ts";
import {
  bucketOf,
  copyFile,
  copyFiles,
  exportAccounts,
  exportDocuments,
  FILES,
  realTarget,
  runCommands,
  wholeMinute,
} from "../lib/backup/cloud.ts";
import { temporaryFolder } from "../lib/backup/local.ts";
import { print, runCommand, UserError } from "../lib/command.ts";

const USAGE = `npm run backup -- gs://BUCKET/NAME --project P [--at TIME] [--database NAME]

  --at TIME        documents as of this minute, for example 2026-11-20T08:00Z; the last one by default
  --database NAME  documents of another database of the project`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      project: { type: "string" },
      at: { type: "string" },
      database: { type: "string" },
    },
    allowPositionals: true,
  });
  const [target] = positionals;
  if (!target) throw new UserError(USAGE);
  const { address, project } = realTarget(target, values.project);
  const at = wholeMinute(values.at);
  const file = join(temporaryFolder(), "accounts.json");
  await runCommands(
    exportDocuments(project, address, at, values.database),
    copyFiles(bucketOf(project), `${address}/${FILES}`),
    exportAccounts(project, file),
  );
  const accounts = readAccounts(file);
  await runCommands(copyFile(file, `${address}/accounts.json`));
  print(
    `Documents of ${at.toISOString()}, files and ${accounts.length} accounts are in ${address}`,
  );
  const withheld = accounts.filter(isPasswordWithheld).length;
  if (withheld > 0)
    print(`${withheld} accounts are without password: this login may not read hashes.`);
  return 0;
}, USAGE);
