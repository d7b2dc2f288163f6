import { useEffect, useRef, useState } from "react";
import type { PendingUploads } from "../shared/use-picture-upload.ts";

/** `latest` is for code that waits meanwhile. */
export function usePendingUploads() {
  const [pending, setPending] = useState<PendingUploads>("none");
  const latest = useRef(pending);
  useEffect(() => {
    latest.current = pending;
  }, [pending]);
  return { pending, latest, setPending };
}
