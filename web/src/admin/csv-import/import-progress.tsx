import { Alert, Box, Button, Flex, Progress, Text, VisuallyHidden } from "@chakra-ui/react";
import type { ImportRun } from "#data/import-runner.ts";
import { labels } from "./labels.ts";

export interface ImportProgressProps {
  readonly run: ImportRun;
  readonly onResume: () => void;
  readonly onDismiss: () => void;
}

/** How far the running import is, or where it stopped. Spoken at every quarter, not at every chunk. */
export function ImportProgress({ run, onResume, onDismiss }: ImportProgressProps) {
  if (run.step === "idle") return null;
  const { plan, stored, total } = run;
  if (run.step === "stopped") {
    return (
      <Alert.Root status={run.canResume ? "warning" : "error"} mt="5" alignItems="flex-start">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>
            “{plan.job_name}”. {labels.stopped(stored, total)}
          </Alert.Title>
          <Alert.Description>
            {run.canResume ? labels.stoppedText : labels.stoppedForGood}
          </Alert.Description>
        </Alert.Content>
        {run.canResume ? (
          <Button size="sm" onClick={onResume}>
            {labels.resume}
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" colorPalette="gray" onClick={onDismiss}>
          {labels.dismiss}
        </Button>
      </Alert.Root>
    );
  }
  const quarter = total === 0 ? 0 : Math.floor((stored / total) * 4) * 25;
  return (
    <Box mt="5">
      <Progress.Root size="xs" value={stored} max={Math.max(total, 1)} colorPalette="brand">
        <Flex justify="space-between" mb="2">
          <Progress.Label fontWeight="550">{labels.running(plan.job_name)}</Progress.Label>
          <Text color="fg.muted">{labels.progress(stored, total)}</Text>
        </Flex>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Text mt="2" textStyle="caption" color="fg.muted">
        {labels.leave}
      </Text>
      <VisuallyHidden role="status">{quarter > 0 ? labels.announced(quarter) : ""}</VisuallyHidden>
    </Box>
  );
}
