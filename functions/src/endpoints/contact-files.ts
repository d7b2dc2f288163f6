import { bucket } from "../adapters/bucket.ts";
import { fileIdOf, newTicket } from "../adapters/contact-ticket.ts";
import { visitorKey } from "../adapters/visitor-key.ts";
import { submissionMonths } from "../config.ts";
import { ContactFileInput, UploadContactFileInput } from "../domain/contact/contact-file.ts";
import { anySchedule, dailySchedule } from "../limits.ts";
import { removeExpiredSubmissions } from "../use-cases/contact/remove-expired-submissions.ts";
import * as removing from "../use-cases/contact/remove-unsent-files.ts";
import { sentFile } from "../use-cases/contact/sent-file.ts";
import {
  type StoreContactFileDeps,
  storeContactFile,
} from "../use-cases/contact/store-contact-file.ts";
import type { Server } from "./server.ts";

export function contactFileEndpoints(server: Server) {
  const { visitorUpload, adminDownload, scheduled, db, store, now } = server;
  const networkKey: StoreContactFileDeps["networkKey"] = (text, at, use) =>
    visitorKey(db, text, at, [use]);
  const deps = { store, now, networkKey, writeFile: bucket.write, deleteFile: bucket.remove };
  return {
    uploadContactFile: visitorUpload(
      "uploadContactFile",
      UploadContactFileInput,
      async ({ name }, visitor, bytes) => {
        const ticket = newTicket();
        const file = { id: fileIdOf(ticket), name, bytes };
        return { ticket, ...(await storeContactFile(deps, file, visitor)) };
      },
    ),

    contactFile: adminDownload("contactFile", ContactFileInput, (input) =>
      sentFile({ store, readFile: bucket.read }, input),
    ),

    removeUnsentFiles: scheduled(
      "removeUnsentFiles",
      {
        ...anySchedule,
        schedule: "every 60 minutes",
        timeoutSeconds: 540,
      },
      () => removing.removeUnsentFiles(deps),
    ),

    removeExpiredSubmissions: scheduled(
      "removeExpiredSubmissions",
      { ...dailySchedule, schedule: "every day 03:20" },
      () => removeExpiredSubmissions(deps, submissionMonths.value()),
    ),
  };
}
