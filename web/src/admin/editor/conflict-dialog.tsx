import { Box, Button, Dialog, Grid, Heading, Portal, Text } from "@chakra-ui/react";
import { useRef } from "react";
import type { Article } from "#data/posts.ts";
import { adminDate } from "#lib/dates.ts";
import { BusyButton } from "#ui/panel-busy-button.tsx";
import { htmlOf } from "./content.ts";
import { type Draft, draftOf } from "./draft.ts";
import { messages } from "./messages.ts";
import { RenderedBody } from "./preview.tsx";

export interface ConflictDialogProps {
  readonly mine: Draft;
  /** What somebody else saved meanwhile; null closes the dialog. */
  readonly theirs: Article | null;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onMine: (theirs: Article) => void;
  readonly onTheirs: (theirs: Article) => void;
}

/** Both versions of a post that two people saved, to choose from (G-62). */
export function ConflictDialog(props: ConflictDialogProps) {
  const { mine, theirs, busy, onCancel, onMine, onTheirs } = props;
  const { conflict } = messages;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      size="xl"
      scrollBehavior="inside"
      open={theirs !== null}
      lazyMount
      unmountOnExit
      initialFocusEl={() => cancel.current}
      onOpenChange={({ open }) => {
        if (!open) onCancel();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{conflict.title}</Dialog.Title>
            </Dialog.Header>
            {theirs === null ? null : (
              <>
                <Dialog.Body tabIndex={0}>
                  <Text mb="4">{conflict.text}</Text>
                  <Grid
                    gap="5"
                    templateColumns={{ base: "minmax(0,1fr)", md: "repeat(2, minmax(0,1fr))" }}
                  >
                    <Version name={conflict.mine} draft={mine} />
                    <Version
                      name={`${conflict.theirs}, ${adminDate(theirs.post.updated_at)}`}
                      draft={draftOf(theirs)}
                    />
                  </Grid>
                </Dialog.Body>
                <Dialog.Footer flexWrap="wrap">
                  <Button ref={cancel} variant="outline" me="auto" onClick={onCancel}>
                    {conflict.cancel}
                  </Button>
                  <Button variant="outline" onClick={() => onTheirs(theirs)}>
                    {conflict.takeTheirs}
                  </Button>
                  <BusyButton
                    colorPalette="brand"
                    busy={busy}
                    busyText={messages.saving}
                    onClick={() => onMine(theirs)}
                  >
                    {conflict.keepMine}
                  </BusyButton>
                </Dialog.Footer>
              </>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
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
      <RenderedBody html={htmlOf(draft.content)} />
    </Box>
  );
}
