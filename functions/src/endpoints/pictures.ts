import type { CallableRequest } from "firebase-functions/https";
import { HttpsError, onRequest } from "firebase-functions/https";
import { error as logError } from "firebase-functions/logger";
import { bucket } from "../adapters/pictures/bucket.ts";
import { pictureIdOf } from "../adapters/pictures/picture-id.ts";
import { callHandler, traceOf, withDeadline } from "../call.ts";
import { requireAdmin } from "../caller.ts";
import { functionLimits, siteOrigins } from "../config.ts";
import { copyAt, UploadPictureInput } from "../domain/pictures/picture.ts";
import { withHeaders } from "../http-headers.ts";
import { runsAs } from "../service-accounts.ts";
import { roleRows } from "../use-cases/accounts/roles.ts";
import { storePicture } from "../use-cases/pictures/store-picture.ts";
import type { Server } from "./server.ts";

const TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

export function pictureEndpoints({ auth, store, now }: Server) {
  const { hasRole } = roleRows(store);

  async function callerOf(authorization = ""): Promise<Pick<CallableRequest, "auth">> {
    const [, rawToken = ""] = /^Bearer (.+)$/.exec(authorization) ?? [];
    const token = await auth.verifyIdToken(rawToken).catch(() => undefined);
    return token ? { auth: { uid: token.uid, token, rawToken } } : {};
  }

  return {
    /** The body is the file; answers like a callable. */
    uploadPicture: withHeaders(
      onRequest(
        { ...functionLimits.uploadPicture, ...runsAs("uploadPicture"), cors: siteOrigins() },
        async (request, response) => {
          const upload = callHandler({
            name: "uploadPicture",
            who: (call) => requireAdmin(call, hasRole),
            input: UploadPictureInput,
            run: async (input, caller) => {
              // Only this function loads the decoders.
              const { preparePicture } = await import("../adapters/pictures/prepare-picture.ts");
              const deps = { store, now, prepare: preparePicture, writeFile: bucket.write };
              const { rawBody: bytes } = request;
              return storePicture(deps, { ...input, id: pictureIdOf(bytes), bytes }, caller);
            },
            timeoutSeconds: functionLimits.uploadPicture.timeoutSeconds,
          });
          const caller = await callerOf(request.headers.authorization);
          const data = { name: request.query.name };
          try {
            const result = await upload({
              ...caller,
              data,
              rawRequest: request,
              acceptsStreaming: false,
            });
            response.json({ result });
          } catch (error) {
            if (!(error instanceof HttpsError)) throw error;
            response.status(error.httpErrorCode.status).json({ error: error.toJSON() });
          }
        },
      ),
    ),

    pictures: withHeaders(
      onRequest(
        { ...functionLimits.pictures, ...runsAs("pictures") },
        async ({ method, path }, response) => {
          if (method !== "GET" && method !== "HEAD") {
            response.status(405).set("Allow", "GET, HEAD").end();
            return;
          }
          const copy = copyAt(path);
          try {
            const read = copy === undefined ? Promise.resolve(undefined) : bucket.read(copy);
            const bytes = await withDeadline(read, functionLimits.pictures.timeoutSeconds);
            if (bytes === undefined) {
              response.status(404).set("Cache-Control", "public, max-age=60").end();
              return;
            }
            const type = TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "";
            response.set({
              "Content-Type": type,
              "Cache-Control": "public, max-age=31536000, immutable",
            });
            response.send(bytes);
          } catch (error) {
            logError("picture_failed", { error: traceOf(error) });
            response.status(503).set({ "Cache-Control": "no-store", "Retry-After": "30" }).end();
          }
        },
      ),
    ),
  };
}
