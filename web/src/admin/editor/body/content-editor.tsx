import { Box, Button, Flex, Heading, SegmentGroup, Skeleton } from "@chakra-ui/react";
import { Eye } from "lucide-react";
import { type Ref, Suspense, useRef, useState } from "react";
import { lazyPart } from "#ui/panel/lazy-part.tsx";
import { type Content, htmlOf, MODES, type Mode } from "../shared/content.ts";
import { messages } from "../shared/messages.ts";
import type { ShowClaim } from "./claim-places.ts";
import { onFiles } from "./paste/lost-files.ts";
import { Preview } from "./preview.tsx";
import { Wysiwyg } from "./wysiwyg.tsx";

const HtmlSource = lazyPart(() => import("./html-source.tsx").then((m) => m.HtmlSource));
const MarkdownSource = lazyPart(() =>
  import("./markdown-source.tsx").then((m) => m.MarkdownSource),
);
const MarkdownQuestion = lazyPart(() =>
  import("./markdown-question.tsx").then((m) => m.MarkdownQuestion),
);

export interface ContentEditorProps {
  readonly content: Content;
  /** A new number discards the open mode's state. */
  readonly revision: number;
  readonly onChange: (content: Content) => void;
  /** Null in HTML and Markdown, which are edited in ordinary fields. */
  readonly showClaim: Ref<ShowClaim>;
}

export function ContentEditor({ content, revision, onChange, showClaim }: ContentEditorProps) {
  const [mode, setMode] = useState<Mode>("wysiwyg");
  const [asksForMarkdown, setAsksForMarkdown] = useState(false);
  const [showsPreview, setShowsPreview] = useState(false);
  const previewButton = useRef<HTMLButtonElement>(null);

  function switchMode(next: Mode): void {
    if (next === "markdown" && content.source === "html") setAsksForMarkdown(true);
    else setMode(next);
  }
  const setHtml = (html: string) => onChange({ source: "html", html });
  return (
    <Box
      as="section"
      aria-labelledby="content-heading"
      onPasteCapture={onFiles}
      onDropCapture={onFiles}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      }}
    >
      <Flex
        align="center"
        gap="3"
        mt="-2"
        py="2"
        mb="1"
        wrap="wrap"
        bg="bg"
        zIndex="docked"
        // The other modes have a toolbar that stays.
        position={mode === "html" ? "sticky" : "static"}
        top="{sizes.header.admin}"
      >
        <Heading
          as="h2"
          id="content-heading"
          fontSize="sm"
          fontWeight="550"
          srOnly={{ base: true, sm: false }}
        >
          {messages.content}
        </Heading>
        <Button
          ref={previewButton}
          variant="ghost"
          size="xs"
          ms="auto"
          aria-pressed={showsPreview}
          onClick={() => setShowsPreview(!showsPreview)}
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
            if (next) switchMode(next);
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
      {/* The toolbar stays above this box only. */}
      <Box>
        <Suspense key={`${mode}-${revision}`} fallback={<Skeleton h="400px" />}>
          {mode === "wysiwyg" ? (
            <Wysiwyg html={htmlOf(content)} onChange={setHtml} showClaim={showClaim} />
          ) : null}
          {mode === "html" ? <HtmlSource html={htmlOf(content)} onChange={setHtml} /> : null}
          {mode === "markdown" ? (
            <MarkdownSource
              content={content}
              onChange={(markdown) => onChange({ source: "markdown", markdown })}
            />
          ) : null}
        </Suspense>
      </Box>
      {showsPreview ? (
        <Preview
          content={content}
          onClose={() => {
            setShowsPreview(false);
            previewButton.current?.focus();
          }}
        />
      ) : null}
      {asksForMarkdown ? (
        <Suspense fallback={null}>
          <MarkdownQuestion
            html={htmlOf(content)}
            onStay={() => setAsksForMarkdown(false)}
            onGo={() => {
              setAsksForMarkdown(false);
              setMode("markdown");
            }}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}
