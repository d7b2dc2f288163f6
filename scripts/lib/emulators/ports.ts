import getPort, { clearLockedPorts } from "get-port";
import { UserError } from "../command.ts";
import { readFirebaseConfiguration, readJson } from "../paths.ts";

export type Ports = Readonly<Record<string, number>>;

/** @returns by service */
export function portsOf(shift: number): Ports {
  const { emulators } = readFirebaseConfiguration();
  const sandbox = readJson<Record<string, number>>("tests/sandbox/ports.json");
  const ports = Object.entries(emulators).map(([name, { port }]) => [name, port] as const);
  return Object.fromEntries(
    [...ports, ...Object.entries(sandbox)].flatMap(([name, port]) =>
      port === undefined ? [] : [[name, port + shift]],
    ),
  );
}

export function parseShift(text: string): number {
  const shift = Number(text);
  if (!Number.isInteger(shift) || shift < 0 || shift > 40_000)
    throw new UserError("--shift takes a whole number from 0 to 40000.");
  return shift;
}

export async function requireFree(ports: Ports, services: readonly string[]): Promise<void> {
  for (const service of services) {
    const port = ports[service];
    if (port !== undefined && (await getPort({ port, host: "127.0.0.1" })) !== port)
      throw new UserError(
        `Port ${port} (${service}) is in use: stop the program that holds it ("lsof -i :${port}" names it), or another run of this project, and try again.`,
      );
  }
  clearLockedPorts();
}
