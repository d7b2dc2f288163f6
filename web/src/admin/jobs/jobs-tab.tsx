import { Alert, Box, Button, Flex, Grid, Spinner } from "@chakra-ui/react";
import { Database, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { JobView } from "#data/import-jobs.ts";
import { useImportRun } from "#data/imports.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { PanelCard } from "#ui/panel-card.tsx";
import { notify } from "#ui/toaster.tsx";
import { DeleteJobDialog } from "./delete-job-dialog.tsx";
import { JobInfoCard } from "./job-info-card.tsx";
import { JobRow } from "./job-row.tsx";
import { stateOfJob } from "./job-view.ts";
import { messages } from "./messages.ts";
import { useJobs } from "./use-jobs.ts";
import { useLocalImports } from "./use-local-imports.ts";

export interface JobsTabProps {
  /** Shows the blog tab, where the file of an interrupted import is asked for. */
  readonly onNeedFile: () => void;
}

/** The tab Import Jobs: the history, live, and what deleting a job means. */
export function JobsTab({ onNeedFile }: JobsTabProps) {
  const actions = useJobs();
  const { jobs } = actions;
  const list = useRef<HTMLDivElement>(null);
  const failed = jobs.state === "failed";
  useEffect(() => {
    if (failed) notify.error(messages.loadFailed, messages.loadFailedText);
  }, [failed]);

  const deleteLatest = (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      color="fg.error"
      onClick={actions.askLatest}
    >
      <Trash2 aria-hidden size={16} /> {messages.deleteLatest}
    </Button>
  );
  return (
    <Grid
      gap="5"
      alignItems="start"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22.5rem" }}
    >
      <PanelCard title={messages.history} actions={deleteLatest}>
        <Box ref={list} tabIndex={-1} outline="none" aria-busy={jobs.state === "loading"}>
          {jobs.state === "loading" ? <Loading /> : null}
          {jobs.state === "failed" ? <LoadFailure onRetry={jobs.retry} /> : null}
          {jobs.state === "ready" ? (
            <JobList jobs={jobs.data} actions={actions} onNeedFile={onNeedFile} />
          ) : null}
        </Box>
      </PanelCard>
      <JobInfoCard />
      <DeleteJobDialog
        job={actions.confirming}
        onCancel={actions.cancel}
        onConfirm={async () => {
          await actions.confirm();
          list.current?.focus();
        }}
      />
    </Grid>
  );
}

interface JobListProps {
  readonly jobs: readonly JobView[];
  readonly actions: ReturnType<typeof useJobs>;
  readonly onNeedFile: () => void;
}

function JobList({ jobs, actions, onNeedFile }: JobListProps) {
  const { local, now } = useLocalImports();
  const busy = useImportRun().step === "importing";
  if (jobs.length === 0) {
    return <EmptyState icon={<Database />} title={messages.empty} />;
  }
  return (
    <Box as="ul" listStyleType="none">
      {jobs.map((job) => (
        <JobRow
          key={job.id}
          job={job}
          state={stateOfJob(job, local, now)}
          isPlanned={local.planned.has(job.id)}
          removed={actions.removed.get(job.id)}
          busy={busy}
          onDelete={() => actions.ask(job)}
          onContinueDeletion={() => actions.remove(job)}
          onResume={async () => {
            if ((await actions.resume(job)) === "needs-file") onNeedFile();
          }}
        />
      ))}
    </Box>
  );
}

function Loading() {
  return (
    <Flex role="status" align="center" gap="2.5" px="5" py="8" color="fg.muted">
      <Spinner size="sm" /> {messages.loading}
    </Flex>
  );
}

function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert.Root status="error" borderRadius="0">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{messages.loadFailed}</Alert.Title>
        <Alert.Description>{messages.loadFailedText}</Alert.Description>
      </Alert.Content>
      <Button size="sm" variant="outline" colorPalette="gray" onClick={onRetry}>
        {messages.retry}
      </Button>
    </Alert.Root>
  );
}
