import { Box, Button, Text } from "@chakra-ui/react";
import type { StoredPost } from "domain/posts/post";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { useIsLastKnown } from "#data/use-last-known.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { LastKnown } from "#ui/list/list.tsx";
import { messages } from "./messages.ts";

/** Rows per step, so that typing stays fast. */
export const STEP = 10;

interface SearchResultsProps {
  /** The first ones; the others are read when they are asked for. */
  readonly found: readonly StoredPost[];
  readonly count: number;
  readonly state: "reading" | "ready" | "failed";
  readonly row: (post: StoredPost) => ReactNode;
  readonly limit: number;
  /** The index has older ones. */
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

export function SearchResults(props: SearchResultsProps) {
  const { found, count, state, row, limit, hasMore, onMore, onRetry } = props;
  const words = messages.search;
  const isLastKnown = useIsLastKnown();
  return (
    <>
      {isLastKnown ? <LastKnown /> : null}
      <Text role="status" px="5" py="2.5" textStyle="caption" color="fg.muted">
        {state === "reading" ? words.reading(count) : words.found(count, hasMore)}
        {state === "failed" ? ` ${words.failed}` : ""}
      </Text>
      {state === "failed" ? (
        <Box px="5" pb="3">
          <Button size="sm" variant="outline" onClick={onRetry}>
            {words.retry}
          </Button>
        </Box>
      ) : null}
      {count === 0 && state === "ready" ? (
        <EmptyState icon={<FileText />} title={messages.noMatch} />
      ) : (
        <Rows>{found.slice(0, limit).map(row)}</Rows>
      )}
      {count > limit || hasMore ? (
        <Box px="5" py="3" borderTopWidth="1px">
          <Button variant="outline" onClick={onMore}>
            {count > limit && !hasMore ? words.more(count - limit) : words.older}
          </Button>
        </Box>
      ) : null}
    </>
  );
}

export function Rows({ children }: { readonly children: ReactNode }) {
  return (
    <Box as="ul" listStyleType="none">
      {children}
    </Box>
  );
}
