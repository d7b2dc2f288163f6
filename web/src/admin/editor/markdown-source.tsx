import "@uiw/react-md-editor/markdown-editor.css";
import { Box, Text } from "@chakra-ui/react";
import MDEditor, { type ICommand } from "@uiw/react-md-editor/nohighlight";
import { useState } from "react";
import { messages } from "./messages.ts";

export interface MarkdownSourceProps {
  /** Where it begins; later values are this editor's own. */
  readonly markdown: string;
  readonly onChange: (markdown: string) => void;
}

/** The buttons have names; their pictures have none and shall not be read out. */
function withSilentIcon(command: ICommand): ICommand {
  return { ...command, icon: <span aria-hidden="true">{command.icon}</span> };
}

/** The article as Markdown. Its preview is the article's own, for all modes. */
export function MarkdownSource({ markdown, onChange }: MarkdownSourceProps) {
  const [text, setText] = useState(markdown);
  return (
    <Box
      data-color-mode="light"
      css={{
        "& .w-md-editor": { borderRadius: "12px", boxShadow: "none", border: "1px solid #c9d1d6" },
        "& .w-md-editor-toolbar": { borderRadius: "12px 12px 0 0" },
        "& .w-md-editor-text": { minHeight: "400px !important" },
        "& .w-md-editor-text *": {
          fontFamily: "{fonts.mono} !important",
          fontSize: ".8125rem !important",
          lineHeight: "1.7 !important",
        },
        "& .w-md-editor-toolbar li > button": { minWidth: "24px", height: "28px" },
      }}
    >
      <MDEditor
        value={text}
        preview="edit"
        extraCommands={[]}
        commandsFilter={withSilentIcon}
        visibleDragbar={false}
        height="auto"
        minHeight={400}
        highlightEnable={false}
        defaultTabEnable
        textareaProps={{ "aria-label": messages.content, lang: "es", spellCheck: true }}
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
