import { parseArgs } from "node:util";
import { backup } from "../lib/backup/backup.ts";
import { folderOf, pointAtEmulators, withAdvice } from "../lib/backup/command-line.mjs";
import { chosenProject } from "../lib/backup/project.ts";
import { command, Remedy, say } from "../lib/say.mjs";

await command(async () => {
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
  if (!name) throw new Remedy("Say where to: npm run backup -- <new folder> [--emulators]");
  const at = values.at === undefined ? undefined : new Date(values.at);
  if (at && Number.isNaN(at.getTime())) throw new Remedy(`"${values.at}" is no time.`);
  if (values.emulators) pointAtEmulators();
  const project = chosenProject(values.project);
  const folder = folderOf(name);
  const { taken, content } = await withAdvice("There is no backup", () =>
    backup(project, folder, say, { at, database: values.database }),
  );
  for (const [collection, count] of Object.entries(content.collections))
    say(`${collection.padEnd(24)} ${count}`);
  const { documents, accounts } = content.files;
  say(
    `${documents.lines} documents of ${taken.at} and ${accounts.lines} accounts are in ${folder}`,
  );
  say(`Left out: ${content.left_out.join(", ")}`);
  if (content.passwords_withheld > 0)
    say(
      `${content.passwords_withheld} accounts are without their password: these credentials may not read hashes.`,
    );
  if (content.factors_lost > 0)
    say(`${content.factors_lost} second factors by app cannot be taken along.`);
  return 0;
});
