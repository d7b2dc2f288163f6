import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface AnswerCache {
  readonly use: (page: Page) => Promise<void>;
  /** Waits for answers that no page waits for any more. */
  readonly filled: () => Promise<number>;
  readonly clear: () => void;
  readonly close: () => void;
}

/** Keeps answers to queries: for each the emulator reads all articles, where Firestore reads an index. */
export async function startAnswerCache(emulator: string): Promise<AnswerCache> {
  const kept = new Map<string, Promise<Answer>>();
  const ask = async (path: string, body: string): Promise<Answer> => {
    const answer = await fetch(`http://${emulator}${path}`, { method: "POST", body });
    const {
      "content-encoding": _,
      "content-length": __,
      ...headers
    } = Object.fromEntries(answer.headers);
    return { status: answer.status, headers, body: await answer.text() };
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const key = `${request.url} ${body}`;
    const answer = kept.get(key) ?? ask(request.url ?? "", body);
    kept.set(key, answer);
    const { status, headers, body: answered } = await answer;
    // The emulator allows only the origin that asked.
    const shared = { ...headers, "access-control-allow-origin": "*" };
    response.writeHead(status, shared).end(answered);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    use: async (page) => {
      await page.route(/:runQuery/, (route) => {
        const { pathname, search } = new URL(route.request().url());
        return route.continue({ url: `http://127.0.0.1:${port}${pathname}${search}` });
      });
    },
    filled: async () => {
      await Promise.all(kept.values());
      return kept.size;
    },
    clear: () => kept.clear(),
    close: () => server.close(),
  };
}
