import { Box, Button, Flex, Link, Text, Textarea } from "@chakra-ui/react";
import type { StoredSubmission } from "functions/domain/contact/submission";
import { Check, Reply } from "lucide-react";
import { useId } from "react";
import { markSpam, resendContactMail, updateSubmission } from "#data/contact/submissions.ts";
import { BusyButton } from "#ui/panel/busy-button.tsx";
import { useAction } from "#ui/panel/use-action.ts";
import { messages } from "./messages.ts";
import { PersonalData } from "./personal-data.tsx";
import { replyAddress } from "./reply.ts";
import { useNotes } from "./use-notes.ts";

export function SubmissionActions({ submission }: { readonly submission: StoredSubmission }) {
  const { notes, mark, save, marking, saving } = useSubmissionUpdate(submission);
  const busy = marking || saving;
  return (
    <Box mt="3">
      <NotesBox notes={notes} save={save} saving={saving} blocked={marking} />
      <Flex mt="3.5" gap="2" wrap="wrap">
        <Button asChild>
          <Link href={replyAddress(submission)} _hover={{ textDecoration: "none" }}>
            <Reply aria-hidden="true" size={16} /> {messages.reply}
          </Link>
        </Button>
        {submission.status === "in_progress" ? null : (
          <Button
            variant="outline"
            aria-disabled={busy || undefined}
            onClick={() => mark("in_progress")}
          >
            {messages.mark.in_progress}
          </Button>
        )}
        {submission.status === "completed" ? null : (
          <Button
            variant="outline"
            aria-disabled={busy || undefined}
            onClick={() => mark("completed")}
          >
            <Check aria-hidden="true" size={16} /> {messages.mark.completed}
          </Button>
        )}
        <SpamButton submission={submission} />
        <PersonalData email={submission.email} />
      </Flex>
      <MailState submission={submission} />
    </Box>
  );
}

/** One write at a time: a parallel one would find the notes changed. */
function useSubmissionUpdate(submission: StoredSubmission) {
  const notes = useNotes(submission);
  const write = async (status?: "in_progress" | "completed") => {
    const sent = notes.change;
    await updateSubmission(submission.id, { ...(status && { status }), notes: sent });
    notes.saved(sent);
  };
  const [mark, marking] = useAction(write, {
    success: messages.updated,
    failure: messages.updateFailed,
  });
  const [save, saving] = useAction(write, {
    success: messages.notes.saved,
    failure: messages.notes.failed,
  });
  return {
    notes,
    marking,
    saving,
    mark: (status: "in_progress" | "completed") => (saving ? undefined : mark(status)),
    save: () => (marking || !notes.dirty ? undefined : save()),
  };
}

interface NotesBoxProps {
  readonly notes: ReturnType<typeof useNotes>;
  readonly save: () => void;
  readonly saving: boolean;
  readonly blocked: boolean;
}

function NotesBox({ notes, save, saving, blocked }: NotesBoxProps) {
  const id = useId();
  return (
    <Box ps="3.5" borderInlineStartWidth="2px" borderColor="orange.400" maxW="80ch">
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

function SpamButton({ submission: { id, suspect } }: { readonly submission: StoredSubmission }) {
  const words = messages.spam;
  const [move, moving] = useAction(() => markSpam(id, !suspect), {
    success: (mail) =>
      suspect ? words.cleared[mail === "sent" ? "sent" : "unsent"] : words.marked,
    failure: words.failed,
  });
  return (
    <BusyButton variant="outline" busy={moving} busyText={words.moving} onClick={move}>
      {suspect ? words.clear : words.mark}
    </BusyButton>
  );
}

function MailState({ submission }: { readonly submission: StoredSubmission }) {
  const { id, mail, suspect } = submission;
  const [send, sending] = useAction(() => resendContactMail(id), {
    success: (state) => (state === "sent" ? messages.mailSent : messages.mailWaits),
    failure: messages.mailFailed,
  });
  const isUnsent = mail === "failed" || mail === "held";
  return (
    <Flex mt="2.5" gap="2.5" align="center" textStyle="caption" minH="8">
      <Text color={isUnsent ? "fg.error" : "fg.muted"}>{messages.mail[mail]}</Text>
      {mail === "sending" || suspect ? null : (
        <BusyButton
          size="xs"
          variant="ghost"
          busy={sending}
          busyText={messages.sendingAgain}
          onClick={send}
        >
          {messages.sendAgain}
        </BusyButton>
      )}
    </Flex>
  );
}
