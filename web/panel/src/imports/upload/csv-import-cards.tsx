import {
  Alert,
  Box,
  Button,
  Field,
  Flex,
  Grid,
  Input,
  Spinner,
  Text,
  Textarea,
} from "@chakra-ui/react";
import { Suspense, useRef } from "react";
import type { JobView } from "#data/import-jobs.ts";
import { BusyButton } from "#ui/busy-button.tsx";
import { PanelCard } from "#ui/card.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { ColumnsNote } from "./columns/columns-note.tsx";
import { DropZone, FileChip } from "./drop-zone.tsx";
import { ImportOptions } from "./import-options.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { RowsCard } from "./rows/rows-card.tsx";
import { messages } from "./shared/messages.ts";
import { liveText } from "./shared/sentences.ts";
import { type CsvImport, useCsvImport } from "./use-csv-import.ts";
import { importBlockedBy } from "./validation/import-state.ts";
import { postsToWrite } from "./validation/preview.ts";

const UpdatesCard = lazyPart(() => import("./updates/updates-card.tsx").then((m) => m.UpdatesCard));

const SimilarRowsCard = lazyPart(() =>
  import("./similar/similar-rows-card.tsx").then((m) => m.SimilarRowsCard),
);

/** Characters; a longer text makes typing slow. */
const MAX_SHOWN = 200_000;

export function CsvImportCards() {
  const csv = useCsvImport();
  const { stage, form, run } = csv;
  return (
    <Flex direction="column" gap="5" minW="0">
      <ImportCard csv={csv} />
      {stage.step === "previewed" ? (
        <PreviewCard preview={stage.preview} source={form.source} />
      ) : null}
      {stage.step === "previewed" && stage.preview.updates.length > 0 ? (
        <Suspense fallback={null}>
          <UpdatesCard key={stage.preview.jobId} rows={stage.preview.updates} />
        </Suspense>
      ) : null}
      {stage.step === "previewed" && stage.preview.rows.length > 0 && run.step !== "importing" ? (
        <Suspense fallback={null}>
          <SimilarRowsCard preview={stage.preview} />
        </Suspense>
      ) : null}
      {stage.step === "previewed" && run.step !== "importing" ? (
        <RowsCard preview={stage.preview} form={form} onChange={csv.changeRow} />
      ) : null}
    </Flex>
  );
}

function ImportCard({ csv }: { readonly csv: CsvImport }) {
  const { form, stage, run, resuming, edit } = csv;
  const { source } = form;
  const importing = run.step === "importing";
  const previewing = stage.step === "previewing";
  const isLong = source.text.length > MAX_SHOWN;
  const obstacle = importBlockedBy({ form, stage });
  const isFixed = importing || resuming?.options !== undefined;
  const count = stage.step === "previewed" ? postsToWrite(stage.preview) : undefined;
  const jobName = useRef<HTMLInputElement>(null);
  return (
    <PanelCard title={messages.card} description={messages.cardText}>
      <Box p="5">
        {resuming ? <ResumeBanner job={resuming} onCancel={csv.cancelResume} /> : null}
        <Box as="fieldset" border="0" m="0" p="0" minW="0">
          <Grid
            templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
            gap="5"
          >
            <Flex direction="column" gap="3">
              <DropZone disabled={importing} onFile={csv.load} />
              {source.kind === "file" ? (
                <FileChip
                  file={source}
                  disabled={importing}
                  onRemove={() => edit({ source: { kind: "pasted", text: "" } })}
                />
              ) : null}
            </Flex>
            <Field.Root invalid={stage.step === "refused"} disabled={importing}>
              <Field.Label>{messages.paste}</Field.Label>
              <Textarea
                value={isLong ? "" : source.text}
                placeholder={isLong ? messages.tooLong(source.text.length) : messages.pasteExample}
                readOnly={isLong && source.kind === "file"}
                onChange={(event) => edit({ source: { kind: "pasted", text: event.target.value } })}
                fontFamily="mono"
                fontSize="13px"
                lineHeight="1.5"
                minH="15rem"
                flex="1"
                wrap="off"
                spellCheck={false}
              />
              <Field.ErrorText role="alert">
                {stage.step === "refused" ? stage.reason : null}
              </Field.ErrorText>
            </Field.Root>
          </Grid>
          <Box mt="5" _empty={{ display: "none" }}>
            {importing ? null : (
              <ColumnsNote
                form={form}
                stage={stage}
                isFixed={isFixed}
                edit={edit}
                onChosen={csv.preview}
              />
            )}
          </Box>
          <ImportOptions form={form} disabled={isFixed} edit={edit} />
          <Flex gap="3" mt="5" align="flex-end" wrap="wrap">
            <Field.Root required flex="1 1 16rem" disabled={importing}>
              <Field.Label>
                {messages.jobName} <Field.RequiredIndicator />
              </Field.Label>
              <Input
                ref={jobName}
                value={form.jobName}
                readOnly={resuming !== undefined}
                maxLength={200}
                placeholder={messages.jobNameExample}
                onChange={(event) => edit({ jobName: event.target.value })}
              />
            </Field.Root>
            <BusyButton
              variant="outline"
              colorPalette="gray"
              size="md"
              busy={previewing}
              busyText={messages.previewing}
              disabled={importing}
              onClick={csv.preview}
            >
              {messages.preview}
            </BusyButton>
            <Button
              size="md"
              // Stays enabled: a click shows what is missing.
              aria-disabled={importing || obstacle !== undefined}
              onClick={() => {
                if (obstacle === messages.noJobName) jobName.current?.focus();
                void csv.startImport();
              }}
            >
              {importing ? <Spinner size="sm" borderWidth="2px" aria-hidden="true" /> : null}
              {importing ? messages.importing : messages.importPosts(count)}
            </Button>
          </Flex>
        </Box>
        {stage.step === "previewed" && run.step === "idle" ? (
          <Text mt="3" textStyle="caption" color="fg.muted">
            {liveText({ ...stage.preview, posts: postsToWrite(stage.preview) })}
          </Text>
        ) : null}
        <ImportProgress run={run} onResume={csv.resume} onDismiss={csv.dismiss} />
        {stage.step === "previewed" && stage.preview.rows.length === 0 ? (
          <Alert.Root status="error" mt="4" size="sm">
            <Alert.Indicator />
            <Alert.Title>{messages.allRejected}</Alert.Title>
          </Alert.Root>
        ) : null}
      </Box>
    </PanelCard>
  );
}

interface ResumeBannerProps {
  readonly job: JobView;
  readonly onCancel: () => void;
}

function ResumeBanner({ job, onCancel }: ResumeBannerProps) {
  return (
    <Alert.Root status="info" mb="5" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{messages.resumeJob(job.job_name)}</Alert.Title>
        <Alert.Description>{messages.resumeText(job)}</Alert.Description>
      </Alert.Content>
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={onCancel}>
        {messages.cancel}
      </Button>
    </Alert.Root>
  );
}
