import { parseArgs } from "node:util";
import { backup } from "../lib/backup/backup.ts";
import { projectOf, resolvePath, withAdvice } from "../lib/backup/command-line.ts";
import { print, runCommand, UserError } from "../lib/command.ts";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      project: { type: "string" },
      emulators: { type: "boolean" },
      at: { type: "string" },
      database: { type: "string" },
    },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (!name) throw new UserError("Say where to: npm run backup -- <new folder> [--emulators]");
  const at = values.at === undefined ? undefined : new Date(values.at);
  if (at && Number.isNaN(at.getTime())) throw new UserError(`"${values.at}" is no time.`);
  const project = projectOf(values.project, values.emulators);
  const folder = resolvePath(name);
  const { taken, content } = await withAdvice("There is no backup", () =>
    backup(project, folder, print, { at, database: values.database }),
  );
  for (const [collection, count] of Object.entries(content.collections))
    print(`${collection.padEnd(24)} ${count}`);
  const { documents, accounts } = content.files;
  print(
    `${documents.lines} documents of ${taken.at} and ${accounts.lines} accounts are in ${folder}`,
  );
  print(`Left out: ${content.left_out.join(", ")}`);
  if (content.passwords_withheld > 0)
    print(
      `${content.passwords_withheld} accounts are without their password: these credentials may not read hashes.`,
    );
  if (content.factors_lost > 0)
    print(`${content.factors_lost} second factors by app cannot be taken along.`);
});
