import { Box, Flex, Text, Textarea } from "@chakra-ui/react";
import type { StoredSubmission } from "domain/contact/submission";
import { limits } from "domain/shared/limits";
import { adminDate } from "kit/lib/format/dates";
import { useId } from "react";
import { BusyButton } from "#ui/busy-button.tsx";
import { messages } from "../messages.ts";
import { type Assignees, noteAuthor } from "../use-assignees.ts";
import type { useSubmissionUpdate } from "./use-submission-update.ts";

const words = messages.notes;

interface NotesBoxProps {
  readonly submission: StoredSubmission;
  readonly assignees: Assignees;
  readonly update: ReturnType<typeof useSubmissionUpdate>;
}

/**
 * What the team noted, the oldest first, and the box for the next note. An answer that was given by phone or from a
 * mail program is a note, too, and ends the promise.
 */
export function NotesBox({ submission, assignees, update }: NotesBoxProps) {
  const { note, save, saveAnswer, marking, saving, savingAnswer } = update;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Text id={id} fontWeight="600">
        {messages.facts.notes}
      </Text>
      <NoteHistory submission={submission} assignees={assignees} />
      <Flex gap="2" mt="2" align="end" direction={{ base: "column", sm: "row" }}>
        <Textarea
          aria-label={words.label}
          rows={2}
          autoresize
          maxLength={limits.note}
          placeholder={words.example}
          value={note.typed}
          onChange={(event) => note.type(event.currentTarget.value)}
        />
        <BusyButton
          variant="outline"
          flex="none"
          inactive={!note.isSavable || marking || savingAnswer}
          busy={saving}
          busyText={words.busy}
          onClick={save}
        >
          {words.save}
        </BusyButton>
        <BusyButton
          variant="outline"
          flex="none"
          inactive={!note.isSavable || marking || saving}
          busy={savingAnswer}
          busyText={words.busy}
          onClick={saveAnswer}
        >
          {words.saveAnswer}
        </BusyButton>
      </Flex>
    </section>
  );
}

function NoteHistory({ submission, assignees }: Pick<NotesBoxProps, "submission" | "assignees">) {
  const { notes, note_entries = [] } = submission;
  if (notes === "" && note_entries.length === 0) return null;
  return (
    <Flex as="ol" direction="column" gap="3" mt="2" listStyleType="none">
      {notes === "" ? null : <NoteItem head={words.former} text={notes} />}
      {note_entries.map((note) => (
        <NoteItem
          key={note.id}
          head={[
            noteAuthor(assignees, note),
            adminDate(note.at),
            ...(note.is_answer ? [words.isAnswer] : []),
          ].join(" · ")}
          text={note.text}
        />
      ))}
    </Flex>
  );
}

function NoteItem({ head, text }: { readonly head: string; readonly text: string }) {
  return (
    <Box as="li" ps="3" borderInlineStartWidth="2px" borderColor="border.emphasized">
      <Text textStyle="caption" color="fg.muted">
        {head}
      </Text>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
    </Box>
  );
}
