import { CALL_GROUPS, type CallName, type Calls } from "domain/calls/calls";
import { addresses } from "./addresses.ts";

/** The result, or code and safe message. */
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
 * Callable protocol: https://firebase.google.com/docs/functions/callable-reference
 * @param idToken missing for an anonymous caller
 */
export async function callFunction(
  name: string,
  data: unknown,
  idToken?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return callAt(getCallUrl(name), data, idToken, headers);
}

/** Calls a function, and throws what it refuses. */
export async function callAndExpectSuccess<Name extends CallName>(
  name: Name,
  data: Calls[Name]["input"],
  token: string,
): Promise<Calls[Name]["output"]> {
  const outcome = await callFunction(name, data, token);
  if ("error" in outcome) throw new Error(`${name}: ${outcome.error.status}`);
  return outcome.result as Calls[Name]["output"];
}

export async function callAt(
  url: string,
  data: unknown,
  idToken?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return (await (await send(url, data, idToken, headers)).json()) as Outcome;
}

/** @returns all pieces and the outcome */
export async function streamFunction(
  name: string,
  data: unknown,
  idToken: string,
): Promise<{ readonly pieces: readonly unknown[]; readonly outcome: Outcome }> {
  const answer = await send(getCallUrl(name), data, idToken, { accept: "text/event-stream" });
  const messages = (await answer.text())
    .split("\n")
    .filter((line) => line.startsWith("data: "))
    .map((line) => JSON.parse(line.slice(6)) as { readonly message?: unknown });
  const pieces = messages.flatMap((message) => ("message" in message ? [message.message] : []));
  return { pieces, outcome: messages.at(-1) as Outcome };
}

/** The address of a call, or of a path of a function that has no calls. */
export function getCallUrl(
  name: string,
  { functions }: { readonly functions: string } = addresses(),
): string {
  const { project, region } = addresses();
  return `${functions}/${project}/${region}/${callPath(name)}`;
}

function callPath(name: string): string {
  const group = Object.entries(CALL_GROUPS).find(([, calls]) => name in calls);
  return group ? `${group[0]}/${name}` : name;
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
