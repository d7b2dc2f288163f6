import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { selfSignedCertificate } from "../../sandbox/certificate.ts";

/** A request as Google would receive it. */
export interface Asked {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** "cut" closes the connection without an answer. */
export type Answered =
  | { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string> }
  | "cut";

const HOSTS = [
  "*.googleapis.com",
  "*.eu.rep.googleapis.com",
  "auth.firebase.tools",
  "firebase-public.firebaseio.com",
];

/**
 * An HTTPS proxy that answers for every host itself, so that unchanged programs believe to speak with Google.
 * Nothing that uses it reaches the network.
 */
export async function startProxy(answer: (request: Asked) => Answered) {
  const certificate = selfSignedCertificate(HOSTS);
  const site = createTlsServer(certificate, (incoming, response) => {
    void toAsked(incoming).then((request) => send(answer(request), response));
  });
  const proxy = createServer((_, response) => response.writeHead(502).end());
  const port = await listen(site);
  proxy.on("connect", (_: IncomingMessage, client) => {
    const tunnel = connect(port, "127.0.0.1", () => {
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      tunnel.pipe(client).pipe(tunnel);
    });
    for (const socket of [client, tunnel])
      socket.on("error", () => {
        client.destroy();
        tunnel.destroy();
      });
  });
  return {
    url: `http://127.0.0.1:${await listen(proxy)}`,
    certificate: certificate.cert,
    close: () => {
      for (const server of [site, proxy]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

async function toAsked(incoming: IncomingMessage): Promise<Asked> {
  const host = incoming.headers.host?.split(":")[0] ?? "";
  const url = new URL(incoming.url ?? "/", `https://${host}`);
  return {
    method: incoming.method ?? "GET",
    host,
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    headers: incoming.headers,
    body: Buffer.concat(await incoming.toArray()),
  };
}

function send(answered: Answered, response: ServerResponse): void {
  if (answered === "cut") {
    response.socket?.destroy();
    return;
  }
  const { status, body, headers = {} } = answered;
  const isText = typeof body === "string";
  response.writeHead(status, {
    "content-type": isText ? "text/plain" : "application/json",
    ...headers,
  });
  response.end(isText ? body : JSON.stringify(body));
}
