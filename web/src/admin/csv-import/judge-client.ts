import { type Judged, type JudgeRequest, type Opened, openCsv } from "./csv-session.ts";

/** Length of a text above which it is judged in a worker, in characters. */
const WORKER_FROM = 1024 * 1024;

export type WorkerQuestion =
  | { readonly kind: "open"; readonly text: string }
  | { readonly kind: "judge"; readonly request: JudgeRequest };
export type WorkerAnswer =
  | { readonly kind: "opened"; readonly opened: Opened }
  | { readonly kind: "judged"; readonly judged: Judged };

/** A parsed file that can be judged, wherever the work is done. */
export interface Judge {
  readonly opened: Opened;
  readonly judge: (request: JudgeRequest) => Promise<Judged>;
  /** Frees the worker; must be called. */
  readonly close: () => void;
}

/**
 * Opens a CSV text: here when it is short, in a worker when it would hold up the page.
 * @throws when the worker dies, for example for lack of memory
 */
export async function openJudge(text: string): Promise<Judge> {
  if (text.length <= WORKER_FROM) {
    const session = openCsv(text);
    return {
      opened: session.opened,
      judge: async (request) => session.judge(request),
      close: () => {},
    };
  }
  const worker = new Worker(new URL("./judge.worker.ts", import.meta.url), { type: "module" });
  const ask = (question: WorkerQuestion) =>
    new Promise<WorkerAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message || "The worker failed"));
      worker.postMessage(question);
    });
  try {
    const first = await ask({ kind: "open", text });
    if (first.kind !== "opened") throw new Error("Unexpected answer");
    return {
      opened: first.opened,
      judge: async (request) => {
        const next = await ask({ kind: "judge", request });
        if (next.kind !== "judged") throw new Error("Unexpected answer");
        return next.judged;
      },
      close: () => worker.terminate(),
    };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
