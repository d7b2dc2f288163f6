import { Button, Checkbox, Flex, Text } from "@chakra-ui/react";
import { NEXT_STATUSES, type NextStatus, type StoredSubmission } from "domain/contact/submission";
import { limits } from "domain/shared/limits";
import { useLayoutEffect, useRef, useState } from "react";
import { useCan } from "#accounts/data/use-can.ts";
import { PanelSelect } from "#ui/select.tsx";
import { notify } from "#ui/toasts/toaster.tsx";
import { notifyFailure, useAction } from "#ui/use-action.ts";
import { assign, setStatus } from "../data/change-submissions.ts";
import { markSpam } from "../data/submissions.ts";
import { messages } from "../messages.ts";
import { type Assignees, assigneeOptions } from "../use-assignees.ts";

const words = messages.bulk;

interface BulkBarProps {
  /** Those that the list shows. */
  readonly submissions: readonly StoredSubmission[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly assignees: Assignees;
}

/** Changes several submissions at once. They stay selected when the change is refused. */
export function BulkBar({ submissions, selected, onSelect, assignees }: BulkBarProps) {
  const [assignee, setAssignee] = useState(assignees.own);
  const mayMarkSpam = useCan()("inbox.markSpam");
  const selectAll = useRef<HTMLInputElement>(null);
  const hadChosen = useRef(false);
  const chosenSubmissions = submissions.filter(({ id }) => selected.has(id));
  const isAll = chosenSubmissions.length > 0 && chosenSubmissions.length === submissions.length;
  const done = () => onSelect(new Set());
  const [mark, marking] = useAction(
    async (status: NextStatus) => {
      await setStatus(chosenSubmissions, status);
      done();
    },
    { success: messages.updated, failure: messages.updateFailed },
  );
  const [give, giving] = useAction(
    async () => {
      await assign(chosenSubmissions, assignee);
      done();
    },
    { success: messages.assignment.saved, failure: words.assignFailed },
  );
  const isSuspect = chosenSubmissions[0]?.suspect === true;
  const [move, moving] = useAction(() => moveSubmissions(chosenSubmissions, !isSuspect), {
    failure: words.moveFailed,
  });
  const busy = marking || giving || moving || undefined;
  const hasChosen = chosenSubmissions.length > 0;
  // The pressed button is gone with the others.
  useLayoutEffect(() => {
    if (!hasChosen && hadChosen.current && document.activeElement === document.body)
      selectAll.current?.focus({ preventScroll: true });
    hadChosen.current = hasChosen;
  }, [hasChosen]);
  return (
    <Flex
      role="group"
      aria-label={words.label}
      align="center"
      gap="2"
      wrap="wrap"
      px={{ base: "4", md: "5" }}
      py="2"
      borderBottomWidth="1px"
    >
      <Checkbox.Root
        size="sm"
        checked={chosenSubmissions.length > 0 && !isAll ? "indeterminate" : isAll}
        onCheckedChange={({ checked }) => {
          const ids = submissions.slice(0, limits.operationSubmissions).map(({ id }) => id);
          onSelect(new Set(checked === true ? ids : []));
        }}
      >
        <Checkbox.HiddenInput ref={selectAll} />
        <Checkbox.Control />
        <Checkbox.Label color="fg.muted">{words.all}</Checkbox.Label>
      </Checkbox.Root>
      {chosenSubmissions.length === 0 ? null : (
        <>
          <Text role="status" fontWeight="560" ms="auto">
            {words.selected(chosenSubmissions.length)}
          </Text>
          <Flex gap="2" w="full">
            <PanelSelect
              label={messages.assignment.label}
              value={assignee}
              options={assigneeOptions(assignees)}
              onChange={setAssignee}
            />
            <Button variant="outline" aria-disabled={busy} onClick={() => !busy && void give()}>
              {words.assign}
            </Button>
          </Flex>
          {NEXT_STATUSES.map((status) => (
            <Button
              key={status}
              variant="outline"
              flex="1"
              aria-disabled={busy}
              onClick={() => !busy && void mark(status)}
            >
              {messages.mark[status]}
            </Button>
          ))}
          {mayMarkSpam ? (
            <Button
              variant="outline"
              flex="1"
              aria-disabled={busy}
              onClick={() => !busy && void move()}
            >
              {isSuspect ? words.clear : words.spam}
            </Button>
          ) : null}
        </>
      )}
    </Flex>
  );
}

/** One after another, because clearing one sends its mail. Those that were moved can be moved back. */
async function moveSubmissions(
  submissions: readonly StoredSubmission[],
  spam: boolean,
): Promise<void> {
  const moved: StoredSubmission[] = [];
  try {
    for (const submission of submissions) {
      await markSpam(submission.id, spam);
      moved.push(submission);
    }
  } finally {
    if (moved.length > 0) notifyMoved(moved, spam);
  }
}

function notifyMoved(moved: readonly StoredSubmission[], spam: boolean): void {
  if (!spam) {
    const unsent = moved.filter(({ mail }) => mail !== "sent");
    notify.success(words.cleared(moved.length), words.mails(unsent.length));
    return;
  }
  notify.success(words.marked(moved.length), undefined, {
    label: words.undo,
    onClick: () => {
      moveSubmissions(moved, false).catch((error) => notifyFailure(words.moveFailed, error));
    },
  });
}
