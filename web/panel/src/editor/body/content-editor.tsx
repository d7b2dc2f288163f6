import { Box, Button, Flex, Heading, Skeleton, Text } from "@chakra-ui/react";
import { Eye } from "lucide-react";
import {
  type ClipboardEvent,
  type DragEvent,
  type Ref,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Segments } from "#ui/segments.tsx";
import { notify } from "#ui/toasts/toaster.tsx";
import { type Content, MODES, type Mode, toHtml } from "../shared/content.ts";
import { messages } from "../shared/messages.ts";
import type { PendingUploads } from "../shared/use-picture-upload.ts";
import type { ShowClaim } from "./claim-places.ts";
import { messages as words } from "./messages.ts";
import { onFiles } from "./paste/lost-files.ts";
import { Preview } from "./preview.tsx";
import type { Invalid } from "./source-field.ts";
import { type AddPictures, Wysiwyg } from "./wysiwyg.tsx";

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
  readonly problem: string | undefined;
  readonly pending: PendingUploads;
  readonly onPending: (pending: PendingUploads) => void;
}

export function ContentEditor(props: ContentEditorProps) {
  const { content, revision, onChange, showClaim, problem, pending, onPending } = props;
  const [mode, setMode] = useState<Mode>("wysiwyg");
  const [asksForMarkdown, setAsksForMarkdown] = useState(false);
  const [showsPreview, setShowsPreview] = useState(false);
  const previewButton = useRef<HTMLButtonElement>(null);
  const addPictures = useRef<AddPictures>(null);
  const problemId = useId();
  const invalid: Invalid = problem ? { "aria-invalid": "true", "aria-describedby": problemId } : {};
  useReplacedUploads(revision, pending);

  function switchMode(next: Mode): void {
    if (pending !== "none") notify.error(words.pending.title, words.pending.wait);
    else if (next === "markdown" && content.source === "html") setAsksForMarkdown(true);
    else setMode(next);
  }
  const onPaste = (event: ClipboardEvent) => onFiles(event, addPictures.current ?? undefined);
  const onDrop = (event: DragEvent) => {
    const add = addPictures.current;
    onFiles(event, add ? (files) => add(files, event) : undefined);
  };
  const setHtml = (html: string) => onChange({ source: "html", html });
  return (
    <Box
      as="section"
      aria-labelledby="content-heading"
      onPasteCapture={onPaste}
      onDropCapture={onDrop}
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
        <Segments
          label={messages.contentMode}
          value={mode}
          options={MODES.map((mode) => [mode, messages.modes[mode]] as const)}
          onChange={switchMode}
        />
      </Flex>
      {problem ? (
        <Text id={problemId} textStyle="caption" color="fg.error" mb="2">
          {problem}
        </Text>
      ) : null}
      {/* The toolbar stays above this box only. */}
      <Box>
        <Suspense key={`${mode}-${revision}`} fallback={<Skeleton h="400px" />}>
          {mode === "wysiwyg" ? (
            <Wysiwyg
              html={toHtml(content)}
              onChange={setHtml}
              showClaim={showClaim}
              addPictures={addPictures}
              onPending={onPending}
              invalid={invalid}
            />
          ) : null}
          {mode === "html" ? (
            <HtmlSource html={toHtml(content)} onChange={setHtml} invalid={invalid} />
          ) : null}
          {mode === "markdown" ? (
            <MarkdownSource
              content={content}
              onChange={(markdown) => onChange({ source: "markdown", markdown })}
              invalid={invalid}
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
            html={toHtml(content)}
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

/** A new text ends the uploads into the old one. */
function useReplacedUploads(revision: number, pending: PendingUploads): void {
  const seenRevision = useRef(revision);
  useEffect(() => {
    if (seenRevision.current === revision) return;
    seenRevision.current = revision;
    if (pending !== "none") notify.error(words.pending.replaced, words.pending.again);
  }, [revision, pending]);
}
