import { EditorContent, useEditor } from "@tiptap/react";
import { useId, useState } from "react";
import { Prose } from "#ui/prose.tsx";
import { cleanPaste } from "./clean-paste.ts";
import { extensions, tidy } from "./extensions.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { messages } from "./messages.ts";
import { Toolbar } from "./toolbar.tsx";

export interface WysiwygProps {
  /** Where it begins; later values are this editor's own. */
  readonly html: string;
  readonly onChange: (html: string) => void;
}

/** What the editor adds to the look of an article. */
const onPage = {
  "& .tiptap": {
    minHeight: "400px",
    paddingBlock: "5",
    paddingInline: "1",
    whiteSpace: "pre-wrap",
    outlineOffset: "4px",
    overflowX: "auto",
  },
  // On a page a table scrolls in a region of its own; here it would push the whole editor aside.
  "& table": { minWidth: 0 },
  "& :where(.tiptap > * + *)": { marginTop: "1.25em" },
  "& :is(li, td, th) > p": { margin: 0 },
  "& :is(td, th)": { border: "1px solid {colors.border}" },
  "& .selectedCell": { background: "brand.subtle" },
  "& .ProseMirror-selectednode": { outline: "2px solid {colors.brand.solid}" },
} as const;

function focusToolbar(id: string): void {
  document.getElementById(id)?.querySelector<HTMLElement>("button[tabindex='0']")?.focus();
}

/** Writing on the page itself, with every tool within reach of the keyboard. */
export function Wysiwyg({ html, onChange }: WysiwygProps) {
  const toolbar = useId();
  const [asking, setAsking] = useState<"link" | "image" | null>(null);
  const [tools] = useState(() =>
    extensions(
      () => focusToolbar(toolbar),
      () => setAsking("link"),
    ),
  );
  const editor = useEditor({
    extensions: tools,
    content: html,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-label": messages.content,
        "aria-multiline": "true",
        lang: "es",
      },
      transformPastedHTML: cleanPaste,
    },
    onUpdate: ({ editor: changed }) => onChange(tidy(changed.getHTML())),
  });
  if (editor === null) return null;
  return (
    <>
      <Toolbar
        id={toolbar}
        editor={editor}
        onLink={() => setAsking("link")}
        onImage={() => setAsking("image")}
      />
      <Prose css={onPage}>
        <EditorContent editor={editor} />
      </Prose>
      <LinkDialog asking={asking} editor={editor} onClose={() => setAsking(null)} />
    </>
  );
}
