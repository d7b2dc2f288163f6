/**
 * Starts all stand-ins until a signal:
 *   node tests/sandbox/main.ts --shift 0 --folder build/start
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { addresses } from "../support/addresses.ts";
import { startStandIns } from "./stand-ins.ts";

const { values } = parseArgs({
  options: {
    shift: { type: "string", default: "0" },
    folder: { type: "string", default: "build/start" },
  },
});
const { ports, project } = addresses(Number(values.shift));
const standIns = await startStandIns(`http://127.0.0.1:${ports.auth}`, project, ports);
writeFileSync(join(values.folder, "vertex-cert.pem"), standIns.certificate);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void standIns.close().then(() => process.exit(0)));
process.stdout.write("Sandbox ready\n");
