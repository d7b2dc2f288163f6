import type { Editor } from "@tiptap/core";
import { useState } from "react";
import type { PendingUploads } from "../../shared/use-picture-upload.ts";
import { placesIn, uploadPlaces, withoutPlace, withPicture, withPlaces } from "./upload-places.ts";

const MAX_RUNNING = 2;

export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly element: HTMLElement;
  readonly status: "waiting" | "running" | "failed";
}

export interface PictureRequest {
  readonly files: readonly File[];
  readonly at: number;
  readonly replaces?: boolean;
  readonly alt?: string | null;
}

export function useUploads(editor: Editor) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (next: (list: readonly Upload[]) => readonly Upload[]) =>
    setUploads((list) => withStarted(next(list)));
  const setStatus = (id: string, status: Upload["status"]) =>
    change((list) => list.map((upload) => (upload.id === id ? { ...upload, status } : upload)));

  return {
    uploads,
    pending: getPendingState(uploads),
    add: ({ files, at, replaces = false, alt = null }: PictureRequest) => {
      if (uploadPlaces.getState(editor.state) === undefined) editor.registerPlugin(uploadPlaces);
      const added = files.map((file) => ({
        ...{ id: crypto.randomUUID(), file, status: "waiting" as const },
        element: document.createElement("div"),
      }));
      const places = added.map(({ id, element }) => ({ id, element, at, replaces, alt }));
      editor.view.dispatch(withPlaces(editor.state, places));
      change((list) => [...list, ...added]);
    },
    finish: (id: string, src: string) => {
      editor.view.dispatch(withPicture(editor.state, id, src));
      change((list) => list.filter((upload) => upload.id !== id));
    },
    remove: (id: string) => {
      const place = placesIn(editor.state).find((uploadPlace) => uploadPlace.id === id);
      editor.view.dispatch(withoutPlace(editor.state, id));
      change((list) => list.filter((upload) => upload.id !== id));
      editor.commands.focus(place?.at ?? null);
    },
    fail: (id: string) => setStatus(id, "failed"),
    retry: (id: string) => setStatus(id, "waiting"),
  };
}

function withStarted(uploads: readonly Upload[]): readonly Upload[] {
  let free = MAX_RUNNING - uploads.filter(({ status }) => status === "running").length;
  return uploads.map((upload) => {
    if (upload.status !== "waiting" || free <= 0) return upload;
    free -= 1;
    return { ...upload, status: "running" };
  });
}

function getPendingState(uploads: readonly Upload[]): PendingUploads {
  if (uploads.some(({ status }) => status !== "failed")) return "running";
  return uploads.length > 0 ? "failed" : "none";
}
