import { Text, Textarea } from "@chakra-ui/react";
import type { Remark } from "domain/article-html/foreign/reading";
import { toOwnText } from "domain/articles/own-text";
import { useState } from "react";
import { describeRemarks } from "#ui/remarks/describe-remark.ts";
import { messages } from "../shared/messages.ts";
import { formatHtml } from "./format-html.ts";
import { type Invalid, sourceField } from "./source-field.ts";

export interface HtmlSourceProps {
  /** The text at the start; later values are ignored. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly invalid: Invalid;
}

/**
 * The source is formatted for reading; the stored text stays as it is until it is edited. What is typed or pasted here
 * enters as imports do, and the text below says what readers will not see.
 */
export function HtmlSource({ html, onChange, invalid }: HtmlSourceProps) {
  const [formatted] = useState(() => formatHtml(html));
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);
  const enter = (text: string) => {
    const own = toOwnText(text, "html");
    setRemarks(own.remarks);
    onChange(own.body.content);
  };
  return (
    <>
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
        onChange={(event) => enter(event.target.value)}
      />
      <Text role="status" textStyle="caption" color="fg.muted" mt="2" overflowWrap="anywhere">
        {describeRemarks(remarks)}
      </Text>
    </>
  );
}
