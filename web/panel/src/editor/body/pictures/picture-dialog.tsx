import { Button, Field, Flex, Input, Stack } from "@chakra-ui/react";
import { ImageUrlSchema } from "domain/posts/post";
import { type FormEvent, useId, useState } from "react";
import * as v from "valibot";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { LibraryButton } from "../../library/library-button.tsx";
import { ChoosePictures } from "../../shared/choose-pictures.tsx";
import { messages as editorMessages } from "../../shared/messages.ts";
import { messages } from "../messages.ts";
import { DescriptionFields } from "./description-fields.tsx";

export interface PictureDialogProps {
  readonly isOpen: boolean;
  readonly finalFocusEl: () => HTMLElement;
  readonly onClose: () => void;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onInsert: (picture: { src: string; alt: string | null }) => void;
}

const { picture } = messages;

export function PictureDialog(props: PictureDialogProps) {
  const { isOpen, finalFocusEl, onClose } = props;
  const form = useId();
  return (
    <PanelDialog
      open={isOpen}
      title={picture.bar}
      finalFocusEl={finalFocusEl}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {editorMessages.link.cancel}
          </Button>
          <Button type="submit" form={form} colorPalette="brand">
            {picture.insert}
          </Button>
        </>
      }
    >
      <PictureForm id={form} {...props} />
    </PanelDialog>
  );
}

function PictureForm({ id, onChoose, onInsert }: PictureDialogProps & { readonly id: string }) {
  const [address, setAddress] = useState("");
  const [alt, setAlt] = useState<string | null>(null);
  const [isInvalid, setIsInvalid] = useState(false);

  function insert(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const src = address.trim();
    const isValid = v.is(ImageUrlSchema, src);
    setIsInvalid(!isValid);
    if (isValid) onInsert({ src, alt });
  }

  return (
    <Stack asChild gap="4">
      <form id={id} onSubmit={insert} noValidate>
        <Flex gap="2" wrap="wrap">
          <ChoosePictures label={picture.choose} multiple data-autofocus onChoose={onChoose} />
          <LibraryButton
            onChoose={({ url, alt: known }) => onInsert({ src: url, alt: known || null })}
          />
        </Flex>
        <Field.Root invalid={isInvalid}>
          <Field.Label>{picture.address}</Field.Label>
          <Input value={address} onChange={(event) => setAddress(event.target.value)} />
          <Field.ErrorText>{editorMessages.problems.image}</Field.ErrorText>
        </Field.Root>
        <DescriptionFields alt={alt} onChange={setAlt} />
      </form>
    </Stack>
  );
}
