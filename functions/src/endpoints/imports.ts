import { siteOrigins } from "../config.ts";
import { DeleteImportJobInput, RestoreImportJobInput } from "../domain/calls/deletion.ts";
import {
  FindForeignPicturesInput,
  FinishImportInput,
  ImportChunkInput,
  ReplacePicturesInput,
  StartImportInput,
} from "../domain/calls/imports.ts";
import * as deleting from "../use-cases/imports/delete-import-job.ts";
import * as pictures from "../use-cases/imports/foreign-pictures.ts";
import * as chunks from "../use-cases/imports/import-chunk.ts";
import * as jobs from "../use-cases/imports/import-job.ts";
import * as restoring from "../use-cases/posts/restore-posts.ts";
import type { Server } from "./server.ts";

export function importEndpoints({ adminCall, adminCommit, store, now }: Server) {
  const deps = { store, now };
  return {
    startImport: adminCall("startImport", StartImportInput, (input, caller) =>
      jobs.startImport(deps, input, caller),
    ),

    importChunk: adminCommit("importChunk", ImportChunkInput, (input, caller) =>
      chunks.importChunk(deps, input, caller),
    ),

    finishImport: adminCall("finishImport", FinishImportInput, (input, caller) =>
      jobs.finishImport(deps, input, caller),
    ),

    deleteImportJob: adminCall("deleteImportJob", DeleteImportJobInput, (input, caller) =>
      deleting.deleteImportJob(deps, input, caller),
    ),

    restoreImportJob: adminCall("restoreImportJob", RestoreImportJobInput, (input, caller) =>
      restoring.restoreImportJob(deps, input, caller),
    ),

    findForeignPictures: adminCall("findForeignPictures", FindForeignPicturesInput, (input) =>
      pictures.findForeignPictures({ ...deps, origins: siteOrigins() }, input),
    ),

    replacePictures: adminCall("replacePictures", ReplacePicturesInput, (input, caller) =>
      pictures.replacePictures({ ...deps, origins: siteOrigins() }, input, caller),
    ),
  };
}
