import type { CallNameIn } from "domain/calls/calls";
import type { Runs } from "../platform/call.ts";
import { siteOrigins } from "../platform/config.ts";
import * as deleting from "../use-cases/imports/delete-import-job.ts";
import * as pictures from "../use-cases/imports/foreign-pictures.ts";
import * as chunks from "../use-cases/imports/import-chunk.ts";
import * as jobs from "../use-cases/imports/import-job.ts";
import * as restoring from "../use-cases/posts/restore-posts.ts";
import type { Server } from "./server.ts";

export function importEndpoints({ store, now }: Server) {
  const deps = { store, now };
  const calls: Runs<CallNameIn<"imports">> = {
    startImport: (input, caller) => jobs.startImport(deps, input, caller),

    importChunk: (input, caller) => chunks.importChunk(deps, input, caller),

    finishImport: (input, caller) => jobs.finishImport(deps, input, caller),

    deleteImportJob: (input, caller) => deleting.deleteImportJob(deps, input, caller),

    restoreImportJob: (input, caller) => restoring.restoreImportJob(deps, input, caller),

    findForeignPictures: (input) =>
      pictures.findForeignPictures({ ...deps, origins: siteOrigins() }, input),

    replacePictures: (input, caller) =>
      pictures.replacePictures({ ...deps, origins: siteOrigins() }, input, caller),
  };
  return { calls };
}
