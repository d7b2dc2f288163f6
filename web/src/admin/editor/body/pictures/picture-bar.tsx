import { Button, Flex, Stack } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { type EditorState, NodeSelection, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { useEditorState } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ChoosePictures } from "../../shared/choose-pictures.tsx";
import { messages } from "../messages.ts";
import { DescriptionFields } from "./description-fields.tsx";
import type { PictureRequest } from "./use-uploads.ts";

export interface PictureBarProps {
  readonly editor: Editor;
  readonly onRequest: (request: PictureRequest) => void;
}

const key = new PluginKey("pictureBar");

/** Stands below the selected picture. */
export function PictureBar({ editor, onRequest }: PictureBarProps) {
  const [place] = useState(() => document.createElement("div"));
  const picture = useEditorState({ editor, selector: ({ editor: { state } }) => pictureIn(state) });
  useEffect(() => {
    editor.registerPlugin(barAt(place));
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(key);
    };
  }, [editor, place]);
  if (picture === null) return null;
  return createPortal(
    <SelectedPicture key={picture.src} editor={editor} picture={picture} onRequest={onRequest} />,
    place,
  );
}

interface SelectedPictureProps extends PictureBarProps {
  readonly picture: { readonly at: number; readonly alt: string | null };
}

function SelectedPicture({ editor, picture: { at, alt }, onRequest }: SelectedPictureProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [edit] = useState(() => crypto.randomUUID());
  useEffect(() => {
    const text = editor.view.dom;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.target !== text) return;
      event.preventDefault();
      field.current?.focus();
    };
    text.addEventListener("keydown", onKey, { capture: true });
    return () => text.removeEventListener("keydown", onKey, { capture: true });
  }, [editor]);

  function describe(next: string | null): void {
    const tr = editor.state.tr.setNodeAttribute(at, "alt", next);
    // The history joins the transactions of a composition to one step.
    editor.view.dispatch(tr.setMeta("composition", edit));
  }

  return (
    <Stack
      data-picture-bar=""
      role="group"
      aria-label={messages.picture.bar}
      lang="en"
      maxW="26rem"
      my="2"
      gap="3"
      p="3"
      bg="bg"
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="l3"
      shadow="sm"
      whiteSpace="normal"
      onKeyDown={(event) => {
        if (event.key === "Escape") editor.commands.focus();
      }}
    >
      <DescriptionFields field={field} alt={alt} onChange={describe} />
      <Flex gap="2">
        <ChoosePictures
          label={messages.picture.replace}
          onChoose={(files) => onRequest({ files, at: at + 1, replaces: true })}
        />
        <Button
          size="sm"
          variant="outline"
          onClick={() => editor.chain().focus().deleteSelection().run()}
        >
          {messages.picture.remove}
        </Button>
      </Flex>
    </Stack>
  );
}

function barAt(place: HTMLElement): Plugin {
  const spec = { key: "pictureBar", side: 1, stopEvent: () => true, ignoreSelection: true };
  return new Plugin({
    key,
    props: {
      decorations: (state) =>
        pictureIn(state) &&
        DecorationSet.create(state.doc, [Decoration.widget(state.selection.to, () => place, spec)]),
    },
  });
}

function pictureIn({ selection }: EditorState) {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== "image") return null;
  const { src, alt } = selection.node.attrs;
  return { at: selection.from, src: String(src), alt: alt === null ? null : String(alt) };
}
