import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parseHashParameters } from "../lib/backup/accounts.ts";
import { confirm, projectOf, resolvePath, withAdvice } from "../lib/backup/command-line.ts";
import { restore } from "../lib/backup/restore.ts";
import { print, runCommand, stopSignal, UserError } from "../lib/command.ts";

await runCommand(async () => {
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
  if (!name) throw new UserError("Say what: npm run restore -- <folder of a backup> [--emulators]");
  const project = projectOf(values.project, values.emulators);
  const hashFile = values["hash-parameters"];
  const hash = hashFile ? parseHashParameters(readFileSync(resolvePath(hashFile), "utf8")) : null;
  await confirm(project, values.confirm);
  const request = {
    folder: resolvePath(name),
    only: values.only.map((path) => path.replace(/^\/|\/$/g, "")),
    intoNonEmpty: values["into-non-empty"],
    hash,
  };
  const { documents, accounts, stopped } = await withAdvice("Nothing was written", () =>
    restore(project, request, print, () => stopSignal.aborted),
  );
  for (const [what, { total, present, stored }] of Object.entries({ accounts, documents }))
    print(`${what}: ${stored} stored, ${present} were there already, of ${total}`);
  for (const { uid, message } of accounts.refused) print(`Auth refused account ${uid}: ${message}`);
  if (stopped)
    throw new UserError(
      `NOT FINISHED: ${stopped}. At least the above is stored; run the same command again to go on.`,
    );
  if (!project.emulators && !hash && accounts.stored > 0)
    print(
      "The accounts have no password: let each person set one, in the console under Authentication, Users, Reset password.",
    );
  print(accounts.refused.length > 0 ? "Restored but for the refused accounts" : "Restored");
  return accounts.refused.length > 0 ? 1 : 0;
});
