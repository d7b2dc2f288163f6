import { loadTwice } from "kit/lib/load-twice";
import { useEffect, useRef, useState } from "react";
import { logFailure } from "#ui/use-action.ts";

/** "failed" when all that are left have failed. */
export type PendingUploads = "none" | "running" | "failed";

export type UploadState =
  | { readonly at: "idle" }
  | { readonly at: "uploading"; readonly name: string; readonly share: number }
  | { readonly at: "failed"; readonly file: File; readonly error: unknown };

/** One upload at a time: a further file replaces the one that is being sent. */
export function usePictureUpload(onUploaded: (url: string) => void) {
  const [state, setState] = useState<UploadState>({ at: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function upload(file: File): Promise<void> {
    running.current?.abort();
    const current = new AbortController();
    running.current = current;
    const show = (next: UploadState) => {
      if (!current.signal.aborted) setState(next);
    };
    const { name } = file;
    show({ at: "uploading", name, share: 0 });
    try {
      const { uploadPicture } = await loadTwice(() => import("#pictures/data/upload-picture.ts"));
      const onProgress = (share: number) => show({ at: "uploading", name, share });
      const url = await uploadPicture(file, onProgress, current.signal);
      if (current.signal.aborted) return;
      show({ at: "idle" });
      onUploaded(url);
    } catch (error) {
      if (current.signal.aborted) return;
      logFailure(error);
      show({ at: "failed", file, error });
    }
  }

  return {
    state,
    upload: (file: File) => void upload(file),
    cancel: () => {
      running.current?.abort();
      setState({ at: "idle" });
    },
  };
}
