import {
  Alert,
  Badge,
  Box,
  Button,
  chakra,
  Flex,
  Heading,
  Progress,
  Status,
  Text,
} from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { JobView } from "#data/import-jobs.ts";
import { listPaths } from "#ui/list/list-paths.ts";
import { rowProps } from "#ui/list/use-row-focus.ts";
import { Hint } from "./hint.tsx";
import { JobFacts } from "./job-facts.tsx";
import { findPalette, type JobState } from "./job-view.ts";
import { messages } from "./messages.ts";

export interface JobPictures {
  readonly check: ReactNode;
  readonly notice: ReactNode;
}

export interface JobRowProps {
  readonly job: JobView;
  readonly state: JobState;
  /** Whether a post's link has led here. */
  readonly isMarked: boolean;
  /** Whether this browser has the rows, so that the import can go on. */
  readonly isPlanned: boolean;
  /** Posts removed so far by a deletion. */
  readonly removed: number | undefined;
  /** Whether this tab imports at the moment. */
  readonly busy: boolean;
  /** What is known of the pictures of a finished job. */
  readonly pictures: JobPictures;
  readonly onDelete: () => void;
  readonly onContinueDeletion: () => void;
  readonly onResume: () => void;
}

export function JobRow(props: JobRowProps) {
  const { job, state, isMarked, isPlanned, removed, busy, pictures } = props;
  const deleting = removed !== undefined;
  const hasPictures = state.kind === "closed" && job.successful_records > 0 && !deleting;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMarked) row.current?.scrollIntoView({ block: "center" });
  }, [isMarked]);
  return (
    <chakra.li
      ref={row}
      {...rowProps(job.id)}
      px="5"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: "0" }}
      bg={isMarked ? "bg.subtle" : undefined}
      aria-current={isMarked || undefined}
    >
      <Flex justify="space-between" gap="3" direction={{ base: "column", sm: "row" }}>
        <Box minW="0">
          <Flex align="center" gap="2.5" wrap="wrap">
            <Heading as="h3" fontSize="15px" lineHeight="20px" fontWeight="600" lang="es">
              {job.job_name}
            </Heading>
            <StatusBadge job={job} state={state} />
          </Flex>
          <JobFacts job={job} />
        </Box>
        <Flex gap="2" align="flex-start" flex="none" wrap="wrap">
          {job.successful_records > 0 ? (
            <Button asChild size="sm" variant="outline" colorPalette="gray">
              <RouterLink
                to={listPaths.postsOfJob(job.id)}
                aria-label={messages.postsName(job.job_name)}
              >
                {messages.posts}
              </RouterLink>
            </Button>
          ) : null}
          {hasPictures ? pictures.check : null}
          {state.kind === "interrupted" ? (
            <Button
              size="sm"
              disabled={busy}
              onClick={() => {
                // The button goes while the import runs.
                row.current?.focus();
                props.onResume();
              }}
            >
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
      {hasPictures ? pictures.notice : null}
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
    </chakra.li>
  );
}

function StatusBadge({ job, state }: Pick<JobRowProps, "job" | "state">) {
  if (state.kind === "interrupted") {
    const text = messages.interrupted(state.stored, state.total);
    return <Labelled palette="orange" text={text} />;
  }
  const palette = findPalette(job.status);
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
