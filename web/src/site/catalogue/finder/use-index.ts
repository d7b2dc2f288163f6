import type { FinderIndex } from "functions/domain/catalogue/finder/model";
import { useCallback, useEffect, useState } from "react";
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

  const load = useCallback(async (): Promise<boolean> => {
    try {
      setIndex(await loadIndex(address));
      setFailed(false);
      return true;
    } catch (error) {
      console.warn("The references of the catalog were not loaded", error);
      setFailed(true);
      return false;
    }
  }, [address]);
  useEffect(() => void load(), [load]);

  /** The file of an older build is gone, which a reload mends. */
  const retry = async () => {
    if (!(await load())) await recoverPage("asked");
  };
  return { index, hasFailed, retry };
}
