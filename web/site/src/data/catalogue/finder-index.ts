import type { FinderIndex } from "#catalogue/finder/model.ts";

const loads = new Map<string, Promise<FinderIndex>>();

/** One request for each address; one that failed is repeated. */
export async function loadIndex(address: string): Promise<FinderIndex> {
  const runningLoad = loads.get(address);
  if (runningLoad !== undefined) return await runningLoad;
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
