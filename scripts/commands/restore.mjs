import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { confirm, folderOf, pointAtEmulators, withAdvice } from "../lib/backup/command-line.mjs";
import { parseHashParameters } from "../lib/backup/hash-parameters.ts";
import { chosenProject } from "../lib/backup/project.ts";
import { restore } from "../lib/backup/restore.ts";
import { command, Remedy, say } from "../lib/say.mjs";
import { stopRequest } from "../lib/signals.mjs";

await command(async () => {
  const { values, positionals } = parseArgs({
    options: {
      project: { type: "string" },
      emulators: { type: "boolean" },
      confirm: { type: "string" },
      only: { type: "string", multiple: true, default: [] },
      "into-non-empty": { type: "boolean", default: false },
      "hash-parameters": { type: "string" },
    },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (!name) throw new Remedy("Say what: npm run restore -- <folder of a backup> [--emulators]");
  if (values.emulators) pointAtEmulators();
  const project = chosenProject(values.project);
  const hashFile = values["hash-parameters"];
  const hash = hashFile ? parseHashParameters(readFileSync(folderOf(hashFile), "utf8")) : null;
  await confirm(project, values.confirm);
  const stop = stopRequest(() => {});
  const request = {
    folder: folderOf(name),
    only: values.only.map((path) => path.replace(/^\/|\/$/g, "")),
    intoNonEmpty: values["into-non-empty"],
    hash,
  };
  const { documents, accounts, stopped } = await withAdvice("Nothing was written", () =>
    restore(project, request, say, stop.wasAsked),
  );
  for (const [what, { total, present, stored }] of Object.entries({ accounts, documents }))
    say(`${what}: ${stored} stored, ${present} were there already, of ${total}`);
  for (const { uid, message } of accounts.refused) say(`Auth refused account ${uid}: ${message}`);
  if (stopped)
    throw new Remedy(
      `NOT FINISHED: ${stopped}. At least the above is stored; run the same command again to go on.`,
    );
  if (!project.emulators && !hash && accounts.stored > 0)
    say(
      "The accounts have no password: let each person set one, in the console under Authentication, Users, Reset password.",
    );
  say(accounts.refused.length > 0 ? "Restored but for the refused accounts" : "Restored");
  return accounts.refused.length > 0 ? 1 : 0;
});
