import type { StoredKey } from "./stored-keys.ts";

type Area = "localStorage" | "sessionStorage";

/** @returns undefined when storage is full or forbidden */
export function tryStorage<T>(area: Area, use: (storage: Storage) => T): T | undefined {
  try {
    return use(globalThis[area]);
  } catch {
    return undefined;
  }
}

export const readStored = (area: Area, key: string): unknown =>
  tryStorage(area, (storage) => JSON.parse(storage.getItem(key) ?? "") as unknown);

export const writeStored = (area: Area, key: StoredKey, value: unknown): boolean =>
  tryStorage(area, (storage) => {
    storage.setItem(key, JSON.stringify(value));
    return true;
  }) ?? false;

export const removeStored = (area: Area, key: string): void =>
  tryStorage(area, (storage) => storage.removeItem(key));
