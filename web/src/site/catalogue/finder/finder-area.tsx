import { Box } from "@chakra-ui/react";
import { WifiOff } from "lucide-react";
import { LoadingMessage } from "#ui/shared/loading-message.tsx";
import { EmptyPanel } from "#ui/site/empty-panel.tsx";
import { content } from "./content.ts";
import type { CatalogueFinder } from "./use-catalogue-finder.ts";

/** As high as the screen, so that the page's end stays below it. */
export function FinderArea({ finder }: { readonly finder: CatalogueFinder }) {
  const { loaded, search, hasFailed, retry, onRemove, onClear } = finder;
  return (
    <Box minHeight="100svh">
      {loaded && search ? (
        <loaded.code.FinderResults
          index={loaded.index}
          search={search}
          onRemove={onRemove}
          onClear={onClear}
        />
      ) : null}
      {!search && hasFailed ? (
        <EmptyPanel
          icon={WifiOff}
          title={content.failed.title}
          text={content.failed.text}
          action={{ label: content.failed.retry, onClick: () => void retry() }}
        />
      ) : null}
      {!search && !hasFailed ? <LoadingMessage>{content.loading}</LoadingMessage> : null}
    </Box>
  );
}
