import { Textarea } from "@chakra-ui/react";
import { useState } from "react";
import { messages } from "../shared/messages.ts";
import { formatHtml } from "./format-html.ts";
import { type Invalid, sourceField } from "./source-field.ts";

export interface HtmlSourceProps {
  /** Initial value only. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly invalid: Invalid;
}

/** The source is formatted for reading; the stored text stays as it is until it is edited. */
export function HtmlSource({ html, onChange, invalid }: HtmlSourceProps) {
  const [formatted] = useState(() => formatHtml(html));
  return (
    <Textarea
      defaultValue={formatted}
      aria-label={messages.content}
      {...invalid}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      bg="bg.subtle"
      borderColor="border.emphasized"
      rounded="l3"
      css={sourceField}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
