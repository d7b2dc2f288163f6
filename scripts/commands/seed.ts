import { command } from "../lib/command.ts";
import { seed } from "../lib/emulators/servers.ts";

await command(() => seed(0));
