import { Suspense } from "react";
import { lazyPart } from "#ui/lazy-part.tsx";
import type { CopyPicturesProps } from "./copy-pictures-notice.tsx";

const CopyPictures = lazyPart(() =>
  import("./copy-pictures-notice.tsx").then((m) => m.CopyPictures),
);

/** Loaded with the first picture of another server. */
export function LateCopyPictures(props: CopyPicturesProps) {
  return (
    <Suspense fallback={null}>
      <CopyPictures {...props} />
    </Suspense>
  );
}
