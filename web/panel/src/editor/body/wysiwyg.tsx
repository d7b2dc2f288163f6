import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { Prose } from "kit/ui/prose";
import { type Ref, Suspense, useId, useImperativeHandle, useState } from "react";
import { lightSurface } from "#ui/dark-colors.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { notify } from "#ui/toasts/toaster.tsx";
import { messages } from "../shared/messages.ts";
import type { PendingUploads } from "../shared/use-picture-upload.ts";
import { findPlaces, nextPlace, type ShowClaim, type SoughtClaim } from "./claim-places.ts";
import { createExtensions, normalizeHtml } from "./extensions.ts";
import { messages as bodyMessages } from "./messages.ts";
import { cleanPaste, joinLines } from "./paste/clean-paste.ts";
import { reportLost } from "./paste/lost-files.ts";
import { pasteAddress } from "./paste/paste-address.ts";
import { pastedPictures } from "./paste/pasted-pictures.ts";
import type { PictureRequest } from "./pictures/use-text-uploads.ts";
import type { Invalid } from "./source-field.ts";
import { Toolbar } from "./toolbar.tsx";

export interface WysiwygProps {
  /** The text at the start; later values are ignored. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly showClaim?: Ref<ShowClaim>;
  readonly addPictures?: Ref<AddPictures>;
  readonly onPending: (pending: PendingUploads) => void;
  readonly invalid: Invalid;
}

/** Adds them at the point, or at the selection. */
export type AddPictures = (files: readonly File[], point?: Point) => void;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

const FindBar = lazyPart(() => import("./find/find-bar.tsx").then((m) => m.FindBar));

const TextParts = lazyPart(() => import("./text-parts.tsx").then((m) => m.TextParts));

const editorCss = {
  "& .tiptap": {
    minHeight: "400px",
    paddingBlock: "5",
    paddingInline: "1",
    whiteSpace: "pre-wrap",
    outlineOffset: "4px",
    overflowX: "auto",
  },
  // The site scrolls wide tables in their own region; here they shrink instead.
  "& table": { minWidth: 0 },
  "& :where(.tiptap > * + *)": { marginTop: "1.25em" },
  "& :is(li, td, th) > p": { margin: 0 },
  "& :is(td, th)": { border: "1px solid {colors.border}" },
  "& .ProseMirror-focused .ProseMirror-gapcursor": {
    position: "absolute",
    width: "5",
    borderTop: "1px solid {colors.fg}",
  },
  // The editor's own line after a picture would stand between it and its caption.
  "& figure > p:has(> img[draggable]) > br": { display: "none" },
  "& figcaption:has(> br:only-child)::before": {
    content: '"Pie de imagen"',
    float: "left",
    height: 0,
    pointerEvents: "none",
  },
  "& .selectedCell": { background: "brand.subtle" },
  "& img[data-undescribed=true]": { outline: "2px dashed {colors.orange.solid}" },
  "& .ProseMirror-selectednode": { outline: "2px solid {colors.brand.solid} !important" },
} as const;

function focusToolbar(id: string): void {
  document.getElementById(id)?.querySelector<HTMLElement>("button[tabindex='0']")?.focus();
}

/** The fields of a selected picture stand below it. @returns false when no picture is selected */
function focusSelectedPicture({ view }: Editor): boolean {
  const fields = "[data-picture-bar] :is(textarea:enabled, input:enabled)";
  const field = view.dom.querySelector<HTMLElement>(fields);
  field?.focus();
  return field !== null;
}

function showIn(editor: Editor, claim: SoughtClaim): boolean {
  const { doc, selection } = editor.state;
  const place = nextPlace(findPlaces(doc, claim), selection.empty ? -1 : selection.from);
  if (place === undefined) return false;
  const { start: from, end: to } = place;
  editor.chain().setTextSelection({ from, to }).focus(undefined, { scrollIntoView: false }).run();
  const { node } = editor.view.domAtPos(from);
  (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: "center" });
  return true;
}

/** The browser tells the editor of a moved caret later. */
function getCaret({ state: { selection }, view }: Editor): number {
  const { focusNode = null, focusOffset = 0 } = getSelection() ?? {};
  const isKnown = "node" in selection || focusNode === null || !view.dom.contains(focusNode);
  return isKnown ? selection.to : view.posAtDOM(focusNode, focusOffset);
}

function reportPlainText(): void {
  const { title, text } = bodyMessages.plainText;
  notify.error(title, text);
}

export function Wysiwyg(props: WysiwygProps) {
  const { html, onChange, showClaim, addPictures, onPending, invalid } = props;
  const toolbar = useId();
  const [dialog, setDialog] = useState<"link" | "image" | null>(null);
  const [isFinding, setIsFinding] = useState(false);
  const [requests, setRequests] = useState<readonly PictureRequest[]>([]);
  const [pasted] = useState(() =>
    pastedPictures((added) => setRequests((before) => [...before, ...added])),
  );
  const [extensions] = useState(() => [
    ...createExtensions(
      () => focusToolbar(toolbar),
      () => setDialog("link"),
      () => setIsFinding(true),
    ),
    pasted.extension,
  ]);
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    // They replace `*a*` and addresses in pasted text one by one, in quadratic time.
    enablePasteRules: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-label": messages.content,
        "aria-multiline": "true",
        "aria-description": bodyMessages.keys,
        lang: "es",
        ...invalid,
      },
      handlePaste: (view, _, slice) => pasteAddress(view, slice),
      transformPastedText: (given, _, { state }) =>
        state.selection.$from.parent.type.spec.code
          ? given
          : joinLines(given, /(?<![\r\n])[\r\n]+/, reportPlainText),
      transformPastedHTML: (given) => {
        const lost: string[] = [];
        const clean = cleanPaste(pasted.take(given), {
          onLostPicture: (name) => lost.push(name),
          onPlainText: reportPlainText,
          isUploaded: pasted.has,
        });
        reportLost("picture", lost);
        return clean;
      },
    },
    onUpdate: ({ editor: changed }) => onChange(normalizeHtml(changed.getHTML())),
  });
  useImperativeHandle(showClaim, () => (claim) => editor !== null && showIn(editor, claim), [
    editor,
  ]);
  useImperativeHandle(
    addPictures,
    () => (files, point) => {
      if (editor === null) return;
      const to = point && editor.view.posAtCoords({ left: point.clientX, top: point.clientY });
      const at = to?.pos ?? getCaret(editor);
      setRequests((before) => [...before, { files, at }]);
    },
    [editor],
  );
  if (editor === null) return null;
  return (
    <>
      <Toolbar
        id={toolbar}
        editor={editor}
        onLink={() => setDialog("link")}
        onImage={() => {
          if (!focusSelectedPicture(editor)) setDialog("image");
        }}
        onFind={() => setIsFinding((isOpen) => !isOpen)}
      >
        {isFinding ? (
          <Suspense fallback={null}>
            <FindBar editor={editor} onClose={() => setIsFinding(false)} />
          </Suspense>
        ) : null}
      </Toolbar>
      <Suspense fallback={null}>
        <TextParts
          editor={editor}
          requests={requests}
          dialog={dialog}
          onImage={() => setDialog("image")}
          onDialogClose={() => setDialog(null)}
          onPending={onPending}
        />
      </Suspense>
      <Prose {...lightSurface} css={editorCss}>
        <EditorContent editor={editor} />
      </Prose>
    </>
  );
}
