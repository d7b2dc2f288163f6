import { runCommand } from "../lib/command.ts";
import { seed } from "../lib/emulators/servers.ts";

await runCommand(() => seed(0));
