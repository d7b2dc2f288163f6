import { CloseButton, Flex, Icon, Text } from "@chakra-ui/react";
import { FileCheck } from "lucide-react";
import type { Source } from "./import-state.ts";
import { labels } from "./labels.ts";

export interface FileChipProps {
  readonly file: Extract<Source, { kind: "file" }>;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** The loaded file: name, size, its encoding when it is not UTF-8, and a button that takes it away. */
export function FileChip({ file, disabled, onRemove }: FileChipProps) {
  const encoding = file.encoding === "UTF-8" ? "" : ` · ${labels.readAs(file.encoding)}`;
  return (
    <Flex align="center" gap="2.5" ps="3.5" pe="1.5" py="1.5" borderWidth="1px" borderRadius="l2">
      <Icon as={FileCheck} boxSize="4" color="fg.success" aria-hidden />
      <Text flex="1" minW="0" truncate>
        <Text as="span" fontWeight="550">
          {file.name}
        </Text>{" "}
        <Text as="span" color="fg.muted">
          · {sizeOf(file.size)}
          {encoding}
        </Text>
      </Text>
      <CloseButton
        size="sm"
        colorPalette="gray"
        aria-label={labels.remove(file.name)}
        disabled={disabled}
        onClick={onRemove}
      />
    </Flex>
  );
}

function sizeOf(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
