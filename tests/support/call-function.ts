import type { CallName, Calls } from "functions/domain/calls";
import { addresses } from "./addresses.ts";

/** What a callable answered: its result, or the code and safe message of its failure. */
export type Outcome =
  | { readonly result: unknown }
  | {
      readonly error: {
        readonly status: string;
        readonly message: string;
        readonly details?: { readonly safe?: boolean };
      };
    };

/**
 * Calls a function over the callable protocol (https://firebase.google.com/docs/functions/callable-reference).
 * @param idToken of the caller; leave it out for an anonymous one
 * @param headers beside those of the protocol
 */
export async function callFunction(
  name: string,
  data: unknown,
  idToken?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return callAt(addressOf(name), data, idToken, headers);
}

/** Calls as a person whose call is expected to succeed. @throws when it does not */
export async function succeed<Name extends CallName>(
  name: Name,
  data: Calls[Name]["input"],
  token: string,
): Promise<Calls[Name]["output"]> {
  const outcome = await callFunction(name, data, token);
  if ("error" in outcome) throw new Error(`${name}: ${outcome.error.status}`);
  return outcome.result as Calls[Name]["output"];
}

/** Calls a function at an address. @param headers beside those of the protocol */
export async function callAt(
  url: string,
  data: unknown,
  idToken?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return (await (await send(url, data, idToken, headers)).json()) as Outcome;
}

/** Calls a function that streams. @returns every piece, and how it ended */
export async function streamFunction(
  name: string,
  data: unknown,
  idToken: string,
): Promise<{ readonly pieces: readonly unknown[]; readonly outcome: Outcome }> {
  const answer = await send(addressOf(name), data, idToken, { accept: "text/event-stream" });
  const messages = (await answer.text())
    .split("\n")
    .filter((line) => line.startsWith("data: "))
    .map((line) => JSON.parse(line.slice(6)) as { readonly message?: unknown });
  const pieces = messages.flatMap((one) => ("message" in one ? [one.message] : []));
  return { pieces, outcome: messages.at(-1) as Outcome };
}

function addressOf(name: string): string {
  const { functions, project, region } = addresses();
  return `${functions}/${project}/${region}/${name}`;
}

function send(
  url: string,
  data: unknown,
  idToken: string | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(idToken ? { authorization: `Bearer ${idToken}` } : {}),
      ...headers,
    },
    body: JSON.stringify({ data }),
  });
}
