import { type CsvSession, openCsv } from "./csv-session.ts";
import type { WorkerAnswer, WorkerQuestion } from "./judge-client.ts";

/** Parses and judges a large file beside the page, so that typing and scrolling go on. */
let session: CsvSession | undefined;

const answer = (message: WorkerAnswer) => self.postMessage(message);

self.addEventListener("message", ({ data }: MessageEvent<WorkerQuestion>) => {
  if (data.kind === "open") {
    session = openCsv(data.text);
    answer({ kind: "opened", opened: session.opened });
  } else if (session) {
    answer({ kind: "judged", judged: session.judge(data.request) });
  }
});
