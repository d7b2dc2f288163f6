import { Text } from "@chakra-ui/react";
import { adminZonedDate } from "kit/lib/format/dates";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { messages } from "./messages.ts";
import type { PublishQuestion } from "./use-post-actions.ts";

const words = messages.publishNow;
const SimilarDrafts = lazyPart(() => import("./similar-drafts.tsx").then((m) => m.SimilarDrafts));

export function PublishDialog({ question }: { readonly question: PublishQuestion | null }) {
  const { posts = [], drafts = [], scheduled = [], answer } = question ?? {};
  const [first] = scheduled;
  const date = posts.length === 1 ? first?.scheduled_for : undefined;
  const scheduledText = date && words.one(adminZonedDate(date));
  return (
    <ConfirmDialog
      palette="brand"
      open={question !== null}
      title={words.title(posts.length, first?.title ?? "")}
      {...(first && { cancel: words.keep })}
      confirm={words.go}
      onCancel={() => answer?.(false)}
      onConfirm={() => answer?.(true)}
    >
      {first ? <Text>{scheduledText ?? words.many(scheduled.length)}</Text> : null}
      {drafts.length > 1 ? <SimilarDrafts drafts={drafts} /> : null}
    </ConfirmDialog>
  );
}
