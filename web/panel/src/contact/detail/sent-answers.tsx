import { Box, Flex, Text } from "@chakra-ui/react";
import type { SentAnswer, StoredSubmission } from "domain/contact/submission";
import { adminDate } from "kit/lib/format/dates";
import { useId } from "react";
import { messages } from "../messages.ts";
import { type Assignees, noteAuthor } from "../use-assignees.ts";

const words = messages.answers;

interface SentAnswersProps {
  readonly submission: StoredSubmission;
  readonly assignees: Assignees;
}

/** What was answered in the panel, the oldest first, each with the state of its mail. */
export function SentAnswers({ submission: { answers = [] }, assignees }: SentAnswersProps) {
  const id = useId();
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Text id={id} fontWeight="600">
        {words.title}
      </Text>
      <Flex as="ol" direction="column" gap="3" mt="2" listStyleType="none">
        {answers.map((answer) => (
          <Box
            as="li"
            key={answer.id}
            ps="3"
            borderInlineStartWidth="2px"
            borderColor="border.emphasized"
          >
            <Text textStyle="caption" color="fg.muted">
              {`${noteAuthor(assignees, answer)} · ${adminDate(answer.at)}`}
            </Text>
            <Text lang="es" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {answer.text}
            </Text>
            <Text textStyle="caption" color={answer.mail === "failed" ? "fg.error" : "fg.muted"}>
              {formatState(answer)}
            </Text>
          </Box>
        ))}
      </Flex>
    </section>
  );
}

function formatState({ mail, at, sent_at, error }: SentAnswer): string {
  if (mail === "sent") return words.sent(adminDate(sent_at ?? at));
  if (mail === "failed") return words.failed(error ?? words.unknown);
  const state = mail === "sending" ? words.sending : words.pending;
  return error ? `${state}. ${words.lastError(error)}` : state;
}
