import type { Editor } from "@tiptap/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { PendingUploads } from "../../shared/use-picture-upload.ts";
import { ForeignPictures } from "./foreign-pictures.tsx";
import { PictureBar } from "./picture-bar.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { UploadPlaceholder } from "./upload-placeholder.tsx";
import { type PictureRequest, useUploads } from "./use-text-uploads.ts";

export interface PicturesProps {
  readonly editor: Editor;
  /** Grows with every drop and paste. */
  readonly requests: readonly PictureRequest[];
  readonly isDialogOpen: boolean;
  readonly onDialogClose: () => void;
  readonly onPending: (pending: PendingUploads) => void;
}

export function Pictures(props: PicturesProps) {
  const { editor, requests, isDialogOpen, onDialogClose, onPending } = props;
  const { uploads, pending, add, finish, remove, fail, retry } = useUploads(editor);
  const [isCopying, setIsCopying] = useState(false);
  const shown = isCopying ? "running" : pending;
  useEffect(() => {
    onPending(shown);
    return () => onPending("none");
  }, [shown, onPending]);
  const addedCount = useRef(0);
  const takeNew = useEffectEvent(() => {
    for (const request of requests.slice(addedCount.current)) add(request);
    addedCount.current = requests.length;
  });
  useEffect(() => {
    if (requests.length > 0) takeNew();
  }, [requests]);
  return (
    <>
      <ForeignPictures editor={editor} isRunning={isCopying} onRunning={setIsCopying} />
      {uploads.map((upload) =>
        createPortal(
          <UploadPlaceholder
            upload={upload}
            onUploaded={(src) => finish(upload.id, src)}
            onFailed={() => fail(upload.id)}
            onRetry={() => retry(upload.id)}
            onRemove={() => remove(upload.id)}
          />,
          upload.element,
          upload.id,
        ),
      )}
      <PictureBar editor={editor} onRequest={add} />
      <PictureDialog
        isOpen={isDialogOpen}
        finalFocusEl={() => editor.view.dom}
        onClose={onDialogClose}
        onChoose={(files) => {
          onDialogClose();
          add({ files, at: editor.state.selection.to });
        }}
        onInsert={(attrs) => {
          onDialogClose();
          editor.chain().focus().insertContent({ type: "image", attrs }).run();
        }}
      />
    </>
  );
}
