import { onRequest } from "firebase-functions/https";
import { error as logError } from "firebase-functions/logger";
import { bucket } from "../adapters/bucket.ts";
import { pictureIdOf } from "../adapters/pictures/picture-id.ts";
import { traceOf, withDeadline } from "../call.ts";
import { functionLimits } from "../config.ts";
import { DescribePictureInput } from "../domain/calls/pictures.ts";
import { copyAt, UploadPictureInput } from "../domain/pictures/picture.ts";
import { withHeaders } from "../http-headers.ts";
import { runsAs } from "../service-accounts.ts";
import { describePicture } from "../use-cases/pictures/describe-picture.ts";
import { storePicture } from "../use-cases/pictures/store-picture.ts";
import type { Server } from "./server.ts";

const TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

export function pictureEndpoints({ adminCall, adminUpload, store, now }: Server) {
  return {
    uploadPicture: adminUpload(
      "uploadPicture",
      UploadPictureInput,
      async (input, caller, bytes) => {
        // Only this function loads the decoders.
        const { preparePicture } = await import("../adapters/pictures/prepare-picture.ts");
        const deps = { store, now, prepare: preparePicture, writeFile: bucket.write };
        return storePicture(deps, { ...input, id: pictureIdOf(bytes), bytes }, caller);
      },
    ),

    describePicture: adminCall("describePicture", DescribePictureInput, (input, caller) =>
      describePicture({ store, now }, input, caller),
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
