import { chakra } from "@chakra-ui/react";
import { formatFileSize } from "domain/shared/file-size";
import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import { Button } from "../../form/controls.ts";
import type { FileItem, FileUploads } from "./file-uploads.ts";
import { messages } from "./messages.ts";
import { hiddenValue } from "./sent-files.ts";

interface FileListProps {
  readonly uploads: FileUploads;
  /** Of the form's last check. */
  readonly error: string | undefined;
  /** Takes focus when a file is removed. */
  readonly inputId: string;
}

export function FileList({ uploads, error, inputId }: FileListProps) {
  const { items, again } = useSyncExternalStore(uploads.subscribe, uploads.list);
  const { files: problem } = uploads.problems();
  const shownError = error === undefined ? undefined : problem;
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error !== undefined) note.current?.focus();
  }, [error]);
  return (
    <chakra.div gridColumn="1 / -1" display={items.length === 0 ? "none" : "grid"} gap="3">
      <input type="hidden" name="files" value={hiddenValue(items)} />
      <chakra.ul listStyleType="none" display="grid" gap="2" aria-label={messages.label}>
        {items.map((item) => (
          <Row key={item.key} item={item} uploads={uploads} inputId={inputId} />
        ))}
      </chakra.ul>
      {again && problem !== undefined && (
        <chakra.p role="status" textStyle="caption" fontWeight="500">
          {messages.again}
        </chakra.p>
      )}
      {shownError !== undefined && (
        <chakra.p
          ref={note}
          role="alert"
          tabIndex={-1}
          textStyle="caption"
          fontWeight="500"
          color="fg.error"
        >
          {shownError}
        </chakra.p>
      )}
    </chakra.div>
  );
}

type RowProps = Pick<FileListProps, "uploads" | "inputId"> & { readonly item: FileItem };

function Row({ item, uploads, inputId }: RowProps) {
  const id = useId();
  const { file, state } = item;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="0.5rem 0.75rem"
      padding="0.5rem 0.75rem"
      border="1px solid"
      borderColor={state.at === "failed" ? "border.error" : "border"}
      borderRadius="l2"
      fontSize="0.875rem"
    >
      <chakra.div flex="1 1 12rem" minWidth="0">
        <chakra.p id={id} fontWeight="500" overflowWrap="anywhere">
          {file.name}
        </chakra.p>
        <chakra.p role="status" color={state.at === "failed" ? "fg.error" : "fg.muted"}>
          {formatFileSize(file.size, ",")} · {getText(item)}
        </chakra.p>
        {state.at === "sending" && (
          <chakra.progress
            aria-labelledby={id}
            value={state.share}
            width="100%"
            height="0.375rem"
            appearance="none"
            css={{
              "&, &::-webkit-progress-bar": { background: "bg.muted" },
              "&::-webkit-progress-value": { background: "brand.solid" },
              "&::-moz-progress-bar": { background: "brand.solid" },
            }}
          />
        )}
      </chakra.div>
      {state.at === "failed" && state.mayRetry && (
        <Button
          type="button"
          variant="outline"
          size="sm"
          aria-describedby={id}
          onClick={() => uploads.retry(item)}
        >
          {messages.retry}
        </Button>
      )}
      <Button
        type="button"
        variant="ghost"
        size="sm"
        aria-describedby={id}
        onClick={() => {
          uploads.remove(item.key);
          document.getElementById(inputId)?.focus();
        }}
      >
        {messages.remove}
      </Button>
    </chakra.li>
  );
}

function getText({ state }: FileItem): string {
  return state.at === "failed" ? state.text : messages[state.at];
}
