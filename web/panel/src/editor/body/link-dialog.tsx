import { Button, Field, Input } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { type FormEvent, useId, useState } from "react";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { messages } from "../shared/messages.ts";

export interface LinkDialogProps {
  readonly isOpen: boolean;
  readonly editor: Editor;
  readonly onClose: () => void;
}

const LINK = /^(?:https?:\/\/[^\s/]|mailto:\S+@\S+|tel:[+\d]|\/(?!\/)|#\S)/i;

export function LinkDialog({ isOpen, editor, onClose }: LinkDialogProps) {
  const form = useId();
  const { link } = messages;
  return (
    <PanelDialog
      open={isOpen}
      title={link.title}
      finalFocusEl={() => editor.view.dom}
      onClose={onClose}
      footer={
        <>
          {editor.isActive("link") ? (
            <Button
              variant="ghost"
              me="auto"
              onClick={() => {
                onClose();
                editor.chain().focus().extendMarkRange("link").unsetLink().run();
              }}
            >
              {link.remove}
            </Button>
          ) : null}
          <Button variant="outline" onClick={onClose}>
            {link.cancel}
          </Button>
          <Button type="submit" form={form} colorPalette="brand">
            {link.apply}
          </Button>
        </>
      }
    >
      <AddressForm id={form} editor={editor} onClose={onClose} />
    </PanelDialog>
  );
}

type AddressFormProps = Omit<LinkDialogProps, "isOpen"> & { readonly id: string };

function AddressForm({ id, editor, onClose }: AddressFormProps) {
  const [address, setAddress] = useState(() => String(editor.getAttributes("link").href ?? ""));
  const [isInvalid, setIsInvalid] = useState(false);

  function apply(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const href = address.trim();
    const isValid = LINK.test(href);
    setIsInvalid(!isValid);
    if (!isValid) return;
    onClose();
    setLink(editor, href);
  }

  return (
    <form id={id} onSubmit={apply} noValidate>
      <Field.Root invalid={isInvalid} required>
        <Field.Label>{messages.link.address}</Field.Label>
        <Input
          data-autofocus
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Field.ErrorText>{messages.link.invalid}</Field.ErrorText>
      </Field.Root>
    </form>
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
