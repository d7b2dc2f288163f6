import { Box, Button, Flex, Heading, SegmentGroup, Skeleton } from "@chakra-ui/react";
import { htmlToMarkdown } from "functions/domain/html-to-markdown";
import { lossesInMarkdown } from "functions/domain/markdown-losses";
import { Eye } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { type Content, htmlOf, MODES, type Mode } from "./content.ts";
import { messages } from "./messages.ts";
import { Preview } from "./preview.tsx";
import { Wysiwyg } from "./wysiwyg.tsx";

/** Most people never leave the first mode: the other two come when they are asked for. */
const HtmlSource = lazy(() => import("./html-source.tsx").then((m) => ({ default: m.HtmlSource })));
const MarkdownSource = lazy(() =>
  import("./markdown-source.tsx").then((m) => ({ default: m.MarkdownSource })),
);

export interface ContentEditorProps {
  readonly content: Content;
  /** Changes when the content was replaced from outside: the open mode begins anew. */
  readonly revision: number;
  readonly onChange: (content: Content) => void;
}

/** The body in its three modes, with the preview that readers will see. */
export function ContentEditor({ content, revision, onChange }: ContentEditorProps) {
  const [mode, setMode] = useState<Mode>("wysiwyg");
  const [losses, setLosses] = useState<readonly string[]>([]);
  const [previews, setPreviews] = useState(false);

  function ask(next: Mode): void {
    const lost =
      next === "markdown" && content.source === "html" ? lossesInMarkdown(content.html) : [];
    if (lost.length > 0) setLosses(lost);
    else setMode(next);
  }
  const setHtml = (html: string) => onChange({ source: "html", html });
  return (
    <Box as="section" aria-labelledby="content-heading">
      <Flex align="center" gap="3" mb="3" wrap="wrap">
        <Heading as="h2" id="content-heading" fontSize="sm" fontWeight="550">
          {messages.content}
        </Heading>
        <Button
          variant="ghost"
          size="xs"
          ms="auto"
          aria-pressed={previews}
          onClick={() => setPreviews(!previews)}
        >
          <Eye aria-hidden="true" />
          {messages.preview}
        </Button>
        <SegmentGroup.Root
          size="sm"
          value={mode}
          aria-label={messages.contentMode}
          onValueChange={({ value }) => {
            const next = MODES.find((one) => one === value);
            if (next) ask(next);
          }}
        >
          <SegmentGroup.Indicator bg="bg" />
          {MODES.map((one) => (
            <SegmentGroup.Item key={one} value={one}>
              <SegmentGroup.ItemText>{messages.modes[one]}</SegmentGroup.ItemText>
              <SegmentGroup.ItemHiddenInput />
            </SegmentGroup.Item>
          ))}
        </SegmentGroup.Root>
      </Flex>
      <Suspense key={`${mode}-${revision}`} fallback={<Skeleton h="400px" />}>
        {mode === "wysiwyg" ? <Wysiwyg html={htmlOf(content)} onChange={setHtml} /> : null}
        {mode === "html" ? <HtmlSource html={htmlOf(content)} onChange={setHtml} /> : null}
        {mode === "markdown" ? (
          <MarkdownSource
            markdown={
              content.source === "markdown" ? content.markdown : htmlToMarkdown(content.html)
            }
            onChange={(markdown) => onChange({ source: "markdown", markdown })}
          />
        ) : null}
      </Suspense>
      {previews ? <Preview content={content} /> : null}
      <ConfirmDialog
        open={losses.length > 0}
        title={messages.loss.title}
        text={`${messages.loss.text} ${losses.join(", ")}`}
        cancel={messages.loss.stay}
        confirm={messages.loss.go}
        onCancel={() => setLosses([])}
        onConfirm={() => {
          setLosses([]);
          setMode("markdown");
        }}
      />
    </Box>
  );
}
