import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export interface Exchange {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** "hang" never answers, "cut" closes the connection. */
export type Answer =
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: Body }
  | "hang"
  | "cut";
type Body = string | Iterable<Uint8Array> | AsyncIterable<string | Uint8Array>;

export interface StandIn<Mode extends string> {
  readonly url: string;
  /** Requests since the start or the last `restore`, without `/__switch`. */
  readonly calls: readonly Exchange[];
  /** Over HTTP: `POST /__switch {"mode": "..."}`. */
  switchTo(mode: Mode): void;
  /** Returns to the default mode and forgets the requests. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

interface Options<Mode extends string> {
  /** The port; 0 takes any that is free. */
  readonly port: number;
  /** The first one is the default. */
  readonly modes: readonly [Mode, ...Mode[]];
  readonly tls?: { readonly key: string; readonly cert: string };
  readonly answer: (exchange: Exchange, mode: Mode) => Answer | Promise<Answer>;
  readonly onSwitch?: (mode: Mode) => void | Promise<void>;
}

export function json(value: unknown, status = 200): Answer {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
}

export function googleError(status: number, reason: string, message: string): Answer {
  return json({ error: { code: status, status: reason, message } }, status);
}

/** Also answers `/__switch` (mode and modes) and `/__calls` (received requests). */
export async function startStandIn<Mode extends string>(
  options: Options<Mode>,
): Promise<StandIn<Mode>> {
  let mode: Mode = options.modes[0];
  const calls: Exchange[] = [];

  async function answer(exchange: Exchange): Promise<Answer> {
    if (exchange.url.pathname === "/__calls") return json(calls);
    if (exchange.url.pathname === "/__switch") {
      if (exchange.method === "POST") {
        const requestedMode = options.modes.find(
          (knownMode) => knownMode === modeIn(exchange.body),
        );
        if (!requestedMode) return json({ error: "unknown mode", modes: options.modes }, 400);
        mode = requestedMode;
        await options.onSwitch?.(requestedMode);
      }
      return json({ mode, modes: options.modes });
    }
    calls.push(exchange);
    return options.answer(exchange, mode);
  }

  const listener: RequestListener = (request, response) => {
    void read(request)
      .then(answer)
      .then((finalAnswer) => send(finalAnswer, response))
      .catch(() => response.destroy());
  };
  const server = options.tls ? createTlsServer(options.tls, listener) : createServer(listener);
  // As scripts/lib/emulators/keep-connections.mjs.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: options.tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
    calls,
    switchTo: (next) => {
      mode = next;
      void options.onSwitch?.(next);
    },
    restore: async () => {
      calls.length = 0;
      [mode] = options.modes;
      await options.onSwitch?.(mode);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function modeIn(body: string): unknown {
  try {
    const { mode } = JSON.parse(body) as { mode?: unknown };
    return mode;
  } catch {
    return undefined;
  }
}

async function read(request: IncomingMessage): Promise<Exchange> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return {
    method: request.method ?? "GET",
    url: new URL(request.url ?? "/", "http://localhost"),
    headers: request.headers,
    body: Buffer.concat(chunks).toString(),
  };
}

async function send(answer: Answer, response: ServerResponse): Promise<void> {
  if (answer === "hang") return;
  if (answer === "cut") {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, answer.headers);
  if (typeof answer.body === "string" || answer.body === undefined) {
    response.end(answer.body);
    return;
  }
  for await (const chunk of answer.body) {
    if (response.destroyed) return;
    if (!response.write(chunk)) await Promise.race([drained(response), wait(1000)]);
  }
  response.end();
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => response.once("drain", resolve));
}

/** For bodies that are slow or never end. */
export async function* trickle(
  text: string | Uint8Array,
  times: number,
  pauseMs: number,
): AsyncGenerator<string | Uint8Array, void> {
  for (let n = 0; n < times; n += 1) {
    yield text;
    if (pauseMs > 0) await wait(pauseMs);
  }
}
