import { Button, Flex, Link } from "@chakra-ui/react";
import type { NextStatus, StoredSubmission } from "domain/contact/submission";
import { Check, Reply } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { NARROW } from "../layout.ts";
import { messages } from "../messages.ts";
import { replyAddress } from "../reply/reply.ts";
import { ReplyDialog } from "../reply/reply-dialog.tsx";
import { useKeys } from "../use-keys.ts";

interface SubmissionActionsProps {
  readonly submission: StoredSubmission;
  readonly busy: boolean;
  readonly mark: (status: NextStatus) => void;
  readonly hasLetterKeys: boolean;
}

/** On narrow screens a bar at the bottom. */
export function SubmissionActions(props: SubmissionActionsProps) {
  const { submission, busy, hasLetterKeys } = props;
  const { status } = submission;
  const reply = useRef<HTMLAnchorElement>(null);
  const marked = useRef<typeof status | null>(null);
  const mark = (next: NextStatus) => {
    marked.current = next;
    props.mark(next);
  };
  useKeys(hasLetterKeys, { r: () => reply.current?.click(), e: () => mark("completed") });
  // The pressed button is gone, or the row that had the focus has moved.
  useLayoutEffect(() => {
    if (marked.current !== status) return;
    marked.current = null;
    if (document.activeElement === document.body) reply.current?.focus({ preventScroll: true });
  }, [status]);
  return (
    <Flex
      gap="2"
      wrap="wrap"
      ms="auto"
      css={{
        [NARROW]: {
          position: "fixed",
          insetInline: "0",
          bottom: "0",
          zIndex: "docked",
          padding: "{spacing.2.5} {spacing.4}",
          background: "bg",
          borderTopWidth: "1px",
          "& > *": { flexGrow: "1" },
        },
      }}
    >
      <Button asChild>
        <Link ref={reply} href={replyAddress(submission)} _hover={{ textDecoration: "none" }}>
          <Reply aria-hidden="true" size={16} /> {messages.reply}
        </Link>
      </Button>
      <ReplyDialog submission={submission} hasLetterKeys={hasLetterKeys} />
      {status === "in_progress" ? null : (
        <Button
          variant="outline"
          aria-disabled={busy || undefined}
          onClick={() => mark("in_progress")}
        >
          {messages.mark.in_progress}
        </Button>
      )}
      {status === "completed" ? null : (
        <Button
          variant="outline"
          aria-disabled={busy || undefined}
          onClick={() => mark("completed")}
        >
          <Check aria-hidden="true" size={16} /> {messages.mark.completed}
        </Button>
      )}
    </Flex>
  );
}
