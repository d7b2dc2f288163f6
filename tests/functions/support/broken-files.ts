import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { addresses } from "../../support/addresses.ts";

/** Announces the whole file and closes the connection after some of its bytes. */
export async function sendPart(
  call: string,
  file: Buffer,
  bytes: number,
  headers: readonly string[] = [],
) {
  const { functions, project, region } = addresses();
  const socket = connect(Number(new URL(functions).port), "127.0.0.1");
  const head = [
    ...[`POST /${project}/${region}/${call} HTTP/1.1`, "Host: localhost", ...headers],
    ...["Content-Type: application/octet-stream", `Content-Length: ${file.length}`],
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  socket.end(file.subarray(0, bytes));
  socket.resume();
  await once(socket, "close");
  await fetch(`${functions}/idle`);
}

const ANSWERS: Readonly<Record<"absent" | "silent", RequestListener>> = {
  absent: (_, response) => {
    const error = { code: 404, message: "The specified bucket does not exist." };
    response.writeHead(404, { "content-type": "application/json" });
    response.end(JSON.stringify({ error }));
  },
  silent: () => {},
};

/** @returns its port */
export async function startBrokenBucket(state: keyof typeof ANSWERS) {
  const server = createServer(ANSWERS[state]).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}
