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

const BUTTON: Readonly<Record<IndexCheckState["at"], string>> = {
  idle: messages.check,
  checking: messages.stop,
  failed: messages.again,
  report: messages.again,
};

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
      <Flex align="center" gap="3" mt="3">
        {state.at === "checking" ? (
          <Progress.Root value={state.checked} max={state.total} flex="1" size="sm">
            <Progress.Label textStyle="caption">
              {messages.checking(state.checked, state.total)}
            </Progress.Label>
            <Progress.Track>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
        ) : null}
        {/* One button, which keeps the focus. */}
        <Button size="sm" variant="outline" onClick={state.at === "checking" ? stop : start}>
          {BUTTON[state.at]}
        </Button>
      </Flex>
    </Box>
  );
}
