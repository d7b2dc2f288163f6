import { DomainError, type ErrorCode } from "../domain/errors.ts";

/** What the Admin SDK says when Firebase Auth does not answer. */
const CODES: ReadonlyMap<unknown, ErrorCode> = new Map([
  ["app/network-error", "unavailable"],
  ["app/network-timeout", "deadline-exceeded"],
]);

/** Gives failures of the way to Firebase Auth the domain's codes, with the original attached; others stay as they are. */
async function withAuthCodes<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? CODES.get(error.code) : undefined;
    throw code ? new DomainError(code, undefined, { cause: error }) : error;
  }
}

type AnyPort = (...args: never[]) => Promise<unknown>;

/** The same ports, each with these codes. */
export function authCoded<Ports extends Readonly<Record<keyof Ports, AnyPort>>>(
  ports: Ports,
): Ports {
  const wrapped = Object.entries<AnyPort>(ports).map(([name, port]) => [
    name,
    (...args: never[]) => withAuthCodes(port(...args)),
  ]);
  return Object.fromEntries(wrapped) as Ports;
}
