import { join } from "node:path";
import { parseArgs } from "node:util";
import { isPasswordWithheld, readAccounts } from "../lib/backup/accounts.ts";
import { COLLECTIONS, DEFAULT_DATABASE, FILES, realTarget, runTool } from "../lib/backup/cloud.ts";
import { temporaryFolder } from "../lib/backup/local.ts";
import { print, runCommand, UserError } from "../lib/command.ts";

const USAGE = `npm run backup -- gs://BUCKET/NAME --project P [--at TIME] [--database NAME]

  --at TIME        documents as of this minute, for example 2026-11-20T08:00Z; the last one by default
  --database NAME  documents of another database of the project`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      project: { type: "string" },
      at: { type: "string", default: new Date().toISOString() },
      database: { type: "string", default: DEFAULT_DATABASE },
    },
    allowPositionals: true,
  });
  const [target] = positionals;
  if (!target) throw new UserError(USAGE);
  const { address, project, bucket } = realTarget(target, values.project);
  const at = new Date(values.at);
  if (Number.isNaN(at.getTime())) throw new UserError(`"${values.at}" is no time.`);
  at.setUTCSeconds(0, 0);
  const from = [`--project=${project}`, `--database=${values.database}`];
  const part = [`--snapshot-time=${at.toISOString()}`, `--collection-ids=${COLLECTIONS.join(",")}`];
  await runTool("gcloud", "firestore", "export", address, ...from, ...part);
  await runTool("gcloud", "storage", "rsync", bucket, `${address}/${FILES}`, "--recursive");
  const file = join(temporaryFolder(), "accounts.json");
  await runTool("firebase", "auth:export", file, "--project", project);
  const accounts = readAccounts(file);
  await runTool("gcloud", "storage", "cp", file, `${address}/accounts.json`);
  print(
    `Documents of ${at.toISOString()}, files and ${accounts.length} accounts are in ${address}`,
  );
  const withheld = accounts.filter(isPasswordWithheld).length;
  if (withheld > 0)
    print(`${withheld} accounts are without password: this login may not read hashes.`);
  return 0;
}, USAGE);
