import { Box, Button, Flex, Text, Textarea } from "@chakra-ui/react";
import { useId, useRef } from "react";
import { BusyButton } from "#ui/panel/busy-button.tsx";
import { messages } from "../messages.ts";
import type { useNotes } from "./use-notes.ts";

const words = messages.notes;

interface NotesBoxProps {
  readonly notes: ReturnType<typeof useNotes>;
  readonly save: () => void;
  readonly saving: boolean;
  readonly blocked: boolean;
}

export function NotesBox({ notes, save, saving, blocked }: NotesBoxProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  // The pressed button disappears.
  const act = (choose: () => void) => () => {
    choose();
    box.current?.focus();
  };
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
          ref={box}
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
      {notes.others === null ? null : (
        <Box role="status" mt="2" p="3" rounded="l2" bg="bg.warning" textStyle="caption">
          <Text fontWeight="600">{words.others}</Text>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {notes.others || words.removed}
          </Text>
          <Flex gap="2" mt="2" wrap="wrap">
            <Button size="xs" variant="outline" bg="bg.panel" onClick={act(notes.keepOwn)}>
              {words.keepOwn}
            </Button>
            <Button size="xs" variant="outline" bg="bg.panel" onClick={act(notes.takeOthers)}>
              {words.takeOthers}
            </Button>
          </Flex>
        </Box>
      )}
    </Box>
  );
}
