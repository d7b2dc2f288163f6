import { type CsvSession, openCsv } from "./csv-session.ts";
import type { WorkerRequest, WorkerResponse } from "./validation-client.ts";

let session: CsvSession | undefined;

const respond = (response: WorkerResponse) => self.postMessage(response);

self.addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === "open") {
    session = openCsv(data.text, data.columns);
    respond({ kind: "opened", opened: session.opened });
  } else if (session) {
    respond({ kind: "validated", validated: session.validate(data.request) });
  }
});
