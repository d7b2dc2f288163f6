import { Alert, Box, Button, Flex, Spinner } from "@chakra-ui/react";
import { type ReactNode, useEffect } from "react";
import { notify } from "./toaster.tsx";
import type { Notice } from "./use-action.ts";

/** A list that is being read: what the data layer's live queries give. */
export type LiveList<T> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly retry: () => void }
  | {
      readonly state: "ready";
      readonly data: readonly T[];
      readonly unreadable: readonly string[];
    };

interface PanelListProps<T> {
  readonly list: LiveList<T>;
  readonly loading: string;
  readonly failure: Notice;
  /** What stands there when the list is empty. */
  readonly empty: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** The four states of a list: a failure is never dressed as emptiness (ARCHITECTURE 7). */
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
      {list.state === "failed" ? <Failed notice={failure} onRetry={list.retry} /> : null}
      {list.state === "ready" ? (
        <>
          <Unreadable ids={list.unreadable} />
          {list.data.length === 0 && list.unreadable.length === 0 ? empty : children(list.data)}
        </>
      ) : null}
    </Box>
  );
}

function Failed({ notice, onRetry }: { readonly notice: Notice; readonly onRetry: () => void }) {
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

/** Documents that this version of the panel does not understand: said, not hidden. */
function Unreadable({ ids }: { readonly ids: readonly string[] }) {
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
