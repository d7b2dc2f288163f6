import { type RefObject, useState } from "react";
import type { FileUploads, UploadFile } from "./files/file-uploads.ts";

/** What a form needs from the first input on, and what only its finished HTML needs. */
export const loadParts = () => import("./late-parts.ts");

type Parts = Awaited<ReturnType<typeof loadParts>>;
interface LateParts extends Parts {
  readonly uploads: FileUploads;
}

export function useLateParts(element: RefObject<HTMLFormElement | null>, upload: UploadFile) {
  const [late, setLate] = useState<LateParts>();
  const loadLate = async () => {
    const parts = await loadParts();
    // A form calls this in its events only.
    const form = element.current as HTMLFormElement;
    const loaded = late ?? { ...parts, uploads: parts.getUploads(form, upload) };
    setLate(loaded);
    return loaded;
  };
  return { late, loadLate };
}
