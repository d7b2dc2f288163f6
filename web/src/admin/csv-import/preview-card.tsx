import { Alert, Box, Text } from "@chakra-ui/react";
import { limits } from "functions/domain/limits";
import { PanelCard } from "#ui/panel-card.tsx";
import type { Source } from "./import-state.ts";
import { IssueList } from "./issue-list.tsx";
import { labels } from "./labels.ts";
import type { Preview } from "./preview.ts";
import { PreviewTable } from "./preview-table.tsx";

export interface PreviewCardProps {
  readonly preview: Preview;
  readonly source: Source;
}

/** 'Data Preview': the first entries as they will be stored, and every row that is left out or deserves a remark. */
export function PreviewCard({ preview, source }: PreviewCardProps) {
  const { rows, issues } = preview;
  const shown = rows.slice(0, limits.previewRows);
  const guessed = source.kind === "file" && source.encoding === "Windows-1252";
  return (
    <PanelCard title={labels.previewCard} badge={labels.entries(rows.length)}>
      {guessed ? (
        <Alert.Root status="warning" borderRadius="0" size="sm">
          <Alert.Indicator />
          <Alert.Title>{labels.windows1252}</Alert.Title>
        </Alert.Root>
      ) : null}
      {shown.length > 0 ? <PreviewTable rows={shown} slugs={preview.slugs} /> : null}
      {rows.length > shown.length ? (
        <Text px="5" py="3" color="fg.muted">
          {labels.more(rows.length - shown.length)}
        </Text>
      ) : null}
      {issues.length > 0 ? (
        <Box borderTopWidth="1px" px="5" py="4">
          <IssueList kind="rejected" issues={issues} />
          <IssueList kind="warning" issues={issues} />
        </Box>
      ) : null}
    </PanelCard>
  );
}
