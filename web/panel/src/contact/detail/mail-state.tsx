import { Flex, Text } from "@chakra-ui/react";
import type { StoredSubmission } from "domain/contact/submission";
import { BusyButton } from "#ui/busy-button.tsx";
import { useAction } from "#ui/use-action.ts";
import { markSpam, resendContactMail } from "../data/submissions.ts";
import { messages } from "../messages.ts";

export function MailState({ submission }: { readonly submission: StoredSubmission }) {
  const { id, mail, suspect } = submission;
  const [send, sending] = useAction(() => resendContactMail(id), {
    success: (state) => (state === "sent" ? messages.mailSent : messages.mailWaits),
    failure: messages.mailFailed,
  });
  const isFailed = mail === "failed";
  return (
    <Flex
      gap="2.5"
      align="center"
      textStyle="caption"
      minH="8"
      {...(isFailed && { bg: "bg.error", color: "red.fg", rounded: "l2", px: "3.5", py: "2" })}
    >
      <Text color={isFailed ? "inherit" : mail === "held" ? "fg.error" : "fg.muted"}>
        {messages.mail[mail]}
      </Text>
      {mail === "sending" || suspect ? null : (
        <BusyButton
          size="xs"
          variant={isFailed ? "outline" : "ghost"}
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

export function SpamButton({ submission }: { submission: StoredSubmission }) {
  const { id, suspect } = submission;
  const words = messages.spam;
  const [move, moving] = useAction(() => markSpam(id, !suspect), {
    success: (mail) => {
      if (!suspect) return words.marked;
      // A mail that was held back is sent by the move.
      if (submission.mail === "sent") return words.cleared.before;
      return words.cleared[mail === "sent" ? "sent" : "unsent"];
    },
    failure: words.failed,
  });
  return (
    <BusyButton
      variant={suspect ? "outline" : "ghost"}
      busy={moving}
      busyText={words.moving}
      onClick={move}
    >
      {suspect ? words.clear : words.mark}
    </BusyButton>
  );
}
