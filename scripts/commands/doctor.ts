import { parseArgs } from "node:util";
import { print, runCommand, UserError } from "../lib/command.ts";
import { diagnose } from "../lib/doctor/diagnose.ts";
import { formatReport, getExitCode } from "../lib/doctor/line.ts";
import { openProject } from "../lib/doctor/project.ts";

const USAGE = `npm run doctor -- --project P

Reads the project P, changes nothing, and prints what is ready, missing or wrong, with what mends it.
Steps are those of docs/deploying.md. Exit code: 1 when something is missing or wrong, 2 when something
could not be read, otherwise 0.`;

await runCommand(async () => {
  const { values } = parseArgs({ options: { project: { type: "string" } } });
  if (!/^[a-z][a-z0-9-]{4,29}$/.test(values.project ?? "")) throw new UserError(USAGE);
  const project = await openProject(values.project ?? "");
  print(`Reading ${project.id}`);
  const lines = await diagnose(project);
  print(formatReport(lines, project.id));
  return getExitCode(lines);
}, USAGE);
