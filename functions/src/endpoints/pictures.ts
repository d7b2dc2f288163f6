import { unescape as decoded } from "node:querystring";
import type { CallNameIn } from "domain/calls/calls";
import { copyAt, pictureName } from "domain/pictures/picture";
import { findPictureIds } from "domain/pictures/picture-ids";
import { copyInstead } from "domain/pictures/replaced-picture";
import type { Actor } from "domain/shared/audit";
import { onRequest } from "firebase-functions/https";
import { bucket } from "../adapters/bucket.ts";
import { toPictureId } from "../adapters/pictures/picture-id.ts";
import { answerInTime, type Runs } from "../platform/call.ts";
import { picturesStandIn } from "../platform/config.ts";
import { logFailure } from "../platform/failure-log.ts";
import { withHeaders } from "../platform/http-headers.ts";
import { functionLimits } from "../platform/limits.ts";
import type { Steps } from "../platform/schedule.ts";
import { runsAs } from "../platform/service-accounts.ts";
import { deletePicture } from "../use-cases/pictures/delete-picture.ts";
import { describePicture } from "../use-cases/pictures/describe-picture.ts";
import { emptyPictureTrash } from "../use-cases/pictures/empty-picture-trash.ts";
import { type FocusPictureDeps, focusPicture } from "../use-cases/pictures/focus-picture.ts";
import { replacePicture } from "../use-cases/pictures/replace-picture.ts";
import { restorePicture } from "../use-cases/pictures/restore-picture.ts";
import { storePicture } from "../use-cases/pictures/store-picture.ts";
import type { Server } from "./server.ts";

type CropPreview = FocusPictureDeps["cropPreview"];

const TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

export function pictureEndpoints({ store, now }: Server) {
  const deps = { store, now };
  const cropPreview: CropPreview = async (...picture) =>
    (await import("../adapters/pictures/crop-preview.ts")).cropPreview(...picture);
  const focusDeps = { ...deps, readFile: bucket.read, writeFile: bucket.write, cropPreview };
  const keep = async (name: string, bytes: Buffer, caller: Actor) => {
    // Only functions that store pictures load the decoders.
    const { preparePicture } = await import("../adapters/pictures/prepare-picture.ts");
    const ports = { ...deps, prepare: preparePicture, writeFile: bucket.write };
    return storePicture(ports, { id: toPictureId(bytes), name, bytes }, caller);
  };
  const calls: Runs<CallNameIn<"library">> = {
    uploadPicture: ({ name }, caller, { body }) => keep(name, body, caller),

    copyPicture: async ({ url }, caller) => {
      const { pictureFetcher } = await import("../adapters/pictures/fetch-picture.ts");
      const bytes = await pictureFetcher({ standIn: picturesStandIn.value() })(url);
      return keep(pictureName(decoded(URL.parse(url)?.pathname ?? "")), bytes, caller);
    },

    describePicture: (input, caller) => describePicture(deps, input, caller),

    focusPicture: (input, caller) => focusPicture(focusDeps, input, caller),

    replacePicture: (input, caller) => replacePicture(focusDeps, input, caller),

    deletePicture: (input, caller) => deletePicture(deps, input, caller),

    restorePicture: (input, caller) => restorePicture(deps, input, caller),
  };
  const steps: Pick<Steps, "emptyPictureTrash"> = {
    emptyPictureTrash: {
      seconds: 240,
      run: () => emptyPictureTrash({ ...deps, deleteFiles: bucket.deleteFolder }),
    },
  };
  return {
    calls,
    steps,
    pictures: withHeaders(
      onRequest(
        { ...functionLimits.pictures, ...runsAs("pictures") },
        async ({ method, path }, response) => {
          if (method !== "GET" && method !== "HEAD") {
            response.status(405).set("Allow", "GET, HEAD").end();
            return;
          }
          const copy = copyAt(path);
          const ids = findPictureIds(path);
          try {
            const [bytes, { media }] = await answerInTime(
              Promise.all([
                copy === undefined ? undefined : bucket.read(copy),
                store.read({
                  media: {
                    ids: copy === undefined ? [] : ids,
                    fields: ["deleted_at", "replaced_by"],
                  },
                }),
              ]),
              functionLimits.pictures.timeoutSeconds,
            );
            const { deleted_at, replaced_by } = media.get(ids[0] ?? "") ?? {};
            const isDeleted = deleted_at !== undefined;
            if (isDeleted && replaced_by !== undefined) {
              response.set("Cache-Control", "public, max-age=60");
              response.redirect(copyInstead(path.slice(path.lastIndexOf("/") + 1), replaced_by));
              return;
            }
            if (isDeleted || bytes === undefined) {
              response
                .status(isDeleted ? 410 : 404)
                .set("Cache-Control", "public, max-age=60")
                .end();
              return;
            }
            const type = TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "";
            response.set({
              "Content-Type": type,
              "Cache-Control": "public, max-age=31536000, immutable",
            });
            response.send(bytes);
          } catch (error) {
            logFailure("picture_failed", { error });
            response.status(503).set({ "Cache-Control": "no-store", "Retry-After": "30" }).end();
          }
        },
      ),
    ),
  };
}
