/**
 * Serves the built functions in one process at the emulator's paths, and on a second port the built site with
 * firebase.json's rewrites and headers. SERVED_CONFIGURATION names another configuration, whose site and functions get
 * the ports of the set; otherwise the system chooses the ports.
 */
import { readFileSync } from "node:fs";
import type { AddressInfo, Server } from "node:net";
import express, { type Request, type Response } from "express";
import { declaredParams } from "firebase-functions/params";
import { server as hostingServer } from "superstatic";
import { allowBuiltStyles } from "../../../scripts/lib/build/hosting-policy.ts";
import { localParameters } from "../../../scripts/lib/emulators/configuration.ts";
import { addresses } from "../../support/addresses.ts";

type DeployedFunction = (request: Request, response: Response) => unknown;
interface Parameter {
  readonly name: string;
  readonly options?: { readonly default?: string | number | boolean };
}
interface FunctionRewrite {
  readonly function: { readonly functionId: string };
}

const root = new URL("../../..", import.meta.url);
const { ports, project, region, scheduleRegion } = addresses();
const loading = Promise.withResolvers<Readonly<Record<string, DeployedFunction>>>();

const running = new Set<Promise<unknown>>();

const app = express();
app.use(express.json({ limit: "10mb" }));
const keepBody = (request: object, _: object, rawBody: Buffer) => {
  Object.assign(request, { rawBody });
};
app.use(express.raw({ type: "application/octet-stream", limit: "32mb", verify: keepBody }));
const named = express.Router({ mergeParams: true });
// The cloud rejects undecodable paths before the function.
named.all("/*", async (request: Request<{ readonly name: string }>, response) => {
  // The emulator's suffix of scheduled functions.
  const run = (await loading.promise)[request.params.name.replace(/-0$/, "")];
  if (!run) return response.sendStatus(404);
  const done = Promise.resolve(run(request, response)).finally(() => running.delete(done));
  running.add(done);
  return done;
});
app.use([`/${project}/${region}/:name`, `/${project}/${scheduleRegion}/:name`], named);
/** Calls continue after their caller has left; this waits for them. */
app.get("/idle", async (_, response) => {
  while (running.size > 0) await Promise.allSettled(running);
  response.sendStatus(204);
});
const configuration = process.env.SERVED_CONFIGURATION;
const firebase = JSON.parse(readFileSync(configuration ?? new URL("firebase.json", root), "utf8"));
if (!configuration) allowBuiltStyles(firebase, new URL("web/dist", root).pathname);
const site = hostingServer({
  port: configuration ? ports.hosting : 0,
  hostname: "127.0.0.1",
  config: firebase.hosting,
  cwd: root.pathname,
  stack: "strict",
  compression: true,
  rewriters: {
    function: async (rewrite: FunctionRewrite) => (request: Request, response: Response) => {
      request.url = `/${project}/${region}/${rewrite.function.functionId}${request.url}`;
      app(request, response);
    },
  },
});

const functionsPort = await waitForPort(
  app.listen(configuration ? ports.functions : 0, "127.0.0.1"),
);
const hostingPort = await waitForPort(site.listen(undefined));
const { params, secrets } = localParameters(
  { ...ports, hosting: hostingPort },
  process.env.VERTEX_CA_FILE,
);
Object.assign(process.env, params, secrets);
loading.resolve(await import(new URL("functions/lib/index.js", root).href));
// A deployment sets parameters' defaults in the environment.
for (const { name, options } of declaredParams as readonly Parameter[])
  if (options?.default !== undefined) process.env[name] ??= String(options.default);
process.stdout.write(`Listening ${functionsPort} ${hostingPort}\n`);
// Ends with the test that started it; a program of its own has no input.
if (!configuration) process.stdin.on("end", () => process.exit(0)).resume();

function waitForPort(server: Server): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const tell = () => resolve((server.address() as AddressInfo).port);
  if (server.listening) tell();
  else server.once("listening", tell);
  return promise;
}
