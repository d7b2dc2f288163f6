import { setTimeout as wait } from "node:timers/promises";
import { UserError } from "../command.ts";
import type { Write } from "../doctor/line.ts";
import type { Project } from "../doctor/project.ts";

const TIMEOUT_MS = 60_000;
const POLLS = 150;
const REPEATS = 60;

interface Answer {
  readonly name?: string;
  readonly done?: boolean;
  readonly error?: {
    readonly message?: string;
    readonly details?: readonly { readonly reason?: string }[];
  };
}

/**
 * Sends a write and waits until Google has done it. For two minutes it repeats what Google refuses because something
 * was created, or enabled, a moment ago, or because it is busy.
 * @throws UserError with Google's reason
 */
export async function send(project: Project, write: Write, pauseMs = 2000): Promise<void> {
  const { origin, pathname } = new URL(write.url);
  const version = pathname.split("/")[1];
  let { status, answer } = await request(project, write);
  for (let repeats = 0; isTooEarly(status, answer) && repeats < REPEATS; repeats += 1) {
    await wait(pauseMs);
    ({ status, answer } = await request(project, write));
  }
  if (status >= 400) throw new UserError(`${write.url}: ${status} ${answer.error?.message ?? ""}`);
  for (let polls = 0; isRunning(answer); polls += 1) {
    if (polls === POLLS) throw new UserError(`${write.url} is not done yet: run this again later`);
    await wait(pauseMs);
    const url = `${origin}/${version}/${answer.name}`;
    ({ answer } = await request(project, { method: "GET", url }));
  }
  if (answer.error) throw new UserError(`${write.url}: ${answer.error.message}`);
}

function isTooEarly(status: number, { error }: Answer): boolean {
  if (status === 403)
    return error?.details?.some(({ reason }) => reason === "SERVICE_DISABLED") ?? false;
  if (status === 400) return / does not exist/.test(error?.message ?? "");
  return [404, 429, 503].includes(status);
}

function isRunning({ name = "", done }: Answer): boolean {
  return /(?:^|\/)operations\//.test(name) && !done;
}

async function request(
  { id, connection, token }: Project,
  { method, url, body }: Pick<Write, "url"> & { method: string; body?: object },
): Promise<{ readonly status: number; readonly answer: Answer }> {
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
  return { status: response.status, answer };
}
