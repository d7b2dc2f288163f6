import { Button, Checkbox, Flex, Text } from "@chakra-ui/react";
import { NEXT_STATUSES, type NextStatus, type StoredSubmission } from "domain/contact/submission";
import { limits } from "domain/shared/limits";
import { useState } from "react";
import { assign, setStatus } from "#data/contact/change-submissions.ts";
import { PanelSelect } from "#ui/panel/select.tsx";
import { useAction } from "#ui/panel/use-action.ts";
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
  const chosen = submissions.filter(({ id }) => selected.has(id));
  const isAll = chosen.length > 0 && chosen.length === submissions.length;
  const done = () => onSelect(new Set());
  const [mark, marking] = useAction(
    async (status: NextStatus) => {
      await setStatus(chosen, status);
      done();
    },
    { success: messages.updated, failure: messages.updateFailed },
  );
  const [give, giving] = useAction(
    async () => {
      await assign(chosen, assignee);
      done();
    },
    { success: messages.assignment.saved, failure: words.assignFailed },
  );
  const busy = marking || giving || undefined;
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
        checked={chosen.length > 0 && !isAll ? "indeterminate" : isAll}
        onCheckedChange={({ checked }) => {
          const ids = submissions.slice(0, limits.operationSubmissions).map(({ id }) => id);
          onSelect(new Set(checked === true ? ids : []));
        }}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label color="fg.muted">{words.all}</Checkbox.Label>
      </Checkbox.Root>
      {chosen.length === 0 ? null : (
        <>
          <Text role="status" fontWeight="560" ms="auto">
            {words.selected(chosen.length)}
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
        </>
      )}
    </Flex>
  );
}
