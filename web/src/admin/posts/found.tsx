import { Box, Button, Text } from "@chakra-ui/react";
import type { StoredPost } from "functions/domain/post";
import { FileText } from "lucide-react";
import { type ReactNode, useState } from "react";
import { EmptyState } from "#ui/empty-state.tsx";
import { messages } from "./messages.ts";

/** Rows drawn at once: typing has to stay quick. */
const DRAWN = 10;

interface FoundProps {
  readonly search: string;
  readonly found: readonly StoredPost[];
  readonly state: "reading" | "ready" | "failed";
  readonly row: (post: StoredPost) => ReactNode;
}

/** What a search found, the first of them drawn and more on request. */
export function Found({ search, found, state, row }: FoundProps) {
  const [more, setMore] = useState({ search, drawn: DRAWN });
  const drawn = more.search === search ? more.drawn : DRAWN;
  const words = messages.search;
  const count = found.length;
  return (
    <>
      <Text role="status" px="5" py="2.5" textStyle="caption" color="fg.muted">
        {state === "reading" ? words.reading(count) : words.found(count)}
        {state === "failed" ? ` ${words.failed}` : ""}
      </Text>
      {count === 0 && state !== "reading" ? (
        <EmptyState icon={<FileText />} title={messages.noMatch} />
      ) : (
        <Rows>{found.slice(0, drawn).map(row)}</Rows>
      )}
      {count > drawn ? (
        <Box px="5" py="3" borderTopWidth="1px">
          <Button variant="outline" onClick={() => setMore({ search, drawn: drawn + DRAWN })}>
            {words.more(count - drawn)}
          </Button>
        </Box>
      ) : null}
    </>
  );
}

/** The list around rows. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return (
    <Box as="ul" listStyleType="none">
      {children}
    </Box>
  );
}
