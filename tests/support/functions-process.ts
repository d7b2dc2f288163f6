/**
 * Serves the built functions in a process of their own, as an instance in the cloud does: each callable and each
 * scheduled function at `/<name>`, the pages function everywhere else. Ends with the process that started it.
 */
import type { AddressInfo } from "node:net";
import express, { type Request, type Response } from "express";

type Handler = (request: Request, response: Response) => unknown;

const built = new URL("../../functions/lib/index.js", import.meta.url).href;
const functions = (await import(built)) as Readonly<Record<string, Handler>>;
const app = express();
app.use(express.json({ limit: "10mb" }));
app.use((request, response) => {
  const handler = functions[request.path.slice(1)] ?? functions.pages;
  return handler?.(request, response);
});
const server = app.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`Listening ${port}\n`);
});
process.stdin.on("end", () => process.exit(0)).resume();
