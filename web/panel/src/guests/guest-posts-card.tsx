import { Alert, Box, Button, chakra, Flex, Spinner, Text } from "@chakra-ui/react";
import { panelPaths } from "kit/lib/panel-paths";
import { Inbox, Newspaper, RefreshCw } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { BusyButton } from "#ui/busy-button.tsx";
import { PanelCard } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { GuestCard } from "./guest-card.tsx";
import { messages } from "./messages.ts";
import { type GuestPosts, useGuestPosts } from "./use-guest-posts.ts";

interface Imported {
  readonly postId: string;
  readonly title: string;
}

export function GuestPostsCard() {
  const guests = useGuestPosts();
  const { list, failure, refreshing, refresh, remove } = guests;
  const [imported, setImported] = useState<readonly Imported[]>([]);
  const newest = useRef<HTMLAnchorElement>(null);
  // The import button disappears with its card, so the focus moves to the new link.
  useEffect(() => {
    if (imported.length > 0) newest.current?.focus();
  }, [imported]);
  return (
    <PanelCard
      title={messages.title}
      description={messages.subtitle}
      {...(list && list.posts.length > 0 ? { badge: String(list.posts.length + list.more) } : {})}
      actions={
        <BusyButton
          size="sm"
          variant="outline"
          colorPalette="gray"
          busy={refreshing}
          busyText={messages.refreshing}
          onClick={() => void refresh()}
        >
          <RefreshCw aria-hidden="true" size={16} /> {messages.refresh}
        </BusyButton>
      }
    >
      <Box aria-busy={refreshing}>
        {failure === null ? null : <Failed reason={failure} />}
        <ImportedNotes notes={imported} newest={newest} />
        <Waiting
          guests={guests}
          onImported={(id, note) => {
            remove(id);
            setImported((before) => [note, ...before]);
          }}
        />
      </Box>
    </PanelCard>
  );
}

interface WaitingProps {
  readonly guests: GuestPosts;
  readonly onImported: (id: string, note: Imported) => void;
}

function Waiting({ guests: { list, failure, refreshing }, onImported }: WaitingProps) {
  if (list === null) {
    if (refreshing) return <Loading />;
    if (failure !== null) return null;
    const { notAsked, notAskedText } = messages;
    return <EmptyState icon={<Newspaper />} title={notAsked} text={notAskedText} />;
  }
  const { posts, skipped, more } = list;
  return (
    <>
      {skipped > 0 ? <Note text={messages.skipped(skipped)} /> : null}
      {posts.length === 0 && skipped + more === 0 ? (
        <EmptyState icon={<Inbox />} title={messages.empty} text={messages.emptyText} />
      ) : null}
      {posts.length === 0 ? null : (
        // Long lists scroll inside the card.
        <Box
          as="ul"
          listStyleType="none"
          maxH="40rem"
          overflowY="auto"
          tabIndex={0}
          aria-label={messages.title}
        >
          {posts.map((post) => (
            <Box as="li" key={post.id} borderBottomWidth="1px" _last={{ borderBottomWidth: "0" }}>
              <GuestCard
                post={post}
                onImported={(postId) => onImported(post.id, { postId, title: post.title })}
              />
            </Box>
          ))}
        </Box>
      )}
      {more > 0 ? <Note text={messages.more(more)} /> : null}
    </>
  );
}

function Loading() {
  return (
    <Flex role="status" align="center" gap="2.5" px="5" py="8" color="fg.muted">
      <Spinner size="sm" aria-hidden="true" /> {messages.refreshing}
    </Flex>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    <Text px="5" py="2.5" textStyle="caption" color="fg.muted">
      {text}
    </Text>
  );
}

function Failed({ reason }: { readonly reason: string }) {
  return (
    <Alert.Root status="error" borderRadius="0">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{messages.fetchFailed.description}</Alert.Title>
        <Alert.Description>{reason}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

interface ImportedNotesProps {
  readonly notes: readonly Imported[];
  readonly newest: RefObject<HTMLAnchorElement | null>;
}

function ImportedNotes({ notes, newest }: ImportedNotesProps) {
  return notes.map(({ postId, title }, index) => (
    <Flex key={postId} px="5" py="2.5" gap="3" align="center" bg="green.subtle">
      <Text flex="1" minW="0" textStyle="caption" overflowWrap="anywhere">
        {messages.importedNote} <b>{title}</b>
      </Text>
      <Button asChild size="sm" variant="outline" bg="bg.panel">
        <RouterLink to={panelPaths.editPost(postId)} {...(index === 0 ? { ref: newest } : {})}>
          {messages.edit}
          <chakra.span srOnly>{messages.editName(title)}</chakra.span>
        </RouterLink>
      </Button>
    </Flex>
  ));
}
