import { Flex, Text } from "@chakra-ui/react";
import { answerText, isLate, promisedAt } from "domain/contact/answer-time";
import type { StoredSubmission } from "domain/contact/submission";
import { adminDate } from "kit/lib/format/dates";
import { messages } from "../messages.ts";

const LOOKS = {
  open: { bg: "bg.subtle" },
  late: { bg: "bg.error", color: "red.fg" },
  kept: { bg: "bg.success", color: "fg.success" },
};

interface AnswerTimeProps {
  readonly submission: StoredSubmission;
  readonly now: Date;
}

export function AnswerTime({ submission, now }: AnswerTimeProps) {
  const text = answerText(submission, now);
  if (text === undefined) return null;
  const isKept = submission.status === "completed" ? "kept" : "open";
  const look = isLate(submission, now) ? "late" : isKept;
  return (
    <Flex wrap="wrap" columnGap="3" rowGap="1" px="3.5" py="2.5" rounded="l2" {...LOOKS[look]}>
      <Text fontWeight="600">{text}</Text>
      <Text
        textStyle="caption"
        color={look === "open" ? "fg.muted" : "inherit"}
        ms={{ base: "0", sm: "auto" }}
      >
        {messages.promised(adminDate(promisedAt(submission)))}
      </Text>
    </Flex>
  );
}
