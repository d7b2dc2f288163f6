import "@uiw/react-md-editor/markdown-editor.css";
import { Box, Text } from "@chakra-ui/react";
import MDEditor, { type ICommand } from "@uiw/react-md-editor/nohighlight";
import { htmlToMarkdown } from "domain/articles/html-to-markdown";
import { type KeyboardEvent, useState } from "react";
import { lightSurface } from "#ui/dark-colors.ts";
import type { Content } from "../shared/content.ts";
import { messages } from "../shared/messages.ts";
import { type Invalid, sourceField } from "./source-field.ts";

export interface MarkdownSourceProps {
  /** The text at the start; later values are ignored. */
  readonly content: Content;
  readonly onChange: (markdown: string) => void;
  readonly invalid: Invalid;
}

/** The buttons have names, so screen readers skip the icons. */
function withHiddenIcon(command: ICommand): ICommand {
  return { ...command, icon: <span aria-hidden="true">{command.icon}</span> };
}

/** The library takes "120 mm" and "1) a" for items of a list "1. " and would continue it. */
function keepFromList(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLTextAreaElement)) return;
  const line = target.value.slice(0, target.selectionStart).split("\n").at(-1) ?? "";
  if (/^(?!\d+\.\s)\d/.test(line)) event.stopPropagation();
}

export function MarkdownSource({ content, onChange, invalid }: MarkdownSourceProps) {
  const [text, setText] = useState(() =>
    content.source === "markdown" ? content.markdown : htmlToMarkdown(content.html),
  );
  return (
    <Box
      {...lightSurface}
      data-color-mode="light"
      onKeyDownCapture={keepFromList}
      css={{
        "& .w-md-editor": { borderRadius: "12px", boxShadow: "none", border: "1px solid #c9d1d6" },
        "& .w-md-editor-toolbar": {
          borderRadius: "12px 12px 0 0",
          position: "sticky",
          top: "{sizes.header.admin}",
          zIndex: "docked",
        },
        "& .w-md-editor-text": { padding: "0" },
        "& .w-md-editor-text-input": {
          ...sourceField,
          position: "static",
          display: "block",
          fontFamily: "{fonts.mono} !important",
        },
        "& .w-md-editor-toolbar li > button": { minWidth: "24px", height: "28px" },
      }}
    >
      <MDEditor
        value={text}
        preview="edit"
        extraCommands={[]}
        commandsFilter={withHiddenIcon}
        visibleDragbar={false}
        height="auto"
        highlightEnable={false}
        defaultTabEnable
        textareaProps={{ "aria-label": messages.content, lang: "es", spellCheck: true, ...invalid }}
        onChange={(next = "") => {
          setText(next);
          onChange(next);
        }}
      />
      {/<(?:u|span|p|mark|sup|sub|img|table|h\d)[\s>]/.test(text) ? (
        <Text textStyle="caption" color="fg.muted" mt="2">
          {messages.htmlInside}
        </Text>
      ) : null}
    </Box>
  );
}
