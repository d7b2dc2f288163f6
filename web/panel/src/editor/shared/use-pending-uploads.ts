import { useEffect, useRef, useState } from "react";
import type { PendingUploads } from "./use-picture-upload.ts";

export type Uploads = ReturnType<typeof usePendingUploads>;

/** Uploads and copies into the text and the featured image. `latest` is for code that waits meanwhile. */
export function usePendingUploads() {
  const [inText, setInText] = useState<PendingUploads>("none");
  const [isFeaturedPending, setFeaturedPending] = useState(false);
  const isAny = isFeaturedPending || inText !== "none";
  const latest = useRef(isAny);
  useEffect(() => {
    latest.current = isAny;
  }, [isAny]);
  const isRunning = isFeaturedPending || inText === "running";
  return { isAny, isRunning, latest, inText, setInText, setFeaturedPending };
}
