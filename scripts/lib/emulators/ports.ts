import getPort, { clearLockedPorts } from "get-port";
import { UserError } from "../command.ts";
import { readFirebaseConfiguration, readJson } from "../paths.ts";

export type Ports = Readonly<Record<string, number>>;

export function portsOf(shift: number): Ports {
  const { emulators } = readFirebaseConfiguration();
  const sandbox = readJson<Record<string, number>>("tests/sandbox/ports.json");
  const ports = Object.entries(emulators).flatMap(([name, { port, websocketPort }]) => [
    [name, port] as const,
    [`${name} websocket`, websocketPort] as const,
  ]);
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

export async function areFree(shifts: readonly number[]): Promise<boolean> {
  for (const port of shifts.flatMap((shift) => Object.values(portsOf(shift))))
    if (!(await isFree(port))) return false;
  return true;
}

export async function requireFree(ports: Ports, services: readonly string[]): Promise<void> {
  for (const service of services) {
    const port = ports[service];
    if (port !== undefined && !(await isFree(port)))
      throw new UserError(
        `Port ${port} (${service}) is in use: stop the program that holds it ("lsof -i :${port}" names it), or another run of this project, and try again.`,
      );
  }
}

async function isFree(port: number): Promise<boolean> {
  const found = await getPort({ port, host: "127.0.0.1" });
  clearLockedPorts();
  return found === port;
}
