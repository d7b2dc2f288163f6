import { Alert, Box, Button, Flex, Spinner, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect } from "react";
import { notify } from "../toasts/toaster.tsx";
import type { Notice } from "../use-action.ts";

export type LiveList<T> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly retry: () => void }
  | {
      readonly state: "ready";
      readonly data: readonly T[];
      readonly unreadable: readonly string[];
      readonly isLastKnown?: boolean;
    };

interface PanelListProps<T> {
  readonly list: LiveList<T>;
  readonly loading: string;
  readonly failure: Notice;
  readonly empty: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}

export function PanelList<T>({ list, loading, failure, empty, children }: PanelListProps<T>) {
  const { title, description } = failure;
  const failed = list.state === "failed";
  useEffect(() => {
    if (failed) notify.error(title, description);
  }, [failed, title, description]);
  return (
    <Box aria-busy={list.state === "loading"}>
      {list.state === "loading" ? (
        <Flex role="status" align="center" gap="2.5" px="5" py="8" color="fg.muted">
          <Spinner size="sm" aria-hidden="true" /> {loading}
        </Flex>
      ) : null}
      {list.state === "failed" ? <LoadFailure notice={failure} onRetry={list.retry} /> : null}
      {list.state === "ready" ? (
        <>
          {list.isLastKnown ? <LastKnown /> : null}
          <UnreadableEntries ids={list.unreadable} />
          {list.data.length > 0 || list.unreadable.length > 0
            ? children(list.data)
            : !list.isLastKnown && empty}
        </>
      ) : null}
    </Box>
  );
}

export function LastKnown() {
  return (
    <Text px="5" py="2" textStyle="caption" color="fg.warning" borderBottomWidth="1px">
      Last known: newer changes are missing.
    </Text>
  );
}

export function LoadFailure({
  notice,
  onRetry,
}: {
  readonly notice: Notice;
  readonly onRetry: () => void;
}) {
  return (
    <Alert.Root status="error" borderRadius="0" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{notice.title}</Alert.Title>
        {notice.description === undefined ? null : (
          <Alert.Description>{notice.description}</Alert.Description>
        )}
      </Alert.Content>
      <Button size="sm" variant="outline" color="fg" onClick={onRetry}>
        Retry
      </Button>
    </Alert.Root>
  );
}

/** Documents that do not match the schema of this version. */
function UnreadableEntries({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <Alert.Root status="warning" borderRadius="0" overflowWrap="anywhere">
      <Alert.Indicator />
      <Alert.Title fontWeight="500">
        {ids.length === 1 ? "1 entry" : `${ids.length} entries`} could not be read:{" "}
        {ids.slice(0, 5).join(", ")}
        {ids.length > 5 ? "..." : ""}
      </Alert.Title>
    </Alert.Root>
  );
}
