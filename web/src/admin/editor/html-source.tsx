import { Box } from "@chakra-ui/react";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { html as htmlLanguage } from "@codemirror/legacy-modes/mode/xml";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useRef } from "react";
import { formatHtml } from "./format-html.ts";
import { messages } from "./messages.ts";

export interface HtmlSourceProps {
  /** Where it begins; later values are this editor's own. */
  readonly html: string;
  readonly onChange: (html: string) => void;
}

const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket, tags.bracket], color: "#0b5a73" },
  { tag: tags.attributeName, color: "#93370d" },
  { tag: [tags.attributeValue, tags.string], color: "#1d5c3a" },
  { tag: [tags.comment, tags.meta], color: "#5a6670" },
]);

const look = EditorView.theme({
  "&": { minHeight: "400px", fontSize: ".8125rem", backgroundColor: "transparent" },
  ".cm-content": { paddingBlock: "14px", fontFamily: "var(--p-fonts-mono, monospace)" },
  ".cm-scroller": { lineHeight: "1.7", minHeight: "400px" },
  ".cm-gutters": { backgroundColor: "transparent", color: "#5a6670", paddingInline: "8px" },
});

/** The article's HTML as source. It is laid out to be read; until it is edited the stored text stays as it is. */
export function HtmlSource({ html, onChange }: HtmlSourceProps) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  }, [onChange]);
  const start = useRef(html);

  useEffect(() => {
    if (place.current === null) return;
    // In a shadow tree the editor's styles are sheets without an element, which the content policy would refuse.
    const root = place.current.shadowRoot ?? place.current.attachShadow({ mode: "open" });
    const view = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: formatHtml(start.current),
        extensions: [
          lineNumbers(),
          history(),
          // Without a binding for Tab: it leaves the editor.
          keymap.of([...defaultKeymap, ...historyKeymap]),
          StreamLanguage.define(htmlLanguage),
          syntaxHighlighting(colours),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": messages.content, spellcheck: "false" }),
          look,
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) tell.current(state.doc.toString());
          }),
        ],
      }),
    });
    return () => view.destroy();
  }, []);

  return (
    <Box
      ref={place}
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="l3"
      overflow="hidden"
    />
  );
}
