/** A value with its readers, in the shape that `useSyncExternalStore` takes. */
export function observed<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type Observed<T> = Omit<ReturnType<typeof observed<T>>, "set">;
