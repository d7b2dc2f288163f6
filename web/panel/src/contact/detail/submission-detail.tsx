import { Badge, Box, Flex, Heading, Status, Text } from "@chakra-ui/react";
import type { StoredSubmission } from "domain/contact/submission";
import { adminDate } from "kit/lib/format/dates";
import { useId } from "react";
import { SentItems } from "../items/sent-items.tsx";
import { messages } from "../messages.ts";
import type { Assignees } from "../use-assignees.ts";
import { AnswerTime } from "./answer-time-box.tsx";
import { Assignment } from "./assignment.tsx";
import { MailState, SpamButton } from "./mail-state.tsx";
import { NotesBox } from "./notes-box.tsx";
import { PersonalData } from "./personal-data.tsx";
import { SentAnswers } from "./sent-answers.tsx";
import { SentFiles } from "./sent-files.tsx";
import { SubmissionActions } from "./submission-actions.tsx";
import { SubmissionFacts } from "./submission-facts.tsx";
import { useSubmissionUpdate } from "./use-submission-update.ts";

interface SubmissionDetailProps {
  readonly submission: StoredSubmission;
  readonly isNew: boolean;
  readonly now: Date;
  readonly assignees: Assignees;
  readonly hasLetterKeys: boolean;
}

export function SubmissionDetail(props: SubmissionDetailProps) {
  const { submission, isNew, now, assignees, hasLetterKeys } = props;
  const id = useId();
  const update = useSubmissionUpdate(submission);
  const { mark, marking, saving, savingAnswer } = update;
  return (
    <Box as="article" aria-labelledby={id} overflowWrap="anywhere">
      <Flex
        align="center"
        gap="2.5"
        wrap="wrap"
        px={{ base: "4", md: "6" }}
        py="4"
        borderBottomWidth="1px"
      >
        <Heading as="h3" id={id} tabIndex={-1} fontSize="xl" lineHeight="1.3" fontWeight="600">
          {submission.name}
        </Heading>
        <Badges submission={submission} isNew={isNew} />
        <SubmissionActions
          submission={submission}
          busy={marking || saving || savingAnswer}
          mark={mark}
          hasLetterKeys={hasLetterKeys}
        />
      </Flex>
      <Flex direction="column" gap="6" px={{ base: "4", md: "6" }} pt="5" pb="6">
        <AnswerTime submission={submission} now={now} />
        <Assignment submission={submission} assignees={assignees} />
        <SubmissionFacts submission={submission} />
        {submission.message === "" ? null : <Message submission={submission} />}
        <SentItems items={submission.items} />
        <SentFiles submission={submission} />
        <SentAnswers submission={submission} assignees={assignees} />
        <NotesBox submission={submission} assignees={assignees} update={update} />
        <Flex gap="2.5" align="center" wrap="wrap">
          <MailState submission={submission} />
          <PersonalData email={submission.email} />
          <SpamButton submission={submission} />
        </Flex>
      </Flex>
    </Box>
  );
}

function Message({ submission: { message, created_at } }: { submission: StoredSubmission }) {
  return (
    <section aria-label={messages.facts.message}>
      <Flex gap="2" align="baseline" mb="2">
        <Text fontWeight="600">{messages.facts.message}</Text>
        <Text as="time" textStyle="caption" color="fg.muted">
          {adminDate(created_at)}
        </Text>
      </Flex>
      <Text
        lang="es"
        bg="bg.subtle"
        rounded="l2"
        px="4"
        py="3.5"
        fontSize="15px"
        lineHeight="1.55"
        whiteSpace="pre-line"
      >
        {message}
      </Text>
    </section>
  );
}

function Badges({ submission, isNew }: Pick<SubmissionDetailProps, "submission" | "isNew">) {
  const { status, suspect } = submission;
  const { label, palette } = messages.status[status];
  return (
    <>
      <Badge colorPalette={palette}>
        <Status.Root colorPalette={palette} size="sm">
          <Status.Indicator />
        </Status.Root>
        {label}
      </Badge>
      {isNew ? <Badge colorPalette="brand">{messages.fresh}</Badge> : null}
      {suspect ? <Badge variant="outline">{messages.suspect}</Badge> : null}
    </>
  );
}
