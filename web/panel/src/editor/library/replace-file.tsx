import { Suspense, useState } from "react";
import type { LibraryPicture } from "#pictures/data/pictures.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { ChoosePictures } from "../shared/choose-pictures.tsx";
import { usePictureUpload } from "../shared/use-picture-upload.ts";
import { messages } from "./messages.ts";

const ReplaceDialog = lazyPart(() => import("./replace-dialog.tsx").then((m) => m.ReplaceDialog));

interface ReplaceFileProps {
  readonly picture: LibraryPicture;
  /** How many show the picture; null while unknown. */
  readonly posts: number | null;
  readonly onReplaced: (url: string) => void;
}

export function ReplaceFile({ picture, posts, onReplaced }: ReplaceFileProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const { state, upload, cancel } = usePictureUpload(setUrl);
  const close = () => {
    cancel();
    setIsOpen(false);
  };
  return (
    <>
      <ChoosePictures
        label={messages.replace}
        disabled={posts === null}
        onChoose={([file]) => {
          if (!file) return;
          setUrl(null);
          setIsOpen(true);
          upload(file);
        }}
      />
      {isOpen && posts !== null ? (
        <Suspense fallback={null}>
          <ReplaceDialog
            {...{ picture, posts, url, state }}
            onRetry={upload}
            onClose={close}
            onReplaced={(by) => {
              close();
              onReplaced(by);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
