import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Article } from "#data/posts.ts";
import { ClaimsCard } from "./claims-card.tsx";
import { DetailsCard } from "./details-card.tsx";
import type { Draft, Problems } from "./draft.ts";
import { HistoryCard } from "./history-card.tsx";
import { PublicationCard } from "./publication-card.tsx";
import { SearchCard } from "./search-card.tsx";
import type { ClaimCheck } from "./use-claims.ts";

export interface SidePanelProps {
  readonly id: string;
  readonly draft: Draft;
  readonly opened: Article | null;
  readonly problems: Problems;
  readonly now: Date;
  readonly check: ClaimCheck;
  readonly change: (part: Partial<Draft>) => void;
  readonly onRestore: (draft: Draft) => void;
  /** The card of a tool, above all others. */
  readonly tool: ReactNode;
}

/** Everything about a post but its text. Below 1280 px it follows the text. */
export function SidePanel(props: SidePanelProps) {
  const { id, draft, opened, problems, now, check, change, onRestore, tool } = props;
  return (
    <Flex
      as="aside"
      aria-label="Post settings"
      direction="column"
      gap="4"
      p={{ base: "4", md: "5" }}
      bg="bg.subtle"
      borderInlineStartWidth={{ xl: "1px" }}
      borderTopWidth={{ base: "1px", xl: "0" }}
      minW="0"
    >
      {tool}
      {draft.source === "" ? null : (
        <ClaimsCard check={check} source={draft.source} problem={problems.claims} />
      )}
      <PublicationCard
        draft={draft}
        problem={problems.date}
        unchecked={check.open}
        now={now}
        change={change}
      />
      <DetailsCard id={id} draft={draft} problems={problems} change={change} />
      <SearchCard draft={draft} problems={problems} change={change} />
      {opened ? (
        <HistoryCard
          key={opened.post.updated_at.toISOString()}
          postId={id}
          draft={draft}
          onRestore={onRestore}
        />
      ) : null}
    </Flex>
  );
}
