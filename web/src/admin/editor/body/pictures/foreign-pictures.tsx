import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Suspense } from "react";
import { lazyPart } from "#ui/panel/lazy-part.tsx";
import { isForeign } from "../../shared/is-foreign.ts";

const CopyPictures = lazyPart(() =>
  import("../../shared/copy-pictures.tsx").then((m) => m.CopyPictures),
);

interface ForeignPicturesProps {
  readonly editor: Editor;
  readonly isRunning: boolean;
  readonly onRunning: (isRunning: boolean) => void;
}

/** Offers to copy the text's pictures of other servers. */
export function ForeignPictures({ editor, isRunning, onRunning }: ForeignPicturesProps) {
  const addresses = useEditorState({ editor, selector: () => foreignIn(editor) });
  if (addresses.length === 0 && !isRunning) return null;
  return (
    <Suspense fallback={null}>
      <CopyPictures
        addresses={addresses}
        onCopied={(address, copy) => replaceSource(editor, address, copy)}
        onRunning={onRunning}
      />
    </Suspense>
  );
}

function foreignIn({ state: { doc } }: Editor): readonly string[] {
  const found = new Set<string>();
  doc.descendants(({ type, attrs }) => {
    if (type.name === "image" && isForeign(String(attrs.src))) found.add(String(attrs.src));
  });
  return [...found];
}

function replaceSource(editor: Editor, from: string, to: string): void {
  const { tr, doc } = editor.state;
  doc.descendants(({ type, attrs }, at) => {
    if (type.name === "image" && attrs.src === from) tr.setNodeAttribute(at, "src", to);
  });
  editor.view.dispatch(tr);
}
