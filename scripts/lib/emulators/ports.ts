import getPort, { clearLockedPorts } from "get-port";
import firebase from "../../../firebase.json" with { type: "json" };
import sandbox from "../../../tests/sandbox/ports.json" with { type: "json" };
import { UserError } from "../command.ts";

type Emulator = Exclude<keyof typeof firebase.emulators, "singleProjectMode" | "ui">;
export type Ports = Readonly<Record<Emulator | keyof typeof sandbox | "websocket", number>>;

/** @param shift added to each port */
export function getPorts(shift: number): Ports {
  const emulators = Object.entries(firebase.emulators).flatMap(([name, emulator]) =>
    typeof emulator === "object" && "port" in emulator ? [[name, emulator.port] as const] : [],
  );
  const websocket = firebase.emulators.firestore.websocketPort;
  const all = Object.entries({ ...Object.fromEntries(emulators), ...sandbox, websocket });
  return Object.fromEntries(all.map(([name, port]) => [name, port + shift])) as Ports;
}

/** Variables that connect Google's libraries to emulators. */
export function emulatorHosts({ firestore, auth, storage }: Ports): Record<string, string> {
  return {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${storage}`,
  };
}

/** Above 1023, of those that browsers refuse to ask (https://fetch.spec.whatwg.org/#port-blocking). */
const REFUSED_PORTS = new Set([
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080],
]);

function findRefusedPort(shift: number): number | undefined {
  return Object.values(getPorts(shift)).find((port) => REFUSED_PORTS.has(port));
}

/** Starts that differ by such a step have no port in common. */
const STEPS = [10, 20, 30, 40, 50, 60, 70, 80, 90]
  .filter((step) => findRefusedPort(step) === undefined)
  .join(", ");

/** @throws UserError for a shift to ports that a start without one uses, or that no browser asks */
export function parseShift(text: string): number {
  const shift = Number(text);
  if (!Number.isInteger(shift) || shift < 0 || shift > 40_000)
    throw new UserError("--shift takes a whole number from 0 to 40000.");
  const usual = new Map(Object.entries(getPorts(0)).map(([name, port]) => [port, name]));
  const met = Object.values(getPorts(shift)).find((port) => usual.has(port));
  if (shift !== 0 && met !== undefined)
    throw new UserError(
      `--shift ${shift} would take port ${met} (${usual.get(met)}) of a start without it: use ${STEPS}.`,
    );
  const refused = findRefusedPort(shift);
  if (refused !== undefined)
    throw new UserError(
      `--shift ${shift} would take port ${refused}, which browsers refuse: use ${STEPS}.`,
    );
  return shift;
}

export async function areFree(shifts: readonly number[]): Promise<boolean> {
  for (const port of shifts.flatMap((shift) => Object.values(getPorts(shift))))
    if (!(await isFree(port))) return false;
  return true;
}

export async function requireFree(shift: number, services: readonly string[]): Promise<void> {
  for (const [service, port] of Object.entries(getPorts(shift)))
    if (services.includes(service) && !(await isFree(port)))
      throw new UserError(
        `Port ${port} (${service}) is in use: stop the program that holds it ("lsof -i :${port}" names it), or another run of this project, and try again, or start on other ports: npm start -- --shift 20 (${STEPS}).`,
      );
}

async function isFree(port: number): Promise<boolean> {
  const found = await getPort({ port, host: "127.0.0.1" });
  clearLockedPorts();
  return found === port;
}
