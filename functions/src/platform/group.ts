import type { CallContract } from "domain/calls/call";
import { type AnyCallName, CALL_GROUPS, type CallNameIn, type GroupName } from "domain/calls/calls";
import type { Auth } from "firebase-admin/auth";
import { type HttpsFunction, onCall, onRequest } from "firebase-functions/https";
import type { SecretParam } from "firebase-functions/params";
import { callerCheck, callHandler, type Exchange, type Runs } from "./call.ts";
import type { FindRole } from "./caller.ts";
import { siteOrigins } from "./config.ts";
import { onFileRequest } from "./file-requests.ts";
import { withHeaders } from "./http-headers.ts";
import { functionLimits } from "./limits.ts";
import { runsAs } from "./service-accounts.ts";

/** What each call of a group does; one that is missing does not compile. */
export type GroupRuns<Group extends GroupName> = Runs<CallNameIn<Group> & AnyCallName>;

type AnyRun = (input: unknown, caller: unknown, exchange: Exchange<unknown>) => Promise<unknown>;

/** Makes the deployed function of a group, which passes a request to the call that its path ends with. */
export function groups(auth: Auth, findRole: FindRole) {
  const toHandler = (name: string, contract: CallContract, run: AnyRun): HttpsFunction => {
    const handle = callHandler({
      name,
      ...callerCheck(contract, findRole),
      input: contract.input,
      run,
      timeoutSeconds: contract.seconds,
    });
    if (contract.file) return onFileRequest(auth, contract.file, handle);
    // The group's function answers for origins.
    return onCall({ cors: false }, handle);
  };
  return {
    group: <Group extends GroupName>(
      name: Group,
      runs: GroupRuns<Group>,
      secrets: SecretParam[] = [],
    ) => {
      const contracts = Object.entries<CallContract>(CALL_GROUPS[name]);
      const handlers = new Map(
        contracts.map(([call, contract]) => [
          call,
          toHandler(call, contract, Reflect.get(runs, call) as AnyRun),
        ]),
      );
      const options = { ...functionLimits[name], ...runsAs(name), secrets, cors: siteOrigins() };
      return withHeaders(
        onRequest(options, async (request, response) => {
          const handler = handlers.get(request.path.slice(request.path.lastIndexOf("/") + 1));
          if (handler) return handler(request, response);
          // A panel that opens asks for nothing, so that a process is there before the first save.
          if (request.method === "GET") return void response.status(204).end();
          // As the callable protocol says it, for a panel that is older or newer than the functions.
          response.status(404).json({ error: { status: "NOT_FOUND", message: "not-found" } });
        }),
      );
    },
  };
}
