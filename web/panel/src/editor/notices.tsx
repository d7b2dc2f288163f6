import { Alert, Button, Text } from "@chakra-ui/react";
import { renderArticle } from "domain/article-html/render-article";
import { adminDate } from "kit/lib/format/dates";
import { useMemo } from "react";
import type { UndoStep } from "./saving/use-draft.ts";
import type { Recovery } from "./saving/use-recovery.ts";
import { toHtml } from "./shared/content.ts";
import { messages } from "./shared/messages.ts";

interface NoticesProps {
  readonly recovery: Recovery;
  readonly isStored: boolean;
  readonly isCopied: boolean;
  readonly undo: UndoStep | null;
  readonly onUndo: (undo: UndoStep) => void;
}

export function Notices({ recovery, isStored, isCopied, undo, onUndo }: NoticesProps) {
  return (
    <>
      <RecoveryBanner recovery={recovery} />
      {isStored ? null : (
        <Alert.Root status="warning" mb="4">
          <Alert.Indicator />
          <Alert.Title>{messages.notStored}</Alert.Title>
        </Alert.Root>
      )}
      {isStored && !isCopied ? (
        <Text role="status" textStyle="caption" color="fg.muted" mb="4">
          {messages.notCopied}
        </Text>
      ) : null}
      {undo ? (
        <Alert.Root status="info" mb="4">
          <Alert.Indicator />
          <Alert.Title flex="1">{messages.replace[undo.message]}</Alert.Title>
          <Button size="xs" variant="outline" onClick={() => onUndo(undo)}>
            {messages.replace.undo}
          </Button>
        </Alert.Root>
      ) : null}
    </>
  );
}

function RecoveryBanner({ recovery }: { readonly recovery: Recovery }) {
  const { found, count, isOutdated, restore, discard } = recovery;
  const html = found === null ? "" : toHtml(found.draft.content);
  const words = useMemo(() => renderArticle(html, "html").words, [html]);
  if (found === null) return null;
  const { title, text, elsewhere, outdated } = messages.recovery;
  const what = messages.recovery.what(found.draft.title.trim(), words);
  const date = adminDate(new Date(found.savedAt));
  return (
    <Alert.Root status="warning" mb="5" role="status" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content flex="1 1 16rem">
        <Alert.Title>{title(count)}</Alert.Title>
        <Alert.Description>
          {found.isElsewhere ? elsewhere(what, date) : text(what, date)}
          {isOutdated ? ` ${outdated}` : ""}
        </Alert.Description>
      </Alert.Content>
      <Button colorPalette="brand" onClick={restore}>
        {messages.recovery.restore}
      </Button>
      <Button variant="outline" onClick={discard}>
        {messages.recovery.discard}
      </Button>
    </Alert.Root>
  );
}
