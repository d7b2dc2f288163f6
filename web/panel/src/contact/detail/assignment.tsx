import { Flex, Text } from "@chakra-ui/react";
import type { StoredSubmission } from "domain/contact/submission";
import { PanelSelect } from "#ui/select.tsx";
import { useAction } from "#ui/use-action.ts";
import { assign as assignTo } from "../data/change-submissions.ts";
import { messages } from "../messages.ts";
import { type Assignees, assigneeOptions } from "../use-assignees.ts";

const words = messages.assignment;

interface AssignmentProps {
  readonly submission: StoredSubmission;
  readonly assignees: Assignees;
}

export function Assignment({ submission, assignees }: AssignmentProps) {
  const { assigned_to = "" } = submission;
  const [assign, assigning] = useAction((next: string) => assignTo([submission], next), {
    success: words.saved,
    failure: words.failed,
  });
  return (
    <Flex align="center" gap="2.5" wrap="wrap" aria-busy={assigning}>
      <Text fontWeight="600" aria-hidden="true">
        {words.label}
      </Text>
      <PanelSelect
        label={words.label}
        value={assigned_to}
        options={assigneeOptions(assignees, assigned_to)}
        onChange={(next) => void assign(next)}
      />
    </Flex>
  );
}
