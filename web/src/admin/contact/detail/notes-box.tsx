import { Box, Flex, Text, Textarea } from "@chakra-ui/react";
import { useId } from "react";
import { BusyButton } from "#ui/panel/busy-button.tsx";
import { messages } from "../messages.ts";
import type { useNotes } from "./use-notes.ts";

interface NotesBoxProps {
  readonly notes: ReturnType<typeof useNotes>;
  readonly save: () => void;
  readonly saving: boolean;
  readonly blocked: boolean;
}

export function NotesBox({ notes, save, saving, blocked }: NotesBoxProps) {
  const id = useId();
  return (
    <Box>
      <label htmlFor={id}>
        <Text as="span" fontWeight="600">
          {messages.facts.notes}
        </Text>
      </label>
      <Flex gap="2" mt="1" align="end" direction={{ base: "column", sm: "row" }}>
        <Textarea
          id={id}
          rows={2}
          autoresize
          maxLength={5000}
          placeholder={messages.notes.example}
          value={notes.change.typed}
          onChange={(event) => notes.type(event.currentTarget.value)}
        />
        <BusyButton
          variant="outline"
          flex="none"
          inactive={!notes.dirty || blocked}
          busy={saving}
          busyText={messages.notes.busy}
          onClick={save}
        >
          {messages.notes.save}
        </BusyButton>
      </Flex>
    </Box>
  );
}
