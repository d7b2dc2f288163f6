import { Box, CloseButton, Flex, Icon, Text, VisuallyHidden } from "@chakra-ui/react";
import { formatFileSize } from "domain/shared/file-size";
import { FileCheck, FileUp } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import type { CsvFile } from "./file/load-file.ts";
import { messages } from "./shared/messages.ts";

interface DropZoneProps {
  readonly disabled: boolean;
  /** Undefined: not exactly one file was dropped. */
  readonly onFile: (file: File | undefined) => void;
}

export function DropZone({ disabled, onFile }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  useEffect(keepPageOnStrayDrop, []);

  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const { files } = event.dataTransfer;
    if (!disabled) onFile(files.length === 1 ? files[0] : undefined);
  };
  return (
    <>
      <Box
        as="button"
        // Chakra's Box does not type button attributes.
        {...{ type: "button", disabled }}
        data-over={over || undefined}
        onClick={() => input.current?.click()}
        onDragEnter={onDragOver}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="center"
        gap="1.5"
        w="full"
        minH="12rem"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="border.control"
        borderRadius="l3"
        bg="bg.subtle"
        cursor="pointer"
        transition="background 140ms, border-color 140ms"
        _hover={{ borderColor: "brand.solid" }}
        _disabled={{ cursor: "not-allowed", opacity: 0.6 }}
        css={{
          "&[data-over]": { borderStyle: "solid", borderColor: "brand.solid", bg: "brand.50" },
          "& *": { pointerEvents: "none" },
        }}
      >
        <Icon as={FileUp} boxSize="6" color="brand.fg" mb="2" aria-hidden />
        <Text fontWeight="550">{over ? messages.over : messages.drop}</Text>
        {over ? null : (
          <Text color="fg.muted">
            {messages.or}{" "}
            <Text as="span" color="fg.link" textDecoration="underline" textUnderlineOffset="3px">
              {messages.choose}
            </Text>
          </Text>
        )}
        {over ? null : (
          <Text textStyle="caption" color="fg.muted">
            {messages.alsoWorkbook}
          </Text>
        )}
      </Box>
      <VisuallyHidden asChild>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv,.xlsx"
          aria-label={messages.file}
          tabIndex={-1}
          disabled={disabled}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
            // Choosing the same file again has to fire a change.
            event.target.value = "";
          }}
        />
      </VisuallyHidden>
    </>
  );
}

/** A file dropped beside the zone would replace the page. */
function keepPageOnStrayDrop(): () => void {
  const stay = (event: Event) => event.preventDefault();
  addEventListener("dragover", stay);
  addEventListener("drop", stay);
  return () => {
    removeEventListener("dragover", stay);
    removeEventListener("drop", stay);
  };
}

interface FileChipProps {
  readonly file: CsvFile;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

export function FileChip({ file, disabled, onRemove }: FileChipProps) {
  const encoding = file.encoding === "UTF-8" ? "" : ` · ${messages.readAs(file.encoding)}`;
  return (
    <>
      <Flex align="center" gap="2.5" ps="3.5" pe="1.5" py="1.5" borderWidth="1px" borderRadius="l2">
        <Icon as={FileCheck} boxSize="4" color="fg.success" aria-hidden />
        <Text flex="1" minW="0" truncate>
          <Text as="span" fontWeight="550">
            {file.name}
          </Text>{" "}
          <Text as="span" color="fg.muted">
            · {formatFileSize(file.size)}
            {encoding}
          </Text>
        </Text>
        <CloseButton
          size="sm"
          colorPalette="gray"
          aria-label={messages.remove(file.name)}
          disabled={disabled}
          onClick={onRemove}
        />
      </Flex>
      {file.sheet ? <SheetNote sheet={file.sheet} /> : null}
    </>
  );
}

function SheetNote({ sheet }: { readonly sheet: NonNullable<CsvFile["sheet"]> }) {
  return (
    <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
      {messages.sheet(sheet.name)}
      {sheet.others.length > 0 ? ` ${messages.otherSheets(sheet.others)}` : null}
    </Text>
  );
}
