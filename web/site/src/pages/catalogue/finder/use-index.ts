import { recoverPage } from "kit/ui/recover-page";
import { useEffect, useState } from "react";
import type { FinderIndex } from "#catalogue/finder/model.ts";
import { loadIndex } from "#data/catalogue/finder-index.ts";
import { showOffline } from "#ui/status-message.ts";

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
      if (!(await recoverPage("asked"))) showOffline();
    }
  };
  return { index, hasFailed, retry };
}
