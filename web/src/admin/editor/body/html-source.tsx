import { Box } from "@chakra-ui/react";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { html as htmlLanguage } from "@codemirror/legacy-modes/mode/xml";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { messages } from "../messages.ts";
import { nextPlace, type ShowClaim, type SoughtClaim, sentencesWith } from "./claim-places.ts";
import { formatHtml } from "./format-html.ts";

export interface HtmlSourceProps {
  /** Initial value only. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly showClaim?: Ref<ShowClaim>;
}

const highlightStyle = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket, tags.bracket], color: "#0b5a73" },
  { tag: tags.attributeName, color: "#93370d" },
  { tag: [tags.attributeValue, tags.string], color: "#1d5c3a" },
  { tag: [tags.comment, tags.meta], color: "#5a6670" },
]);

const theme = EditorView.theme({
  "&": { minHeight: "400px", fontSize: ".8125rem", backgroundColor: "transparent" },
  ".cm-content": { paddingBlock: "14px", fontFamily: "var(--p-fonts-mono, monospace)" },
  ".cm-scroller": { lineHeight: "1.7", minHeight: "400px" },
  ".cm-gutters": { backgroundColor: "transparent", color: "#5a6670", paddingInline: "8px" },
});

function showIn(view: EditorView, claim: SoughtClaim): boolean {
  const { doc, selection } = view.state;
  const { from, empty } = selection.main;
  const place = nextPlace(sentencesWith(doc.toString(), claim), empty ? -1 : from);
  if (place === undefined) return false;
  view.dispatch({
    selection: { anchor: place.start, head: place.end },
    effects: EditorView.scrollIntoView(place.start, { y: "center" }),
  });
  view.focus();
  return true;
}

/** The source is formatted for reading; the stored text stays as it is until it is edited. */
export function HtmlSource({ html, onChange, showClaim }: HtmlSourceProps) {
  const host = useRef<HTMLDivElement>(null);
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  }, [onChange]);
  const initialHtml = useRef(html);
  const editor = useRef<EditorView>(null);
  useImperativeHandle(
    showClaim,
    () => (claim) => editor.current !== null && showIn(editor.current, claim),
    [],
  );

  useEffect(() => {
    if (host.current === null) return;
    // In a shadow root the editor uses constructed style sheets, which the content security policy
    // allows.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    const view = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: formatHtml(initialHtml.current),
        extensions: [
          lineNumbers(),
          history(),
          // No binding for Tab, so that it leaves the editor.
          keymap.of([...defaultKeymap, ...historyKeymap]),
          StreamLanguage.define(htmlLanguage),
          syntaxHighlighting(highlightStyle),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": messages.content, spellcheck: "false" }),
          theme,
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) latestOnChange.current(state.doc.toString());
          }),
        ],
      }),
    });
    editor.current = view;
    return () => view.destroy();
  }, []);

  return (
    <Box
      ref={host}
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="l3"
      overflow="hidden"
    />
  );
}
