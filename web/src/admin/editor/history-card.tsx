import { Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { editableHtml } from "functions/domain/markdown-to-html";
import type { PostVersion } from "functions/domain/post-version";
import { useState } from "react";
import { versionsOf } from "#data/post-versions.ts";
import { adminDate } from "#lib/dates.ts";
import { BusyButton } from "#ui/panel-busy-button.tsx";
import { PanelCard } from "#ui/panel-card.tsx";
import { notify } from "#ui/toaster.tsx";
import { useAction } from "#ui/use-action.ts";
import { type Draft, withTitle } from "./draft.ts";
import { messages } from "./messages.ts";

type Version = PostVersion & { readonly id: string };

export interface HistoryCardProps {
  readonly postId: string;
  readonly draft: Draft;
  readonly onRestore: (draft: Draft) => void;
}

/** What earlier saves replaced, to be brought back into the editor. */
export function HistoryCard({ postId, draft, onRestore }: HistoryCardProps) {
  const { history } = messages;
  const [versions, setVersions] = useState<readonly Version[] | null>(null);
  const [show, busy] = useAction(async () => setVersions(await versionsOf(postId)), {
    failure: { title: messages.error, description: history.failed },
  });
  function restore({ title, content, content_format }: Version): void {
    const html = editableHtml(content, content_format);
    onRestore({ ...withTitle(draft, title), content: { source: "html", html } });
    notify.success(history.restored, history.restoredText);
  }
  return (
    <PanelCard title={history.title}>
      <Box p="5">
        {versions === null ? (
          <BusyButton
            variant="outline"
            busy={busy}
            busyText={history.loading}
            onClick={() => void show()}
          >
            {history.show}
          </BusyButton>
        ) : null}
        {versions?.length === 0 ? <Text color="fg.muted">{history.empty}</Text> : null}
        {versions && versions.length > 0 ? (
          <Stack as="ul" gap="3" listStyleType="none">
            {versions.map((version) => (
              <Flex as="li" key={version.id} gap="3" align="center" justify="space-between">
                <Box minW="0">
                  <Text lang="es" truncate fontWeight="550">
                    {version.title}
                  </Text>
                  <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
                    {history.replaced(adminDate(version.replaced_at), version.replaced_by)}
                  </Text>
                </Box>
                <Button variant="outline" size="xs" flex="none" onClick={() => restore(version)}>
                  {history.restore}
                </Button>
              </Flex>
            ))}
          </Stack>
        ) : null}
      </Box>
    </PanelCard>
  );
}
