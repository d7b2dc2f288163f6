import { getAppCheck } from "firebase-admin/app-check";
import type { Auth } from "firebase-admin/auth";
import {
  type CallableRequest,
  HttpsError,
  type HttpsFunction,
  onRequest,
  type Request,
} from "firebase-functions/https";
import type * as v from "valibot";
import { callHandler } from "./call.ts";
import { type HasAccess, requireAdmin, visitorOf } from "./caller.ts";
import { forwardedHops, siteOrigins } from "./config.ts";
import type { Account } from "./domain/accounts/role.ts";
import type { Visitor } from "./domain/shared/visitor.ts";
import { withHeaders } from "./http-headers.ts";
import { functionLimits } from "./limits.ts";
import { runsAs } from "./service-accounts.ts";

type Response = Parameters<HttpsFunction>[1];
interface Download {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The body or the answer is a file. */
export function fileRequests(auth: Auth, hasAccess: HasAccess) {
  const kind =
    <Caller, Result>(
      who: (request: CallableRequest<unknown>) => Caller | Promise<Caller>,
      answer: (response: Response, result: Result) => void,
    ) =>
    <Input extends v.GenericSchema<unknown, unknown>>(
      name: "uploadPicture" | "uploadContactFile" | "contactFile",
      input: Input,
      run: (input: v.InferOutput<Input>, caller: Caller, bytes: Buffer) => Promise<Result>,
    ) =>
      withHeaders(
        onRequest(
          { ...functionLimits[name], ...runsAs(name), cors: siteOrigins() },
          async (request, response) => {
            const body = (request.rawBody as Buffer | undefined) ?? Buffer.alloc(0);
            const handle = callHandler({
              name,
              who,
              input,
              run: (parsed, caller) => run(parsed, caller, body),
              timeoutSeconds: functionLimits[name].timeoutSeconds,
            });
            try {
              answer(response, await handle(await callableOf(request, auth)));
            } catch (error) {
              if (!(error instanceof HttpsError)) throw error;
              response.status(error.httpErrorCode.status).json({ error: error.toJSON() });
            }
          },
        ),
      );
  const admin = (request: CallableRequest<unknown>) => requireAdmin(request, hasAccess);
  const visitor = ({ rawRequest }: CallableRequest<unknown>) =>
    visitorOf(rawRequest, forwardedHops.value());
  return {
    adminUpload: kind<Account, unknown>(admin, sendResult),
    visitorUpload: kind<Visitor, unknown>(visitor, sendResult),
    adminDownload: kind<Account, Download>(admin, sendDownload),
  };
}

function sendResult(response: Response, result: unknown): void {
  response.json({ result });
}

/** No browser shows it. */
function sendDownload(response: Response, { name, bytes }: Download): void {
  response.attachment(name).set({
    "Content-Type": "application/octet-stream",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "Cache-Control": "no-store",
  });
  response.send(bytes);
}

async function callableOf(rawRequest: Request, auth: Auth): Promise<CallableRequest<unknown>> {
  const { authorization = "", "x-firebase-appcheck": appToken = "" } = rawRequest.headers;
  const [, rawToken = ""] = /^Bearer (.+)$/.exec(authorization) ?? [];
  const verified = <T>(token: string, verify: (token: string) => Promise<T>) =>
    token === "" ? undefined : verify(token).catch(() => undefined);
  const [token, app] = await Promise.all([
    verified(rawToken, (one) => auth.verifyIdToken(one)),
    verified([appToken].flat().join(), (one) => getAppCheck().verifyToken(one)),
  ]);
  return {
    ...(token && { auth: { uid: token.uid, token, rawToken } }),
    ...(app && { app }),
    ...{ data: rawRequest.query, rawRequest, acceptsStreaming: false },
  };
}
