import { Button, Flex, Stack } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { type EditorState, NodeSelection, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { useEditorState } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Segments } from "#ui/segments.tsx";
import { ChoosePictures } from "../../shared/choose-pictures.tsx";
import {
  addCaption,
  canHaveCaption,
  hasCaption,
  removeCaption,
  removePictureOfFigure,
} from "../figures.ts";
import { messages } from "../messages.ts";
import { DescriptionFields } from "./description-fields.tsx";
import type { PictureRequest } from "./use-text-uploads.ts";

export interface PictureBarProps {
  readonly editor: Editor;
  readonly onRequest: (request: PictureRequest) => void;
}

const key = new PluginKey("pictureBar");
const WIDTHS = Object.entries(messages.picture.widths);

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

interface SelectedImage {
  readonly at: number;
  readonly src: string;
  readonly alt: string | null;
  readonly style: string;
}

interface SelectedPictureProps extends PictureBarProps {
  readonly picture: SelectedImage;
}

function SelectedPicture({ editor, picture: { at, alt, style }, onRequest }: SelectedPictureProps) {
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
      <Segments
        label={messages.picture.width}
        value={style}
        options={WIDTHS}
        onChange={(next) => {
          editor.view.dispatch(editor.state.tr.setNodeAttribute(at, "style", next || null));
        }}
      />
      <Flex gap="2" wrap="wrap">
        <ChoosePictures
          label={messages.picture.replace}
          onChoose={(files) => onRequest({ files, at: at + 1, replaces: true })}
        />
        <CaptionButton editor={editor} at={at} />
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            if (!removePictureOfFigure(editor)) editor.chain().focus().deleteSelection().run();
          }}
        >
          {messages.picture.remove}
        </Button>
      </Flex>
    </Stack>
  );
}

function CaptionButton({ editor, at }: { readonly editor: Editor; readonly at: number }) {
  const isCaptioned = hasCaption(editor, at);
  if (!isCaptioned && !canHaveCaption(editor, at)) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      onClick={() => (isCaptioned ? removeCaption : addCaption)(editor, at)}
    >
      {isCaptioned ? messages.picture.removeCaption : messages.picture.addCaption}
    </Button>
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

function pictureIn({ selection }: EditorState): SelectedImage | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== "image") return null;
  const { src, alt, style } = selection.node.attrs;
  return {
    at: selection.from,
    src: String(src),
    alt: alt === null ? null : String(alt),
    style: String(style ?? ""),
  };
}
