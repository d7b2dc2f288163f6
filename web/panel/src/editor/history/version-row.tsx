import { Box, Button, Text } from "@chakra-ui/react";
import { adminDate } from "kit/lib/format/dates";
import { useMemo } from "react";
import { messages } from "./messages.ts";
import { changeBetween, type HistoryEntry } from "./versions.ts";

interface VersionRowProps {
  readonly entry: HistoryEntry;
  readonly before: HistoryEntry | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

export function VersionRow({ entry, before, isChosen, onChoose }: VersionRowProps) {
  const { id, title, written } = entry;
  const change = useMemo(() => before && changeBetween(before, entry), [before, entry]);
  const words =
    change && change.added + change.removed > 0
      ? [messages.words(change.added, change.removed)]
      : [];
  return (
    <Box as="li">
      <Button
        variant="ghost"
        h="auto"
        w="full"
        py="2"
        display="block"
        textAlign="start"
        whiteSpace="normal"
        bg={isChosen ? "bg.muted" : undefined}
        aria-current={isChosen ? "true" : undefined}
        onClick={onChoose}
      >
        {id === "current" ? <Text textStyle="caption">{messages.current}</Text> : null}
        <Text lang="es" color="fg" overflowWrap="anywhere">
          {title}
        </Text>
        <Text textStyle="caption" fontWeight="400" overflowWrap="anywhere">
          {written ? (
            <>
              {messages.since(adminDate(written.at), written.by)}
              <br />
              {messages.reasons[written.reason]}
            </>
          ) : (
            messages.first
          )}
        </Text>
        {change && change.fields.length > 0 ? (
          <Text textStyle="caption" fontWeight="400">
            {[messages.changed(change.fields.join(", ")), ...words].join(" · ")}
          </Text>
        ) : null}
      </Button>
    </Box>
  );
}
