import { LinkDialog } from "./link-dialog.tsx";
import type { PicturesProps } from "./pictures/body-pictures.tsx";
import { Pictures } from "./pictures/body-pictures.tsx";
import { SlashMenu } from "./slash/slash-menu.tsx";

interface TextPartsProps extends Omit<PicturesProps, "isDialogOpen"> {
  readonly dialog: "link" | "image" | null;
  readonly onImage: () => void;
}

/** What the text needs once it is shown. */
export function TextParts({ dialog, onImage, ...pictures }: TextPartsProps) {
  return (
    <>
      <Pictures {...pictures} isDialogOpen={dialog === "image"} />
      <SlashMenu editor={pictures.editor} onImage={onImage} />
      <LinkDialog
        isOpen={dialog === "link"}
        editor={pictures.editor}
        onClose={pictures.onDialogClose}
      />
    </>
  );
}
