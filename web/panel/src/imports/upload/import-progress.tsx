import { Alert, Box, Button, Flex, Progress, Text, VisuallyHidden } from "@chakra-ui/react";
import { useRef } from "react";
import type { ImportRun } from "../data/import-runner.ts";
import { messages } from "./shared/messages.ts";

interface ImportProgressProps {
  readonly run: ImportRun;
  readonly onResume: () => void;
  readonly onDismiss: () => void;
}

export function ImportProgress({ run, onResume, onDismiss }: ImportProgressProps) {
  const box = useRef<HTMLDivElement>(null);
  // The pressed button goes.
  const focusBox = () => box.current?.focus({ preventScroll: true });
  return (
    <Box ref={box} tabIndex={-1} css={{ "&:focus": { outline: "none" } }}>
      <Progressed
        run={run}
        onResume={() => {
          focusBox();
          onResume();
        }}
        onDismiss={() => {
          focusBox();
          onDismiss();
        }}
      />
    </Box>
  );
}

/** Screen readers announce every quarter, not every chunk. */
function Progressed({ run, onResume, onDismiss }: ImportProgressProps) {
  if (run.step === "idle") return null;
  const { plan, stored, total } = run;
  if (run.step === "stopped") {
    return (
      <Alert.Root status={run.canResume ? "warning" : "error"} mt="5" alignItems="flex-start">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>
            “{plan.job_name}”. {messages.stopped(stored, total)}
          </Alert.Title>
          <Alert.Description>
            {run.canResume ? messages.stoppedText : messages.stoppedForGood}
          </Alert.Description>
        </Alert.Content>
        {run.canResume ? (
          <Button size="sm" onClick={onResume}>
            {messages.resume}
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" colorPalette="gray" onClick={onDismiss}>
          {messages.dismiss}
        </Button>
      </Alert.Root>
    );
  }
  const quarter = total === 0 ? 0 : Math.floor((stored / total) * 4) * 25;
  return (
    <Box mt="5">
      <Progress.Root size="xs" value={stored} max={Math.max(total, 1)} colorPalette="brand">
        <Flex justify="space-between" mb="2">
          <Progress.Label fontWeight="550">{messages.running(plan.job_name)}</Progress.Label>
          <Text color="fg.muted">{messages.progress(stored, total)}</Text>
        </Flex>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Text mt="2" textStyle="caption" color="fg.muted">
        {messages.leave}
      </Text>
      <VisuallyHidden role="status">
        {quarter > 0 ? messages.announced(quarter) : ""}
      </VisuallyHidden>
    </Box>
  );
}
