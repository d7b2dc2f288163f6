import { MissingCode } from "kit/lib/load-twice";

/** One question at a time. @throws MissingCode, Error */
export function askWorker<Answer>(worker: Worker, question: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.onerror = (event) => {
      // Only errors of code that runs have a message.
      reject(event.message ? new Error(event.message) : new MissingCode(event));
    };
    worker.postMessage(question);
  });
}
