import { Box, Button, Grid, Heading, Skeleton, Text } from "@chakra-ui/react";
import type { Article } from "kit/firebase/posts";
import { adminDate } from "kit/lib/format/dates";
import { Suspense } from "react";
import { useSession } from "#accounts/data/session-store.ts";
import type { LastSave } from "#posts/data/last-save.ts";
import { BusyButton } from "#ui/busy-button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { RenderedBody } from "../body/preview.tsx";
import { getText } from "../history/versions.ts";
import { toHtml } from "../shared/content.ts";
import { type Draft, toDraft } from "../shared/draft.ts";
import { messages } from "../shared/messages.ts";

const conflict = {
  title: "Somebody else saved this post meanwhile",
  ownTitle: "You saved this post in another tab meanwhile",
  text: "Compare both versions and choose. The one you do not choose is not lost: theirs stays in the history, yours can be brought back with Undo.",
  savedBy: (who: string | null, when: string) => `${who ?? "Somebody else"} saved it on ${when}.`,
  difference: "From the saved version to yours",
  yours: "Your version",
  saved: "Saved version",
  saveYours: "Save mine",
  useSaved: "Use the saved one",
  cancel: "Keep editing",
} as const;

const Difference = lazyPart(() => import("../history/difference.tsx").then((m) => m.Difference));

export interface Conflict extends LastSave {
  readonly stored: Article;
  /** Whether the editor was to stay open. */
  readonly stay: boolean;
}

export interface ConflictDialogProps {
  readonly draft: Draft;
  readonly conflict: Conflict | null;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onKeepDraft: (stored: Article) => void;
  readonly onUseSaved: (stored: Article) => void;
}

export function ConflictDialog(props: ConflictDialogProps) {
  const { draft, busy, onCancel, onKeepDraft, onUseSaved } = props;
  const { stored, by, at } = props.conflict ?? { stored: null, by: null, at: new Date(0) };
  const session = useSession();
  const isOwn = session.state === "signed-in" && by !== null && session.email === by;
  return (
    <PanelDialog
      role="alertdialog"
      size="xl"
      placement="top"
      scrollBehavior="inside"
      bodyProps={{ tabIndex: 0 }}
      open={stored !== null}
      title={isOwn ? conflict.ownTitle : conflict.title}
      onClose={onCancel}
      footer={
        stored === null ? null : (
          <>
            <Button data-autofocus variant="outline" me={{ sm: "auto" }} onClick={onCancel}>
              {conflict.cancel}
            </Button>
            <Button variant="outline" onClick={() => onUseSaved(stored)}>
              {conflict.useSaved}
            </Button>
            <BusyButton
              colorPalette="brand"
              busy={busy}
              busyText={messages.saving}
              onClick={() => onKeepDraft(stored)}
            >
              {conflict.saveYours}
            </BusyButton>
          </>
        )
      }
    >
      {stored === null ? null : (
        <>
          <Text mb="4" overflowWrap="anywhere">
            {`${conflict.savedBy(by, adminDate(at))} ${conflict.text}`}
          </Text>
          <Box as="section" aria-label={conflict.difference} mb="5">
            <Heading as="h3" fontSize="sm" color="fg.muted" mb="2">
              {conflict.difference}
            </Heading>
            <Suspense fallback={<Skeleton h="4rem" />}>
              <Difference before={getText(toDraft(stored))} after={getText(draft)} />
            </Suspense>
          </Box>
          <Grid gap="5" templateColumns={{ base: "minmax(0,1fr)", md: "repeat(2, minmax(0,1fr))" }}>
            <Version name={conflict.yours} draft={draft} />
            <Version name={conflict.saved} draft={toDraft(stored)} />
          </Grid>
        </>
      )}
    </PanelDialog>
  );
}

function Version({ name, draft }: { readonly name: string; readonly draft: Draft }) {
  return (
    <Box as="section" aria-label={name} borderWidth="1px" rounded="l3" p="4" minW="0">
      <Heading as="h3" fontSize="sm" color="fg.muted" mb="2">
        {name}
      </Heading>
      <Text lang="es" fontSize="lg" fontWeight="600" mb="1">
        {draft.title}
      </Text>
      <Text lang="es" color="fg.muted" mb="4">
        {draft.excerpt}
      </Text>
      <Box ref={nameGroups}>
        <RenderedBody html={toHtml(draft.content)} />
      </Box>
    </Box>
  );
}

/** Landmarks need different names, but both versions may hold the same table. */
function nameGroups(body: HTMLElement | null): void {
  for (const region of body?.querySelectorAll("[role=region]") ?? []) {
    region.setAttribute("role", "group");
  }
}
