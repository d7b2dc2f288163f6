import { Box, Button, Grid, Link, Text } from "@chakra-ui/react";
import { panelPaths } from "kit/lib/panel-paths";
import { Database, Trash2 } from "lucide-react";
import { useRef } from "react";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import type { JobView } from "#data/import-jobs.ts";
import { PanelCard } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PanelList } from "#ui/list/list.tsx";
import { useRowFocus } from "#ui/list/use-row-focus.ts";
import { useImportRun } from "../data/imports.ts";
import { DeleteJobDialog } from "./delete-job-dialog.tsx";
import { type JobPictures, JobRow } from "./job-row.tsx";
import { stateOfJob } from "./job-view.ts";
import { messages } from "./messages.ts";
import { useJobs } from "./use-jobs.ts";
import { useLocalImports } from "./use-local-imports.ts";

interface JobsTabProps {
  /** Shows the blog tab, which asks for the file. */
  readonly onNeedFile: () => void;
  readonly getPictures: (job: JobView) => JobPictures;
}

export function JobsTab({ onNeedFile, getPictures }: JobsTabProps) {
  const actions = useJobs();
  const { jobs, confirming } = actions;
  const list = useRef<HTMLDivElement>(null);
  const rowFocus = useRowFocus(list);

  const deleteLatest = (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      color="fg.error"
      disabled={jobs.state !== "ready"}
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
        <Box ref={list} tabIndex={-1} outline="none">
          <PanelList
            list={jobs}
            loading={messages.loading}
            failure={messages.failure}
            empty={<EmptyState icon={<Database />} title={messages.empty} />}
          >
            {(all) => (
              <JobList
                jobs={all}
                actions={actions}
                onNeedFile={onNeedFile}
                getPictures={getPictures}
              />
            )}
          </PanelList>
        </Box>
      </PanelCard>
      <JobInfoCard />
      <DeleteJobDialog
        job={confirming}
        busy={confirming !== undefined && actions.removed.has(confirming.id)}
        refused={actions.refused}
        finalFocusEl={rowFocus.take}
        onCancel={actions.cancel}
        onConfirm={async (choices) => {
          if (!confirming) return;
          rowFocus.expectRemoval([confirming.id]);
          if (await actions.remove(confirming, choices)) rowFocus.move();
          else rowFocus.take();
        }}
      />
    </Grid>
  );
}

interface JobListProps extends JobsTabProps {
  readonly jobs: readonly JobView[];
  readonly actions: ReturnType<typeof useJobs>;
}

function JobList({ jobs, actions, onNeedFile, getPictures }: JobListProps) {
  const { local, now } = useLocalImports();
  const busy = useImportRun().step === "importing";
  const marked = useSearchParams()[0].get("at");
  return (
    <Box as="ul" listStyleType="none">
      {jobs.map((job) => (
        <JobRow
          key={job.id}
          job={job}
          isMarked={job.id === marked}
          state={stateOfJob(job, local, now)}
          isPlanned={local.planned.has(job.id)}
          removed={actions.removed.get(job.id)}
          busy={busy}
          pictures={getPictures(job)}
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

function JobInfoCard() {
  const { title, statements, trash, openTrash } = messages.info;
  return (
    <PanelCard title={title} ruled={false}>
      <Box as="ul" ps="9" pe="5" pb="2" listStyleType="disc" color="fg.muted">
        {statements.map((statement) => (
          <Box as="li" key={statement} mb="2" _last={{ mb: "0" }}>
            {statement}
          </Box>
        ))}
      </Box>
      <Text ps="9" pe="5" pb="5" color="fg.muted">
        {trash}{" "}
        <Link asChild variant="underline" color="brand.fg">
          <RouterLink to={panelPaths.trash}>{openTrash}</RouterLink>
        </Link>
      </Text>
    </PanelCard>
  );
}
