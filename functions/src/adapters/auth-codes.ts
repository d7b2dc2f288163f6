import { withCodes } from "./stored.ts";

type AnyPort = (...args: never[]) => Promise<unknown>;

/** Ports of Firebase Auth, each of whose failures has the domain's code. */
export function authCoded<Ports extends Readonly<Record<keyof Ports, AnyPort>>>(
  ports: Ports,
): Ports {
  const wrapped = Object.entries<AnyPort>(ports).map(([name, port]) => [
    name,
    (...args: never[]) => withCodes(port(...args)),
  ]);
  return Object.fromEntries(wrapped) as Ports;
}
