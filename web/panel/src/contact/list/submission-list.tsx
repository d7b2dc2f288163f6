import { Box, Button, Flex, Heading, Text } from "@chakra-ui/react";
import type { StoredSubmission } from "domain/contact/submission";
import { Inbox, Keyboard } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { EmptyState } from "#ui/empty-state.tsx";
import { messages } from "../messages.ts";
import type { Assignees } from "../use-assignees.ts";
import type { OpenSubmission } from "../use-open-submission.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { groupSubmissions } from "./filter-submissions.ts";
import { SubmissionRow } from "./submission-row.tsx";

interface ListProps {
  readonly submissions: readonly StoredSubmission[];
  readonly isGrouped: boolean;
  /** There are other pages. */
  readonly isPart: boolean;
  readonly limit: number;
  readonly onMore: () => void;
  readonly waiting: number;
  readonly onShowWaiting: () => void;
  readonly onClear: () => void;
  readonly onKeys: () => void;
  readonly open: OpenSubmission;
  readonly lastVisit: Date | null;
  readonly now: Date;
  readonly assignees: Assignees;
}

export function SubmissionList({ submissions, limit, isGrouped, now, ...props }: ListProps) {
  // The open submission is always in the list.
  const openedIndex = submissions.findIndex(({ id }) => id === props.open.id);
  const shownSubmissions = submissions.slice(0, Math.max(limit, openedIndex + 1));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = (id: string, isOn: boolean) =>
    setSelected((before) => {
      const rest = [...before].filter((other) => other !== id);
      return new Set(isOn ? [...rest, id] : rest);
    });
  const rest = submissions.length - shownSubmissions.length;
  const counts = new Map(
    groupSubmissions(submissions, now).map(([group, all]) => [group, all.length]),
  );
  return (
    <>
      <Flex align="center" gap="3" px="5" py="2" bg="bg.subtle" borderBottomWidth="1px">
        <Text role="status" textStyle="caption" color="fg.muted" flex="1">
          {messages.found(submissions.length)}
          {props.isPart ? `. ${messages.onPage}` : null}
        </Text>
        <Box role="status">
          {props.waiting === 0 ? null : (
            <Button size="xs" variant="outline" onClick={props.onShowWaiting}>
              {messages.waiting(props.waiting)}
            </Button>
          )}
        </Box>
      </Flex>
      {submissions.length === 0 ? (
        <NoMatch onClear={props.onClear} />
      ) : (
        <BulkBar
          submissions={shownSubmissions}
          selected={selected}
          onSelect={setSelected}
          assignees={props.assignees}
        />
      )}
      {isGrouped ? (
        groupSubmissions(shownSubmissions, now).map(([group, members]) => (
          <Group
            key={group}
            title={messages.groups[group]}
            count={counts.get(group) ?? 0}
            isLate={group === "overdue"}
          >
            <Rows {...props} {...{ now, selected, select }} submissions={members} />
          </Group>
        ))
      ) : (
        <Rows {...props} {...{ now, selected, select }} submissions={shownSubmissions} />
      )}
      <Flex align="center" gap="2" wrap="wrap" px="5" py="3" mt="auto">
        {rest > 0 ? (
          <Button variant="outline" onClick={props.onMore}>
            {messages.more(rest)}
          </Button>
        ) : null}
        <Button variant="ghost" ms="auto" onClick={props.onKeys}>
          <Keyboard aria-hidden="true" size={16} /> {messages.keys.open}
        </Button>
      </Flex>
    </>
  );
}

function NoMatch({ onClear }: Pick<ListProps, "onClear">) {
  return (
    <EmptyState
      icon={<Inbox />}
      title={messages.noMatch}
      action={
        <Button variant="outline" onClick={onClear}>
          {messages.clear}
        </Button>
      }
    />
  );
}

interface GroupProps {
  readonly title: string;
  readonly count: number;
  readonly isLate: boolean;
  readonly children: ReactNode;
}

function Group({ title, count, isLate, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading
        as="h3"
        id={id}
        px="5"
        py="2"
        fontSize="xs"
        lineHeight="1.25rem"
        fontWeight="600"
        color={isLate ? "fg.error" : "fg.muted"}
        bg="bg.subtle"
        borderBottomWidth="1px"
      >
        {title} {count}
      </Heading>
      {children}
    </section>
  );
}

type RowsProps = Pick<ListProps, "submissions" | "open" | "lastVisit" | "now" | "assignees"> & {
  readonly selected: ReadonlySet<string>;
  readonly select: (id: string, isOn: boolean) => void;
};

function Rows({ submissions, open, lastVisit, now, assignees, selected, select }: RowsProps) {
  if (submissions.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none">
      {submissions.map((submission) => (
        <li key={submission.id}>
          <SubmissionRow
            submission={submission}
            isNew={isNewSince(lastVisit, submission)}
            isOpen={submission.id === open.id}
            isSelected={selected.has(submission.id)}
            onSelect={(isOn) => select(submission.id, isOn)}
            now={now}
            assignees={assignees}
            link={open.linkTo(submission.id)}
          />
        </li>
      ))}
    </Box>
  );
}

export function isNewSince(visit: Date | null, { status, created_at }: StoredSubmission): boolean {
  return status === "pending" && (visit === null || created_at > visit);
}
