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
 */
export async function callFunction(
  name: string,
  data: unknown,
  idToken?: string,
): Promise<Outcome> {
  const { functions, project, region } = addresses();
  const answer = await fetch(`${functions}/${project}/${region}/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(idToken ? { authorization: `Bearer ${idToken}` } : {}),
    },
    body: JSON.stringify({ data }),
  });
  return (await answer.json()) as Outcome;
}
