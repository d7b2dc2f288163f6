import { Box, Button, Flex, Heading, IconButton, Text } from "@chakra-ui/react";
import type { StoredSubmission } from "domain/contact/submission";
import { ArrowLeft, ChevronDown, ChevronUp, Inbox } from "lucide-react";
import { type Ref, useState } from "react";
import { EmptyState } from "#ui/empty-state.tsx";
import { type LiveList, PanelList } from "#ui/list/list.tsx";
import { useSubmission } from "../data/submissions.ts";
import { NARROW, WIDE } from "../layout.ts";
import { isNewSince } from "../list/submission-list.tsx";
import { messages } from "../messages.ts";
import type { Assignees } from "../use-assignees.ts";
import { SubmissionDetail } from "./submission-detail.tsx";

interface OpenSubmissionProps {
  readonly id: string | null;
  readonly list: LiveList<StoredSubmission>;
  readonly position: number;
  readonly count: number;
  readonly onClose: () => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly lastVisit: Date | null;
  readonly now: Date;
  readonly assignees: Assignees;
  readonly hasLetterKeys: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/** What gets the focus is scrolled to above the bar at the bottom. */
const ABOVE_BAR = { "& :is(a, button, select, textarea)": { scrollMarginBottom: "8rem" } };

/** On wide screens beside the list, where it stays in view. */
export function OpenSubmission({ id, list, ref, ...props }: OpenSubmissionProps) {
  return (
    <Box
      // Another submission begins at its top.
      key={id}
      ref={ref}
      minW="0"
      css={{
        [WIDE]: {
          position: "sticky",
          top: "header.admin",
          alignSelf: "start",
          maxHeight: "calc(100svh - {sizes.header.admin})",
          overflowY: "auto",
        },
        [NARROW]: { display: id === null ? "none" : "block", paddingBottom: "7rem", ...ABOVE_BAR },
      }}
    >
      {id === null ? (
        <EmptyState icon={<Inbox />} title={messages.noneOpen} text={messages.choose} />
      ) : (
        <>
          <BackRow {...props} />
          <Opened id={id} list={list} {...props} />
        </>
      )}
    </Box>
  );
}

type OpenedProps = Pick<
  OpenSubmissionProps,
  "list" | "lastVisit" | "now" | "assignees" | "hasLetterKeys"
>;

/** A submission of another page or view, or one that left the list, is read alone. */
function Opened({ id, list, lastVisit, ...props }: OpenedProps & { id: string }) {
  const isLoading = list.state === "loading";
  const listed =
    list.state === "ready" ? list.data.find((submission) => submission.id === id) : undefined;
  const alone = useSubmission(isLoading || listed ? null : id);
  const found = listed ?? (alone.state === "ready" ? alone.data[0] : undefined);
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  const submission = found ?? (isLoading || alone.state === "loading" ? last : undefined);
  if (submission)
    return (
      <SubmissionDetail
        submission={submission}
        isNew={isNewSince(lastVisit, submission)}
        {...props}
      />
    );
  return (
    <PanelList
      list={isLoading ? list : alone}
      loading={messages.loading}
      failure={messages.failure}
      empty={<EmptyState icon={<Inbox />} title={messages.gone} />}
    >
      {() => null}
    </PanelList>
  );
}

type BackRowProps = Pick<OpenSubmissionProps, "position" | "count" | "onClose" | "onMove">;

/** Only on narrow screens. */
function BackRow({ position, count, onClose, onMove }: BackRowProps) {
  return (
    <Flex
      align="center"
      gap="2"
      px="2"
      py="1.5"
      borderBottomWidth="1px"
      css={{ [WIDE]: { display: "none" } }}
    >
      <Heading as="h2" srOnly>
        {messages.title}
      </Heading>
      <Button variant="ghost" onClick={onClose} me="auto">
        <ArrowLeft aria-hidden="true" size={16} /> {messages.list}
      </Button>
      {position === 0 ? null : (
        <Text textStyle="caption" color="fg.muted">
          {messages.position(position, count)}
        </Text>
      )}
      <IconButton variant="ghost" aria-label={messages.previous} onClick={() => onMove(-1)}>
        <ChevronUp aria-hidden="true" size={18} />
      </IconButton>
      <IconButton variant="ghost" aria-label={messages.next} onClick={() => onMove(1)}>
        <ChevronDown aria-hidden="true" size={18} />
      </IconButton>
    </Flex>
  );
}
