import { emulatorVariables } from "../lib/emulators.mjs";
import { portsOf } from "../lib/ports.mjs";
import { command } from "../lib/say.mjs";
import { seed } from "../lib/seed.mjs";

await command(() => seed(emulatorVariables({ shift: 0, ports: portsOf(0) })));
