import { loadTwice } from "kit/lib/load-twice";
import { useEffect, useRef, useState } from "react";
import { notify } from "#ui/toasts/toaster.tsx";
import { failureText, logFailure } from "#ui/use-action.ts";
import { messages } from "../shared/upload-messages.ts";

export interface Upload {
  readonly id: string;
  readonly file: File;
  /** The share of the bytes that was sent, 0 to 1. */
  readonly share: number;
  readonly error?: unknown;
}

/** One after the other, also after the component is gone. @param onUploaded called with an address */
export function useUploads(onUploaded: (url: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const change = (id: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const remove = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));

  async function send({ id, file }: Upload, { signal }: AbortController): Promise<void> {
    if (signal.aborted) return;
    try {
      const { uploadPicture } = await loadTwice(() => import("#pictures/data/upload-picture.ts"));
      const url = await uploadPicture(file, (share) => change(id, { share }), signal);
      if (signal.aborted) return;
      remove(id);
      onUploaded(url);
    } catch (error) {
      if (signal.aborted) return;
      logFailure(error);
      change(id, { error });
      if (isGone.current)
        notify.error(messages.failed(file.name), failureText(error, messages.tryAgain));
    }
  }

  function start(upload: Upload): void {
    const controller = new AbortController();
    running.current.set(upload.id, controller);
    queue.current = queue.current.then(() => send(upload, controller));
  }

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => ({ id: crypto.randomUUID(), file, share: 0 }));
      setUploads((all) => [...added, ...all]);
      for (const upload of added) start(upload);
    },
    retry: (upload: Upload) => {
      change(upload.id, { error: undefined, share: 0 });
      start(upload);
    },
    cancel: (id: string) => {
      running.current.get(id)?.abort();
      remove(id);
    },
  };
}
