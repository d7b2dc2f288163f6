import { getAppCheck } from "firebase-admin/app-check";
import type { Auth } from "firebase-admin/auth";
import {
  type CallableRequest,
  HttpsError,
  type HttpsFunction,
  onRequest,
  type Request,
} from "firebase-functions/https";

type Response = Parameters<HttpsFunction>[1];
export interface Download {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Answers requests whose body or answer is a file, as the callable protocol answers others. The query is the input. */
export function onFileRequest(
  auth: Auth,
  kind: "upload" | "download",
  handle: (request: CallableRequest<unknown>) => Promise<unknown>,
): HttpsFunction {
  return onRequest({ cors: false }, async (request, response) => {
    try {
      const result = await handle(await toCallableRequest(request, auth));
      if (kind === "download") sendDownload(response, result as Download);
      else response.json({ result });
    } catch (error) {
      if (!(error instanceof HttpsError)) throw error;
      response.status(error.httpErrorCode.status).json({ error: error.toJSON() });
    }
  });
}

/** Sends a file so that browsers store it and never show it. */
function sendDownload(response: Response, { name, bytes }: Download): void {
  response.attachment(name).set({
    "Content-Type": "application/octet-stream",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "Cache-Control": "no-store",
  });
  response.send(bytes);
}

async function toCallableRequest(
  rawRequest: Request,
  auth: Auth,
): Promise<CallableRequest<unknown>> {
  const { authorization = "", "x-firebase-appcheck": appToken = "" } = rawRequest.headers;
  const [, rawToken = ""] = /^Bearer (.+)$/.exec(authorization) ?? [];
  const verified = <T>(token: string, verify: (token: string) => Promise<T>) =>
    token === "" ? undefined : verify(token).catch(() => undefined);
  const [token, app] = await Promise.all([
    verified(rawToken, (token) => auth.verifyIdToken(token)),
    verified([appToken].flat().join(), (token) => getAppCheck().verifyToken(token)),
  ]);
  return {
    ...(token && { auth: { uid: token.uid, token, rawToken } }),
    ...(app && { app }),
    ...{ data: rawRequest.query, rawRequest, acceptsStreaming: false },
  };
}
