import { useObservable } from "reactfire";
import { type Observable, Subject, takeUntil } from "rxjs";

// reactfire keeps every observable with its last value or error, and never closes its listener
// (its issues 485, 742, 790; docs/decisions/0044-reactfire-without-its-firestore-hooks.md).

export interface Closable<T> {
  readonly id: string;
  readonly results: Observable<T>;
  readonly close: () => void;
}

let opened = 0;

/** No id is used twice, and `close` ends the source. */
export function closable<T>(source: Observable<T>): Closable<T> {
  opened += 1;
  const id = `closable:${opened}`;
  const closed = new Subject<void>();
  return {
    id,
    results: source.pipe(takeUntil(closed)),
    close: () => {
      closed.next();
      cache()?.delete(id);
    },
  };
}

/** @param source with a first value and no errors */
export function useClosable<T>({ id, results }: Pick<Closable<T>, "id" | "results">): T {
  return useObservable(id, results).data;
}

/** Hooks throw a kept error at every later render. */
export function forgetErrors(): void {
  for (const [id, { ourError }] of cache() ?? []) {
    if (ourError !== undefined) cache()?.delete(id);
  }
}

function cache(): Map<string, { readonly ourError: unknown }> | undefined {
  return (globalThis as { _reactFirePreloadedObservables?: ReturnType<typeof cache> })
    ._reactFirePreloadedObservables;
}
