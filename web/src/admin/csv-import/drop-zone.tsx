import { Box, Icon, Text, VisuallyHidden } from "@chakra-ui/react";
import { FileUp } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { labels } from "./labels.ts";

export interface DropZoneProps {
  readonly disabled: boolean;
  /** Receives the dropped or chosen file; undefined when something else than one file was dropped. */
  readonly onFile: (file: File | undefined) => void;
}

/** Takes one file by drop, click, Enter or Space. Being over it shows in words and form, not only in colour. */
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
        // A button by its element; Chakra's Box does not know the attribute.
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
        <Text fontWeight="550">{over ? labels.over : labels.drop}</Text>
        {over ? null : (
          <Text color="fg.muted">
            {labels.or}{" "}
            <Text as="span" color="fg.link" textDecoration="underline" textUnderlineOffset="3px">
              {labels.choose}
            </Text>
          </Text>
        )}
      </Box>
      <VisuallyHidden asChild>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={labels.file}
          tabIndex={-1}
          disabled={disabled}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
            // The same file may be chosen again after it was corrected.
            event.target.value = "";
          }}
        />
      </VisuallyHidden>
    </>
  );
}

/** A file dropped beside the zone would replace the page and everything typed in it. */
function keepPageOnStrayDrop(): () => void {
  const stay = (event: Event) => event.preventDefault();
  addEventListener("dragover", stay);
  addEventListener("drop", stay);
  return () => {
    removeEventListener("dragover", stay);
    removeEventListener("drop", stay);
  };
}
