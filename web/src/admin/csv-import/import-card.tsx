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
import { BusyButton } from "#ui/panel-busy-button.tsx";
import { PanelCard } from "#ui/panel-card.tsx";
import { DropZone } from "./drop-zone.tsx";
import { FileChip } from "./file-chip.tsx";
import { ImportOptions } from "./import-options.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { importObstacle } from "./import-state.ts";
import { labels } from "./labels.ts";
import { postsToWrite } from "./preview.ts";
import { ResumeBanner } from "./resume-banner.tsx";
import type { CsvImport } from "./use-csv-import.ts";

/** Longest text shown in the field, in characters: a longer one makes typing slow and nobody reads it there. */
const MOST_SHOWN = 200_000;

/** 'Import from CSV': file or text, options, name of the job, preview and import, and how far the import is. */
export function ImportCard({ csv }: { readonly csv: CsvImport }) {
  const { form, stage, run, resuming, edit } = csv;
  const { source } = form;
  const importing = run.step === "importing";
  const previewing = stage.step === "previewing";
  const isLong = source.text.length > MOST_SHOWN;
  const jobName = resuming?.job_name ?? form.jobName;
  const obstacle = importObstacle({ form: { ...form, jobName }, stage });
  const count = stage.step === "previewed" ? postsToWrite(stage.preview) : undefined;
  return (
    <PanelCard title={labels.card} description={labels.cardText}>
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
              <Field.Label>{labels.paste}</Field.Label>
              <Textarea
                value={isLong ? "" : source.text}
                placeholder={isLong ? labels.tooLong(source.text.length) : labels.pasteExample}
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
          <ImportOptions form={form} disabled={importing} edit={edit} />
          <Flex gap="3" mt="5" align="flex-end" wrap="wrap">
            <Field.Root required flex="1 1 16rem" disabled={importing}>
              <Field.Label>
                {labels.jobName} <Field.RequiredIndicator />
              </Field.Label>
              <Input
                value={jobName}
                readOnly={resuming !== undefined}
                maxLength={200}
                placeholder={labels.jobNameExample}
                onChange={(event) => edit({ jobName: event.target.value })}
              />
            </Field.Root>
            <BusyButton
              variant="outline"
              colorPalette="gray"
              size="md"
              busy={previewing}
              busyText={labels.previewing}
              disabled={importing}
              onClick={csv.preview}
            >
              {labels.preview}
            </BusyButton>
            <Button
              size="md"
              // Stays pressable, so that a press can say what is missing.
              aria-disabled={importing || obstacle !== undefined}
              onClick={csv.startImport}
            >
              {importing ? <Spinner size="sm" borderWidth="2px" aria-hidden="true" /> : null}
              {importing ? labels.importing : labels.importPosts(count)}
            </Button>
          </Flex>
        </Box>
        {stage.step === "previewed" && run.step === "idle" ? (
          <Text mt="3" textStyle="caption" color="fg.muted">
            {labels.live(stage.preview)}
          </Text>
        ) : null}
        <ImportProgress run={run} onResume={csv.resume} onDismiss={csv.dismiss} />
        {stage.step === "previewed" && stage.preview.rows.length === 0 ? (
          <Alert.Root status="error" mt="4" size="sm">
            <Alert.Indicator />
            <Alert.Title>{labels.allRejected}</Alert.Title>
          </Alert.Root>
        ) : null}
      </Box>
    </PanelCard>
  );
}
