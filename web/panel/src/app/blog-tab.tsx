import { Box, Button, Skeleton } from "@chakra-ui/react";
import { FileUp } from "lucide-react";
import { Suspense, useRef } from "react";
import { useCan } from "#accounts/data/use-can.ts";
import { GuestPostsCard } from "#guests/guest-posts-card.tsx";
import { ImportedPictures } from "#imports/job-pictures/job-pictures.tsx";
import { CsvTemplateCard, UsageCard } from "#imports/upload/help-cards.tsx";
import { messages } from "#imports/upload/shared/messages.ts";
import { DeleteAllButton } from "#posts/delete-all/delete-all-button.tsx";
import { AiCard } from "#posts/list/ai-card.tsx";
import { ExportButton } from "#posts/list/export-button.tsx";
import { OwnPostsCard } from "#posts/list/own-posts-card.tsx";
import { PostsCard } from "#posts/list/posts-card.tsx";
import { TrashLink, TrashSwitch } from "#posts/trash/trash-switch.tsx";
import { PanelCard } from "#ui/card.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { TwoColumns } from "#ui/two-columns.tsx";

/** Reads texts of posts, with much code that the table above can do without. */
const CsvImportCards = lazyPart(() =>
  import("#imports/upload/csv-import-cards.tsx").then((m) => m.CsvImportCards),
);

function goTo(cards: HTMLElement | null): void {
  const heading = cards?.querySelector("h2");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  cards?.scrollIntoView({ block: "start" });
}

export function BlogTab() {
  const imports = useRef<HTMLDivElement>(null);
  const can = useCan();
  const mayImport = can("imports.run");
  if (!can("posts.readAll")) return <OwnPostsCard />;
  return (
    <TwoColumns
      side={
        <>
          {can("articles.generate") ? <AiCard /> : null}
          {can("guests.read") ? <GuestPostsCard /> : null}
          {mayImport ? <CsvTemplateCard /> : null}
          <UsageCard />
        </>
      }
    >
      <TrashSwitch>
        <PostsCard
          actions={
            <>
              <TrashLink />
              {mayImport ? (
                <Button variant="outline" onClick={() => goTo(imports.current)}>
                  <FileUp aria-hidden="true" size={16} /> Import CSV
                </Button>
              ) : null}
            </>
          }
          footer={
            can("posts.deleteAll") ? (
              <DeleteAllButton
                exports={
                  <>
                    <ExportButton format="json" />
                    <ExportButton format="csv" />
                  </>
                }
              />
            ) : undefined
          }
        />
      </TrashSwitch>
      {mayImport ? (
        <Box
          ref={imports}
          minW="0"
          // Below the sticky header.
          scrollMarginTop="calc({sizes.header.admin} + 1rem)"
          css={{ "& h2:focus": { outline: "none" } }}
        >
          <Suspense
            fallback={
              <PanelCard title={messages.card} description={messages.cardText}>
                <Skeleton h="20rem" />
              </PanelCard>
            }
          >
            <CsvImportCards />
          </Suspense>
          <ImportedPictures />
        </Box>
      ) : null}
    </TwoColumns>
  );
}
