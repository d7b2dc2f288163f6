import { useSyncExternalStore } from "react";

/** An interrupted job whose rows this browser does not have: it goes on once its file is chosen again. */
export interface ResumeRequest {
  readonly job_id: string;
  readonly job_name: string;
  readonly total_records: number;
  readonly stored: number;
}

let wanted: ResumeRequest | undefined;
const listeners = new Set<() => void>();

/** Asks the import card to go on with a job; undefined withdraws it. */
export function requestResume(request: ResumeRequest | undefined): void {
  wanted = request;
  for (const listener of listeners) listener();
}

/** The job that the import card shall go on with. */
export function useResumeRequest(): ResumeRequest | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => wanted,
  );
}
