import { Alert, Box, Button, Flex, Progress } from "@chakra-ui/react";
import type { IndexCheckState } from "domain/calls/indexing";
import { IndexReportView } from "./index-report.tsx";
import {
  type ArticleState,
  IndexResultText,
  type IndexResultTextProps,
} from "./index-result-text.tsx";
import { messages } from "./messages.ts";

interface IndexCheckProps extends IndexResultTextProps {
  readonly posts: readonly ArticleState[];
  readonly check: {
    readonly state: IndexCheckState;
    readonly start: () => void;
    readonly stop: () => void;
  };
}

/** What Google knows about posts that are about to be deleted, with a check on request. */
export function IndexCheck({ posts, indexResults, check }: IndexCheckProps) {
  const { state, start, stop } = check;
  if (posts.length === 0) return null;
  return (
    <Box mt="2">
      {state.at === "report" ? (
        <IndexReportView report={state.report} />
      ) : (
        <IndexResultText posts={posts} indexResults={indexResults} />
      )}
      {state.at === "failed" ? (
        <Alert.Root status="error" mt="3">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{messages.failed}</Alert.Title>
            <Alert.Description>{messages.failedText}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      ) : null}
      {state.at === "checking" ? (
        <CheckProgress checked={state.checked} total={state.total} onStop={stop} />
      ) : (
        <Button size="sm" variant="outline" mt="3" onClick={start}>
          {state.at === "idle" ? messages.check : messages.again}
        </Button>
      )}
    </Box>
  );
}

interface CheckProgressProps {
  readonly checked: number;
  readonly total: number;
  readonly onStop: () => void;
}

function CheckProgress({ checked, total, onStop }: CheckProgressProps) {
  return (
    <Flex align="center" gap="3" mt="3">
      <Progress.Root value={checked} max={total} flex="1" size="sm">
        <Progress.Label textStyle="caption">{messages.checking(checked, total)}</Progress.Label>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Button size="sm" variant="outline" onClick={onStop}>
        {messages.stop}
      </Button>
    </Flex>
  );
}
