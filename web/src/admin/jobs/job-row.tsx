import { Alert, Badge, Box, Button, Flex, Heading, Progress, Status, Text } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import type { JobView } from "#data/import-jobs.ts";
import { adminDate } from "#lib/dates.ts";
import { Hint } from "./hint.tsx";
import { type JobState, paletteOf, typeText } from "./job-view.ts";
import { messages } from "./messages.ts";

export interface JobRowProps {
  readonly job: JobView;
  readonly state: JobState;
  /** Whether the rows are in this browser. */
  readonly isPlanned: boolean;
  /** Posts removed so far while this screen deletes the job. */
  readonly removed: number | undefined;
  /** Whether this tab is busy with an import, so that no other can be resumed. */
  readonly busy: boolean;
  readonly onDelete: () => void;
  readonly onContinueDeletion: () => void;
  readonly onResume: () => void;
}

/** One import job: what it was, how far it is, what went wrong, and what can be done with it. */
export function JobRow(props: JobRowProps) {
  const { job, state, isPlanned, removed, busy } = props;
  const deleting = removed !== undefined;
  return (
    <Box as="li" px="5" py="4" borderTopWidth="1px" _first={{ borderTopWidth: "0" }}>
      <Flex justify="space-between" gap="3" direction={{ base: "column", sm: "row" }}>
        <Box minW="0">
          <Flex align="center" gap="2.5" wrap="wrap">
            <Heading as="h3" fontSize="15px" lineHeight="20px" fontWeight="600" lang="es">
              {job.job_name}
            </Heading>
            <StatusBadge job={job} state={state} />
          </Flex>
          <Facts job={job} />
        </Box>
        <Flex gap="2" align="flex-start" flex="none">
          {state.kind === "interrupted" ? (
            <Button size="sm" disabled={busy} onClick={props.onResume}>
              {messages.resume}
            </Button>
          ) : null}
          {state.kind === "deleting" && !deleting ? (
            <Button
              size="sm"
              variant="outline"
              colorPalette="gray"
              onClick={props.onContinueDeletion}
            >
              {messages.continueDeletion}
            </Button>
          ) : null}
          {state.kind === "deleting" ? null : (
            <Hint text={messages.deleteHint}>
              <Button
                size="sm"
                variant="ghost"
                color="fg.muted"
                _hover={{ color: "fg.error", bg: "bg.error" }}
                loading={deleting}
                aria-description={messages.deleteHint}
                onClick={props.onDelete}
              >
                <Trash2 aria-hidden size={16} /> {messages.deleteJob}
              </Button>
            </Hint>
          )}
        </Flex>
      </Flex>
      {"total" in state ? <JobProgressBar name={job.job_name} state={state} /> : null}
      {state.kind === "interrupted" && !isPlanned ? <Note text={messages.needsFile} /> : null}
      {deleting ? <Note text={messages.deleting(removed)} live /> : null}
      {state.kind === "deleting" && !deleting ? <Note text={messages.deletionStopped} /> : null}
      {job.error_details ? (
        <Alert.Root status="error" mt="3" size="sm" bg="bg.error" borderRadius="l2">
          <Alert.Indicator />
          <Alert.Title
            textStyle="caption"
            fontWeight="400"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >
            {messages.error(job.error_details)}
          </Alert.Title>
        </Alert.Root>
      ) : null}
    </Box>
  );
}

function StatusBadge({ job, state }: Pick<JobRowProps, "job" | "state">) {
  if (state.kind === "interrupted") {
    const text = messages.interrupted(state.stored, state.total);
    return <Labelled palette="orange" text={text} />;
  }
  const palette = paletteOf(job.status);
  if (palette === undefined)
    return (
      <Badge variant="outline" colorPalette="gray">
        {job.status}
      </Badge>
    );
  return <Labelled palette={palette} text={job.status} />;
}

function Labelled({ palette, text }: { readonly palette: string; readonly text: string }) {
  return (
    <Badge colorPalette={palette}>
      <Status.Root size="sm" colorPalette={palette}>
        <Status.Indicator />
      </Status.Root>
      {text}
    </Badge>
  );
}

function Facts({ job }: { readonly job: JobView }) {
  const { facts } = messages;
  return (
    <Flex as="dl" mt="1.5" columnGap="6" rowGap="1" wrap="wrap">
      <Fact name={facts.records}>
        {job.successful_records}/{job.total_records}
        {job.failed_records > 0 ? (
          <Text as="span" color="fg.error" fontWeight="400">
            {` ${messages.failed(job.failed_records)}`}
          </Text>
        ) : null}
      </Fact>
      <Fact name={facts.type}>{typeText(job.import_type)}</Fact>
      <Fact name={facts.created}>{adminDate(job.created_at)}</Fact>
      {job.completed_at ? <Fact name={facts.completed}>{adminDate(job.completed_at)}</Fact> : null}
    </Flex>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <Flex gap="1">
      <Box as="dt" color="fg.muted">
        {name}
      </Box>
      <Box as="dd" fontWeight="550">
        {children}
      </Box>
    </Flex>
  );
}

interface BarProps {
  readonly name: string;
  readonly state: Extract<JobState, { readonly total: number }>;
}

function JobProgressBar({ name, state: { kind, stored, total } }: BarProps) {
  return (
    <Progress.Root
      mt="3"
      size="xs"
      value={Math.min(stored, total)}
      max={Math.max(total, 1)}
      colorPalette={kind === "interrupted" ? "orange" : "brand"}
    >
      <Progress.Label srOnly>{messages.progress(name)}</Progress.Label>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}

function Note({ text, live = false }: { readonly text: string; readonly live?: boolean }) {
  return (
    <Text mt="2" textStyle="caption" color="fg.muted" role={live ? "status" : undefined}>
      {text}
    </Text>
  );
}
