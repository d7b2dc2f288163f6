import { bucket } from "../adapters/bucket.ts";
import { newTicket, toFileId } from "../adapters/contact-ticket.ts";
import { visitorKey } from "../adapters/visitor-key.ts";
import type { Runs } from "../platform/call.ts";
import { submissionMonths } from "../platform/config.ts";
import type { Steps } from "../platform/schedule.ts";
import { removeExpiredSubmissions } from "../use-cases/contact/remove-expired-submissions.ts";
import * as removing from "../use-cases/contact/remove-unsent-files.ts";
import { sentFile } from "../use-cases/contact/sent-file.ts";
import {
  type StoreContactFileDeps,
  storeContactFile,
} from "../use-cases/contact/store-contact-file.ts";
import type { Server } from "./server.ts";

export function contactFileEndpoints(server: Server) {
  const { db, store, now } = server;
  const networkKey: StoreContactFileDeps["networkKey"] = (text, at, use) =>
    visitorKey(db, text, at, [use]);
  const deps = { store, now, networkKey, writeFile: bucket.write, deleteFile: bucket.remove };
  const calls: Runs<"uploadContactFile" | "contactFile"> = {
    uploadContactFile: async ({ name }, visitor, { body: bytes }) => {
      const ticket = newTicket();
      const file = { id: toFileId(ticket), name, bytes };
      return { ticket, ...(await storeContactFile(deps, file, visitor)) };
    },

    contactFile: (input) => sentFile({ store, readFile: bucket.read }, input),
  };
  const steps: Pick<Steps, "removeUnsentFiles" | "removeExpiredSubmissions"> = {
    removeUnsentFiles: { seconds: 300, run: () => removing.removeUnsentFiles(deps) },
    removeExpiredSubmissions: {
      seconds: 240,
      run: () => removeExpiredSubmissions(deps, submissionMonths.value()),
    },
  };
  return { calls, steps };
}
