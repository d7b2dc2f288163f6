/**
 * Starts every stand-in of the outside world and keeps it running until a signal:
 *   node tests/sandbox/main.ts --shift 0 --folder build/start
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { addresses } from "../support/addresses.ts";
import { selfSignedCertificate } from "./certificate.ts";
import { startMailbox } from "./mailbox.ts";
import { startPartner } from "./partner.ts";
import { startSearch } from "./search.ts";
import { startVertex } from "./vertex.ts";

const { values } = parseArgs({
  options: {
    shift: { type: "string", default: "0" },
    folder: { type: "string", default: "build/start" },
  },
});
const { ports, project } = addresses(Number(values.shift));
const certificate = selfSignedCertificate();
writeFileSync(join(values.folder, "vertex-cert.pem"), certificate.cert);

const servers = await Promise.all([
  startMailbox({
    port: ports.mailbox,
    smtpPort: ports.smtp,
    auth: `http://127.0.0.1:${ports.auth}`,
    project,
  }),
  startPartner(ports.partner),
  startSearch(ports.search),
  startVertex(ports.vertex, certificate),
]);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    void Promise.all(servers.map((server) => server.close())).then(() => process.exit(0));
  });
process.stdout.write("Sandbox ready\n");
