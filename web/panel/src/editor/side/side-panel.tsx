import { Box, Skeleton } from "@chakra-ui/react";
import type { Article } from "kit/firebase/posts";
import { type ReactNode, Suspense, useDeferredValue, useState } from "react";
import { useCan } from "#accounts/data/use-can.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import type { SoughtClaim } from "../body/claim-places.ts";
import { HistoryCard } from "../history/history-card.tsx";
import { type Draft, describeOutcome, getStoredStatus, type Problems } from "../shared/draft.ts";
import type { Uploads } from "../shared/use-pending-uploads.ts";
import { DetailsCard } from "./details-card.tsx";
import { PublicationCard } from "./publication-card.tsx";
import { SettingsDrawer } from "./settings-drawer.tsx";
import type { ClaimCheck } from "./use-claims.ts";
import type { Drawer } from "./use-drawer.ts";

/** Only generated and guest texts have claims. */
const ClaimsCard = lazyPart(() => import("./claims-card.tsx").then((m) => m.ClaimsCard));

const SimilarArticles = lazyPart(() =>
  import("./similar-articles.tsx").then((m) => m.SimilarArticles),
);

const FoundCards = lazyPart(() => import("./found/found-cards.tsx").then((m) => m.FoundCards));

export interface SidePanelProps {
  readonly drawer: Drawer;
  readonly id: string;
  readonly draft: Draft;
  readonly opened: Article | null;
  readonly problems: Problems;
  readonly now: Date;
  readonly uploads: Uploads;
  readonly claimCheck: ClaimCheck;
  readonly onShowClaim: (claim: SoughtClaim) => void;
  readonly change: (part: Partial<Draft>) => void;
  readonly unsaved: boolean;
  readonly onRestore: (draft: Draft) => void;
  readonly tool: ReactNode;
}

export function SidePanel(props: SidePanelProps) {
  const { id, draft, opened, problems, now, claimCheck, onShowClaim, change } = props;
  const { unsaved, onRestore, tool } = props;
  // Claims of a text that arrives later appear without hiding the settings.
  const source = useDeferredValue(draft.source);
  const hasTicks = source === "" || claimCheck.state !== "loading";
  const [isShown, setShown] = useState(hasTicks);
  if (hasTicks && !isShown) setShown(true);
  const hasHistory = useCan()("posts.readAll") && opened !== null;
  const skeleton = <Skeleton h="400px" />;
  const isNew = !opened?.post.published && (draft.published || draft.source === "guest");
  // The cards appear together, with their ticks: what arrives late would move others under the pointer.
  if (!isShown) return <SettingsDrawer drawer={props.drawer}>{skeleton}</SettingsDrawer>;
  return (
    <SettingsDrawer drawer={props.drawer}>
      <Suspense fallback={skeleton}>
        {tool}
        {source === "" ? null : (
          <ClaimsCard
            check={claimCheck}
            source={source}
            problem={problems.claims}
            onShow={onShowClaim}
          />
        )}
        <PublicationCard
          draft={draft}
          status={getStoredStatus(opened)}
          outcome={describeOutcome(draft, opened, now)}
          problem={problems.date}
          unchecked={claimCheck.open}
          now={now}
          isUploading={props.uploads.isRunning}
          similar={
            isNew ? (
              <Box minH="5">
                <Suspense fallback={null}>
                  <SimilarArticles postId={id} content={draft.content} />
                </Suspense>
              </Box>
            ) : null
          }
          change={change}
        />
        <DetailsCard
          id={id}
          draft={draft}
          problems={problems}
          change={change}
          onPending={props.uploads.setFeaturedPending}
        />
        <FoundCards draft={draft} problems={problems} change={change} />
        {hasHistory ? (
          <HistoryCard
            key={opened.post.updated_at.toISOString()}
            postId={id}
            draft={draft}
            unsaved={unsaved}
            onRestore={onRestore}
          />
        ) : null}
      </Suspense>
    </SettingsDrawer>
  );
}
