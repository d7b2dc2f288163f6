import { Flex, Text } from "@chakra-ui/react";
import type { StoredSubmission } from "domain/contact/submission";
import { assignSubmission } from "#data/contact/submissions.ts";
import { PanelSelect } from "#ui/panel/select.tsx";
import { useAction } from "#ui/panel/use-action.ts";
import { messages } from "../messages.ts";
import { type Assignees, assigneeName } from "../use-assignees.ts";

const words = messages.assignment;

interface AssignmentProps {
  readonly submission: StoredSubmission;
  readonly assignees: Assignees;
}

export function Assignment({ submission, assignees }: AssignmentProps) {
  const { id, assigned_to = "" } = submission;
  const [assign, assigning] = useAction((next: string) => assignSubmission(id, assigned_to, next), {
    success: words.saved,
    failure: words.failed,
  });
  const uids = new Set([...assignees.emails.keys(), assigned_to].filter(Boolean));
  const names = [...uids].map((uid) => [uid, assigneeName(assignees, uid)] as const);
  return (
    <Flex align="center" gap="2.5" wrap="wrap" aria-busy={assigning}>
      <Text fontWeight="600" aria-hidden="true">
        {words.label}
      </Text>
      <PanelSelect
        label={words.label}
        value={assigned_to}
        options={[["", words.nobody], ...names]}
        onChange={(next) => void assign(next)}
      />
    </Flex>
  );
}
