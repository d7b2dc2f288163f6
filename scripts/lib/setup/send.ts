import { setTimeout as wait } from "node:timers/promises";
import { UserError } from "../command.ts";
import type { Write } from "../doctor/line.ts";
import type { Project } from "../doctor/project.ts";

const TIMEOUT_MS = 60_000;
const POLLS = 150;

interface Answer {
  readonly name?: string;
  readonly done?: boolean;
  readonly error?: { readonly message?: string };
}

/**
 * Sends a write and waits until Google has done it.
 * @throws UserError with Google's reason
 */
export async function send(project: Project, write: Write, pauseMs = 2000): Promise<void> {
  const { origin, pathname } = new URL(write.url);
  const version = pathname.split("/")[1];
  let answer = await request(project, write);
  for (let polls = 0; isRunning(answer); polls += 1) {
    if (polls === POLLS) throw new UserError(`${write.url} is not done yet: run this again later`);
    await wait(pauseMs);
    answer = await request(project, { method: "GET", url: `${origin}/${version}/${answer.name}` });
  }
  if (answer.error) throw new UserError(`${write.url}: ${answer.error.message}`);
}

function isRunning({ name = "", done }: Answer): boolean {
  return /(?:^|\/)operations\//.test(name) && !done;
}

async function request(
  { id, connection, token }: Project,
  { method, url, body }: Pick<Write, "url"> & { method: string; body?: object },
): Promise<Answer> {
  const { rootUrl } = connection;
  const response = await fetch(rootUrl ? url.replace(/^https:\/\/[^/]+/, rootUrl) : url, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${await token()}` }),
      ...{ "content-type": "application/json", "x-goog-user-project": id },
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new UserError(`${url}: no answer (${(error as Error).message}); run this again`);
  });
  const answer = (await response.json().catch(() => ({}))) as Answer;
  if (!response.ok)
    throw new UserError(`${url}: ${response.status} ${answer.error?.message ?? ""}`);
  return answer;
}
