import { Flex, Grid } from "@chakra-ui/react";
import { CsvImportCards } from "./csv-import/csv-import-cards.tsx";
import { CsvTemplateCard } from "./csv-import/csv-template-card.tsx";
import { UsageCard } from "./csv-import/usage-card.tsx";
import { DeleteAllButton } from "./deletion/delete-all-button.tsx";
import { GuestPostsCard } from "./guest-posts/guest-posts-card.tsx";
import { AiCard } from "./posts/ai-card.tsx";
import { PostsCard } from "./posts/posts-card.tsx";
import { ExportButton } from "./posts/posts-toolbar.tsx";

/** Work on the left, its sources and instructions on the right; on phones one after the other. */
export function BlogTab() {
  return (
    <Grid
      gap="5"
      alignItems="start"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22.5rem" }}
    >
      <Flex direction="column" gap="5" minW="0">
        <PostsCard
          actions={
            <DeleteAllButton
              exports={
                <>
                  <ExportButton format="json" />
                  <ExportButton format="csv" />
                </>
              }
            />
          }
        />
        <CsvImportCards />
      </Flex>
      <Flex direction="column" gap="5" minW="0">
        <AiCard />
        <GuestPostsCard />
        <CsvTemplateCard />
        <UsageCard />
      </Flex>
    </Grid>
  );
}
