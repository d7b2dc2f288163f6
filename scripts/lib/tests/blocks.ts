import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { print, UserError } from "../command.ts";
import type { ServerSet } from "../emulators/configuration.ts";
import { areFree } from "../emulators/ports.ts";

const NAMES = ["test", "test-2"];
const SET_DISTANCE = 5000;
/** From 32,768 Linux has the ports of outgoing connections. */
const SHIFTS = [0, 1, 2, 3, 4, 5, 6, 7].map((block) => 10_000 + block * 10);
const LOCK_PORT = 4999;

export function toServerSets(shift: number): readonly ServerSet[] {
  return NAMES.map((name, index) => ({ name, shift: shift + index * SET_DISTANCE }));
}

/** Reserves a block of ports that nothing else uses, until this process ends. */
export async function takeBlock(): Promise<number> {
  for (const shift of SHIFTS) {
    // A port in use is a lock that ends with its process.
    const lock = await listen(shift + LOCK_PORT);
    if (lock && (await areFree(toServerSets(shift).map((set) => set.shift)))) {
      if (shift !== SHIFTS[0])
        print(`The usual ports are in use: taking those shifted by ${shift}`);
      return shift;
    }
    lock?.close();
  }
  throw new UserError("No block of ports is free: end other runs of the tests.");
}

function listen(port: number): Promise<Server | undefined> {
  const server = createServer().unref();
  server.listen({ port, host: "127.0.0.1", exclusive: true });
  return once(server, "listening").then(
    () => server,
    () => undefined,
  );
}
