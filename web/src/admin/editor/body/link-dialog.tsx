import { Button, Field, Input, Stack } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { ImageUrlSchema } from "functions/domain/posts/post";
import { type FormEvent, useId, useState } from "react";
import * as v from "valibot";
import { PanelDialog } from "#ui/panel/panel-dialog.tsx";
import { messages } from "../shared/messages.ts";

export interface LinkDialogProps {
  readonly kind: "link" | "image" | null;
  readonly editor: Editor;
  readonly onClose: () => void;
}

const LINK = /^(?:https?:\/\/[^\s/]|mailto:\S+@\S+|tel:[+\d]|\/(?!\/)|#\S)/i;

export function LinkDialog({ kind, editor, onClose }: LinkDialogProps) {
  const form = useId();
  return (
    <PanelDialog
      open={kind !== null}
      title={kind === null ? "" : messages[kind].title}
      finalFocusEl={() => editor.view.dom}
      onClose={onClose}
      footer={
        kind === null ? null : (
          <>
            {kind === "link" && editor.isActive("link") ? (
              <Button
                variant="ghost"
                me="auto"
                onClick={() => {
                  onClose();
                  editor.chain().focus().extendMarkRange("link").unsetLink().run();
                }}
              >
                {messages.link.remove}
              </Button>
            ) : null}
            <Button variant="outline" onClick={onClose}>
              {messages.link.cancel}
            </Button>
            <Button type="submit" form={form} colorPalette="brand">
              {messages[kind].apply}
            </Button>
          </>
        )
      }
    >
      {kind === null ? null : (
        <AddressForm id={form} kind={kind} editor={editor} onClose={onClose} />
      )}
    </PanelDialog>
  );
}

interface AddressFormProps extends LinkDialogProps {
  readonly id: string;
  readonly kind: "link" | "image";
}

function AddressForm({ id, kind, editor, onClose }: AddressFormProps) {
  const isLink = kind === "link";
  const [address, setAddress] = useState(() =>
    isLink ? String(editor.getAttributes("link").href ?? "") : "",
  );
  const [alt, setAlt] = useState("");
  const [isInvalid, setIsInvalid] = useState(false);

  function apply(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const href = address.trim();
    const isValid = isLink ? LINK.test(href) : v.is(ImageUrlSchema, href);
    setIsInvalid(!isValid);
    if (!isValid) return;
    onClose();
    if (isLink) setLink(editor, href);
    else editor.chain().focus().setImage({ src: href, alt: alt.trim() }).run();
  }

  return (
    <Stack asChild gap="4">
      <form id={id} onSubmit={apply} noValidate>
        <Field.Root invalid={isInvalid} required>
          <Field.Label>{messages[kind].address}</Field.Label>
          <Input
            data-autofocus
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
          <Field.ErrorText>
            {isLink ? messages.link.invalid : messages.problems.image}
          </Field.ErrorText>
        </Field.Root>
        {isLink ? null : (
          <Field.Root>
            <Field.Label>{messages.image.alt}</Field.Label>
            <Input value={alt} lang="es" onChange={(event) => setAlt(event.target.value)} />
          </Field.Root>
        )}
      </form>
    </Stack>
  );
}

/** Links the selection; without one the address becomes the text. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive("link")) {
    chain
      .insertContent([{ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }])
      .run();
  } else chain.extendMarkRange("link").setLink({ href }).run();
}
