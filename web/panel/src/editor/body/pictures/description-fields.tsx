import { Checkbox, Field, Textarea } from "@chakra-ui/react";
import { type Ref, useState } from "react";
import { messages } from "../messages.ts";

export interface DescriptionFieldsProps {
  /** '' for a decorative picture, null when it is not described yet. */
  readonly alt: string | null;
  readonly field?: Ref<HTMLTextAreaElement>;
  readonly onChange: (alt: string | null) => void;
}

export function DescriptionFields({ alt, field, onChange }: DescriptionFieldsProps) {
  const [text, setText] = useState(alt ?? "");
  const isDecorative = alt === "";
  const { picture } = messages;
  const describe = (next: string) => onChange(toAltText(next));
  const [known, setKnown] = useState(alt);
  if (alt !== known) {
    setKnown(alt);
    // Undo changes it too.
    if (!isDecorative && alt !== toAltText(text)) setText(alt ?? "");
  }
  return (
    <>
      <Field.Root disabled={isDecorative}>
        <Field.Label>{picture.description}</Field.Label>
        <Textarea
          ref={field}
          rows={2}
          lang="es"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            describe(event.target.value);
          }}
        />
        <Field.HelperText>{picture.descriptionHint}</Field.HelperText>
      </Field.Root>
      <Checkbox.Root
        size="sm"
        minH="6"
        checked={isDecorative}
        onCheckedChange={({ checked }) => (checked === true ? onChange("") : describe(text))}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{picture.decorative}</Checkbox.Label>
      </Checkbox.Root>
    </>
  );
}

function toAltText(text: string): string | null {
  return text.trim().replace(/\s+/g, " ") || null;
}
