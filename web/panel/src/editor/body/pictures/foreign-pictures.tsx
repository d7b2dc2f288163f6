import { Box } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { LateCopyPictures } from "../../shared/late-copy-pictures.tsx";
import { foreignIn } from "./foreign-in.ts";

interface ForeignPicturesProps {
  readonly editor: Editor;
  readonly isRunning: boolean;
  readonly onRunning: (isRunning: boolean) => void;
}

/** Offers to copy the text's pictures of other servers. */
export function ForeignPictures({ editor, isRunning, onRunning }: ForeignPicturesProps) {
  const addresses = useEditorState({ editor, selector: () => foreignIn(editor.state.doc) });
  if (addresses.length === 0 && !isRunning) return null;
  return (
    <Box mt="3">
      <LateCopyPictures
        addresses={addresses}
        onCopied={(address, copy) => replaceSource(editor, address, copy)}
        onRunning={onRunning}
      />
    </Box>
  );
}

function replaceSource(editor: Editor, from: string, to: string): void {
  const { tr, doc } = editor.state;
  doc.descendants(({ type, attrs }, at) => {
    if (type.name === "image" && attrs.src === from) tr.setNodeAttribute(at, "src", to);
  });
  editor.view.dispatch(tr);
}
