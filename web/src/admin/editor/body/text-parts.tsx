import { LinkDialog } from "./link-dialog.tsx";
import type { PicturesProps } from "./pictures/pictures.tsx";
import { Pictures } from "./pictures/pictures.tsx";

interface TextPartsProps extends Omit<PicturesProps, "isDialogOpen"> {
  readonly dialog: "link" | "image" | null;
}

/** What the text needs once it is shown. */
export function TextParts({ dialog, ...pictures }: TextPartsProps) {
  return (
    <>
      <Pictures {...pictures} isDialogOpen={dialog === "image"} />
      <LinkDialog
        isOpen={dialog === "link"}
        editor={pictures.editor}
        onClose={pictures.onDialogClose}
      />
    </>
  );
}
