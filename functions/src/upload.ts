import { getAppCheck } from "firebase-admin/app-check";
import type { Auth } from "firebase-admin/auth";
import {
  type CallableRequest,
  HttpsError,
  onRequest,
  type Request,
} from "firebase-functions/https";
import type * as v from "valibot";
import { callHandler } from "./call.ts";
import { type Account, type HasRole, requireAdmin } from "./caller.ts";
import { functionLimits, siteOrigins } from "./config.ts";
import { withHeaders } from "./http-headers.ts";
import { runsAs } from "./service-accounts.ts";

/** The body is a file, the query the input; the answer is that of a callable. */
export function uploads(auth: Auth, hasRole: HasRole) {
  const kind =
    <Caller>(who: (request: CallableRequest<unknown>) => Caller | Promise<Caller>) =>
    <Input extends v.GenericSchema<unknown, unknown>>(
      name: "uploadPicture",
      input: Input,
      run: (input: v.InferOutput<Input>, caller: Caller, bytes: Buffer) => Promise<unknown>,
    ) =>
      withHeaders(
        onRequest(
          { ...functionLimits[name], ...runsAs(name), cors: siteOrigins() },
          async (request, response) => {
            const upload = callHandler({
              name,
              who,
              input,
              run: (parsed, caller) => run(parsed, caller, request.rawBody),
              timeoutSeconds: functionLimits[name].timeoutSeconds,
            });
            try {
              response.json({ result: await upload(await callableOf(request, auth)) });
            } catch (error) {
              if (!(error instanceof HttpsError)) throw error;
              response.status(error.httpErrorCode.status).json({ error: error.toJSON() });
            }
          },
        ),
      );
  return { adminUpload: kind<Account>((request) => requireAdmin(request, hasRole)) };
}

/** The SDK does this for callables. */
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
