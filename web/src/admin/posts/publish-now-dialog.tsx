import { adminZonedDate } from "#lib/format/dates.ts";
import { ConfirmDialog } from "#ui/panel/confirm-dialog.tsx";
import { messages } from "./messages.ts";
import type { ScheduleQuestion } from "./use-post-actions.ts";

const words = messages.publishNow;

export function PublishNowDialog({ question }: { readonly question: ScheduleQuestion | null }) {
  const { posts = [], scheduled = [], answer } = question ?? {};
  const [first] = scheduled;
  const date = posts.length === 1 ? first?.scheduled_for : undefined;
  return (
    <ConfirmDialog
      palette="brand"
      open={question !== null}
      title={words.title(posts.length, first?.title ?? "")}
      cancel={words.keep}
      confirm={words.go}
      onCancel={() => answer?.(false)}
      onConfirm={() => answer?.(true)}
    >
      {date ? words.one(adminZonedDate(date)) : words.many(scheduled.length)}
    </ConfirmDialog>
  );
}
