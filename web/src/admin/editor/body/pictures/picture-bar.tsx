import { Button, Flex, Stack } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { type EditorState, NodeSelection } from "@tiptap/pm/state";
import { useEditorState } from "@tiptap/react";
import { BubbleMenu } from "@tiptap/react/menus";
import { useEffect, useRef, useState } from "react";
import { ChoosePictures } from "../../shared/choose-pictures.tsx";
import { messages } from "../messages.ts";
import { DescriptionFields } from "./description-fields.tsx";
import type { PictureRequest } from "./use-uploads.ts";

export interface PictureBarProps {
  readonly editor: Editor;
  readonly onRequest: (request: PictureRequest) => void;
}

/** Stands at the selected picture. */
export function PictureBar({ editor, onRequest }: PictureBarProps) {
  const picture = useEditorState({ editor, selector: ({ editor: { state } }) => pictureIn(state) });
  return (
    <BubbleMenu
      editor={editor}
      updateDelay={0}
      shouldShow={({ state, view, element }) =>
        pictureIn(state) !== null && (view.hasFocus() || element.contains(document.activeElement))
      }
      options={{ placement: "bottom-start" }}
      role="group"
      aria-label={messages.picture.bar}
      lang="en"
      style={{ zIndex: 5, whiteSpace: "normal" }}
      onKeyDown={(event) => {
        if (event.key === "Escape") editor.commands.focus();
      }}
    >
      {picture === null ? null : (
        <SelectedPicture
          key={picture.at}
          editor={editor}
          at={picture.at}
          alt={picture.alt}
          onRequest={onRequest}
        />
      )}
    </BubbleMenu>
  );
}

interface SelectedPictureProps extends PictureBarProps {
  readonly at: number;
  readonly alt: string | null;
}

function SelectedPicture({ editor, at, alt, onRequest }: SelectedPictureProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [edit] = useState(() => crypto.randomUUID());
  useEffect(() => {
    const text = editor.view.dom;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Enter") return;
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
      w="min(22rem, 86vw)"
      gap="3"
      p="3"
      bg="bg"
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="l3"
      shadow="md"
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

function pictureIn({ selection }: EditorState): { at: number; alt: string | null } | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== "image") return null;
  const { alt } = selection.node.attrs;
  return { at: selection.from, alt: alt === null ? null : String(alt) };
}
