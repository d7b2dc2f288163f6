import { type Line, ready, wrong } from "../doctor/line.ts";
import { type Answer, PROBES } from "./probes.ts";

const TIMEOUT_MS = 20_000;

/**
 * Asks a deployed site what visitors ask; writes nothing and never rejects.
 * @param origin without a slash at the end
 */
export function smokeTest(origin: string, timeoutMs = TIMEOUT_MS): Promise<readonly Line[]> {
  return Promise.all(
    PROBES.map(async ({ name, path: start, link, body, findFault, look }) => {
      // What is wrong with the page of the links has a line of its own.
      const linking =
        link && (await ask(origin + start, undefined, timeoutMs).catch(() => undefined));
      const path = link ? link.exec(linking?.text ?? "")?.[1] : start;
      if (path === undefined) return ready(name, `${start} names none`);
      try {
        const answer = await ask(origin + path, body, timeoutMs);
        const fault = findFault(answer, origin);
        return fault === "" ? ready(name, path) : wrong(name, `${path} ${fault}`, look);
      } catch (error) {
        return wrong(name, `${path} does not answer: ${getReason(error)}`, look);
      }
    }),
  );
}

async function ask(address: string, body: object | undefined, timeoutMs: number): Promise<Answer> {
  const response = await fetch(address, {
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
    ...(body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function getReason(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
