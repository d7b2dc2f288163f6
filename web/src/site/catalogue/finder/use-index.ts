import type { FinderIndex } from "functions/domain/catalogue/finder/model";
import { useEffect, useState } from "react";
import { recoverPage } from "#ui/shared/recover-page.ts";

const loads = new Map<string, Promise<FinderIndex>>();

/** One request for each address; one that failed is repeated. */
export async function loadIndex(address: string): Promise<FinderIndex> {
  const known = loads.get(address);
  if (known !== undefined) return await known;
  const load = fetchIndex(address);
  loads.set(address, load);
  try {
    return await load;
  } catch (error) {
    loads.delete(address);
    throw error;
  }
}

async function fetchIndex(address: string): Promise<FinderIndex> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as FinderIndex;
}

export function useIndex(address: string) {
  const [index, setIndex] = useState<FinderIndex | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    loadIndex(address).then(setIndex, (error: unknown) => {
      console.warn("The references of the catalog were not loaded", error);
      setFailed(true);
    });
  }, [address]);

  /** The file of an older build is gone, which a reload mends. */
  const retry = async () => {
    try {
      setIndex(await loadIndex(address));
    } catch (error) {
      console.warn("The references of the catalog were not loaded", error);
      await recoverPage("asked");
    }
  };
  return { index, hasFailed, retry };
}
