import { DomainError } from "domain/shared/errors";
import type { Observed } from "#lib/observed.ts";

/** @param taken sentence for a second tab */
export function oneTabAtATime(prefix: string, takenText: string) {
  return <T>(id: string, work: () => Promise<T>): Promise<T> =>
    navigator.locks.request(prefix + id, { ifAvailable: true }, (lock) => {
      if (lock) return work();
      throw new DomainError("unavailable", takenText);
    });
}

export function askBeforeLeavingWhile<T>(run: Observed<T>, isRunning: (value: T) => boolean): void {
  run.subscribe(() => {
    if (isRunning(run.get())) addEventListener("beforeunload", askBeforeLeaving);
    else removeEventListener("beforeunload", askBeforeLeaving);
  });
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
