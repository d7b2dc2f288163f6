import { TwoColumns } from "#ui/panel/two-columns.tsx";
import { DeleteAllButton } from "./deletion/delete-all-button.tsx";
import { GuestPostsCard } from "./guests/guest-posts-card.tsx";
import { CsvImportCards } from "./imports/csv-import-cards.tsx";
import { CsvTemplateCard, UsageCard } from "./imports/help-cards.tsx";
import { AiCard } from "./posts/ai-card.tsx";
import { ExportButton } from "./posts/export-button.tsx";
import { PostsCard } from "./posts/posts-card.tsx";
import { TrashLink, TrashSwitch } from "./trash/trash-switch.tsx";

export function BlogTab() {
  return (
    <TwoColumns
      side={
        <>
          <AiCard />
          <GuestPostsCard />
          <CsvTemplateCard />
          <UsageCard />
        </>
      }
    >
      <TrashSwitch>
        <PostsCard
          actions={
            <>
              <TrashLink />
              <DeleteAllButton
                exports={
                  <>
                    <ExportButton format="json" />
                    <ExportButton format="csv" />
                  </>
                }
              />
            </>
          }
        />
      </TrashSwitch>
      <CsvImportCards />
    </TwoColumns>
  );
}
