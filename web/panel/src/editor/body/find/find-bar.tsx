import { Button, Flex, IconButton, Input, Text } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { useEditorState } from "@tiptap/react";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { messages } from "../messages.ts";
import { findText, type Place, replacePlaces } from "./find-text.ts";

const words = messages.find;
const key = new PluginKey<DecorationSet>("find");

interface FindBarProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Finds and replaces in the text. Enter goes to the next place, Escape back to the text. */
export function FindBar({ editor, onClose }: FindBarProps) {
  const [text, setText] = useState(() => getSelectedText(editor));
  const [replacement, setReplacement] = useState("");
  const [wanted, setWanted] = useState(0);
  const document = useEditorState({ editor, selector: ({ editor: { state } }) => state.doc });
  const places = useMemo(() => findText(document, text), [document, text]);
  const at = places.length === 0 ? -1 : Math.min(wanted, places.length - 1);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  useMarks(editor, places, at);

  function go(step: number): void {
    if (at >= 0) setWanted((at + step + places.length) % places.length);
  }
  function replace(some: readonly Place[]): void {
    if (some.length > 0) replacePlaces(editor, some, replacement);
  }
  function close(): void {
    const place = places[at];
    onClose();
    editor
      .chain()
      .focus()
      .setTextSelection(place ?? editor.state.selection)
      .run();
  }

  return (
    <Flex
      role="search"
      aria-label={words.title}
      mt="1"
      p="2"
      gap="2"
      wrap="wrap"
      align="center"
      bg="bg"
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="l3"
      shadow="xs"
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <Input
        ref={field}
        flex="1 1 9rem"
        w="auto"
        lang="es"
        aria-label={words.find}
        placeholder={words.find}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setWanted(0);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") go(event.shiftKey ? -1 : 1);
        }}
      />
      <Text role="status" textStyle="caption" color="fg.muted" minW="4.5rem">
        {text === "" ? "" : words.count(at + 1, places.length)}
      </Text>
      <IconButton variant="ghost" aria-label={words.previous} onClick={() => go(-1)}>
        <ChevronUp aria-hidden="true" size={17} />
      </IconButton>
      <IconButton variant="ghost" aria-label={words.next} onClick={() => go(1)}>
        <ChevronDown aria-hidden="true" size={17} />
      </IconButton>
      <IconButton
        variant="ghost"
        order={{ base: "0", md: "1" }}
        aria-label={words.close}
        onClick={close}
      >
        <X aria-hidden="true" size={17} />
      </IconButton>
      <Input
        flex="1 1 9rem"
        w="auto"
        lang="es"
        aria-label={words.replacement}
        placeholder={words.replacement}
        value={replacement}
        onChange={(event) => setReplacement(event.target.value)}
      />
      <Button
        variant="outline"
        aria-disabled={at < 0}
        onClick={() => replace(places.slice(at, at + 1))}
      >
        {words.replace}
      </Button>
      <Button variant="outline" aria-disabled={at < 0} onClick={() => replace(places)}>
        {words.replaceAll}
      </Button>
    </Flex>
  );
}

function getSelectedText({ state: { doc, selection } }: Editor): string {
  const { from, to } = selection;
  const text = doc.textBetween(from, to, "\n");
  return text.includes("\n") ? "" : text;
}

/** Keeps the marks where their text is; a transaction with the plugin's key replaces them. */
const marks = new Plugin<DecorationSet>({
  key,
  state: {
    init: () => DecorationSet.empty,
    apply: (tr, present) => {
      const next: unknown = tr.getMeta(key);
      return next instanceof DecorationSet ? next : present.map(tr.mapping, tr.doc);
    },
  },
  props: { decorations: (state) => key.getState(state) },
});

/** Marks all places in the text, and scrolls to the present one. */
function useMarks(editor: Editor, places: readonly Place[], at: number): void {
  useEffect(() => {
    editor.registerPlugin(marks);
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(key);
    };
  }, [editor]);
  useEffect(() => {
    const { state, view } = editor;
    const decorations = places.map(({ from, to }, index) =>
      Decoration.inline(from, to, {
        style: `background: var(--p-colors-${index === at ? "orange-300" : "orange-100"})`,
      }),
    );
    view.dispatch(state.tr.setMeta(key, DecorationSet.create(state.doc, decorations)));
    const place = places[at];
    if (place === undefined) return;
    const { node } = view.domAtPos(place.from);
    const element = node instanceof Element ? node : node.parentElement;
    element?.scrollIntoView({ block: "center" });
  }, [editor, places, at]);
}
