import { Button, Dialog, Field, Input, Portal } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { ImageUrlSchema } from "functions/domain/post";
import { type FormEvent, useRef, useState } from "react";
import * as v from "valibot";
import { messages } from "./messages.ts";

export interface LinkDialogProps {
  readonly asking: "link" | "image" | null;
  readonly editor: Editor;
  readonly onClose: () => void;
}

const LINK = /^(?:https?:\/\/[^\s/]|mailto:\S+@\S+|tel:[+\d]|\/(?!\/)|#\S)/i;

/** Asks for the address of a link or of a picture. */
export function LinkDialog({ asking, editor, onClose }: LinkDialogProps) {
  const address = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root
      placement={{ base: "bottom", sm: "center" }}
      open={asking !== null}
      lazyMount
      unmountOnExit
      initialFocusEl={() => address.current}
      finalFocusEl={() => editor.view.dom}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            {asking === null ? null : (
              <AddressForm asking={asking} editor={editor} field={address} onClose={onClose} />
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface AddressFormProps {
  readonly asking: "link" | "image";
  readonly editor: Editor;
  readonly field: React.RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

function AddressForm({ asking, editor, field, onClose }: AddressFormProps) {
  const isLink = asking === "link";
  const words = isLink ? messages.link : messages.image;
  const [address, setAddress] = useState(() =>
    isLink ? String(editor.getAttributes("link").href ?? "") : "",
  );
  const [alt, setAlt] = useState("");
  const [bad, setBad] = useState(false);

  function apply(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const href = address.trim();
    const isGood = isLink ? LINK.test(href) : v.is(ImageUrlSchema, href);
    setBad(!isGood);
    if (!isGood) return;
    onClose();
    if (isLink) setLink(editor, href);
    else editor.chain().focus().setImage({ src: href, alt: alt.trim() }).run();
  }

  return (
    <form onSubmit={apply} noValidate>
      <Dialog.Header>
        <Dialog.Title>{words.title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body display="grid" gap="4">
        <Field.Root invalid={bad} required>
          <Field.Label>{isLink ? messages.link.address : messages.image.address}</Field.Label>
          <Input ref={field} value={address} onChange={(event) => setAddress(event.target.value)} />
          <Field.ErrorText>{isLink ? messages.link.bad : messages.problems.image}</Field.ErrorText>
        </Field.Root>
        {isLink ? null : (
          <Field.Root>
            <Field.Label>{messages.image.alt}</Field.Label>
            <Input value={alt} lang="es" onChange={(event) => setAlt(event.target.value)} />
          </Field.Root>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        {isLink && editor.isActive("link") ? (
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
        <Button type="submit" colorPalette="brand">
          {words.apply}
        </Button>
      </Dialog.Footer>
    </form>
  );
}

/** Links the selection; without one the address itself becomes the text. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive("link")) {
    chain
      .insertContent([{ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }])
      .run();
  } else chain.extendMarkRange("link").setLink({ href }).run();
}
