import { Alert, Box, Button, EmptyState, Skeleton, Stack } from "@chakra-ui/react";
import { canSavePost } from "domain/posts/can-save-post";
import { useRead } from "kit/firebase/use-read";
import { FileQuestion } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useParams } from "react-router-dom";
import { useSession } from "#accounts/data/session-store.ts";
import { openPost } from "#posts/data/post-editing.ts";
import { panelAddress, RETURNING } from "#ui/list/panel-return.ts";
import { notify } from "#ui/toasts/toaster.tsx";
import { EditorScreen } from "./editor-screen.tsx";
import { newPostStart, storedPostStart } from "./shared/draft.ts";
import type { EditorTool } from "./shared/editor-api.ts";
import { messages } from "./shared/messages.ts";

export interface EditorPageProps {
  readonly Tool?: EditorTool;
}

export function CreatePage({ Tool }: EditorPageProps) {
  const [start] = useState(() => newPostStart(crypto.randomUUID(), new Date()));
  return <EditorScreen start={start} Tool={Tool ?? null} />;
}

export function EditPage(props: EditorPageProps) {
  const { id = "" } = useParams();
  return <LoadedPost key={id} id={id} {...props} />;
}

function LoadedPost({ id, Tool }: EditorPageProps & { readonly id: string }) {
  const session = useSession();
  const readStart = async () => {
    const article = await openPost(id);
    return article && storedPostStart(article);
  };
  const post = useRead(readStart, [id], "A post could not be read");
  const hasFailed = post.state === "failed";
  useEffect(() => {
    if (hasFailed) notify.error(messages.error, messages.notLoaded);
  }, [hasFailed]);

  if (post.state === "loading") return <EditorSkeleton />;
  if (post.state === "ready") {
    const start = post.data;
    if (!start) return <Notice words={messages.missing} />;
    const stored = start.article?.post;
    const mayEdit = session.state === "signed-in" && stored && canSavePost(stored, session);
    if (!mayEdit) return <Notice words={messages.ofOthers} />;
    return <EditorScreen key={start.id} start={start} Tool={Tool ?? null} />;
  }
  return (
    <Box p="6" maxW="50rem" mx="auto">
      <Alert.Root status="error">
        <Alert.Indicator />
        <Alert.Title flex="1">{messages.notLoaded}</Alert.Title>
        <Button variant="outline" onClick={post.retry}>
          {messages.retry}
        </Button>
      </Alert.Root>
    </Box>
  );
}

interface NoticeProps {
  readonly words: { readonly title: string; readonly text: string };
}

function Notice({ words }: NoticeProps) {
  return (
    <EmptyState.Root py="24">
      <EmptyState.Content>
        <EmptyState.Indicator>
          <FileQuestion aria-hidden="true" />
        </EmptyState.Indicator>
        <EmptyState.Title asChild>
          <h1>{words.title}</h1>
        </EmptyState.Title>
        <EmptyState.Description>{words.text}</EmptyState.Description>
        <Button asChild variant="outline">
          <Link to={panelAddress()} state={RETURNING}>
            {messages.back}
            {messages.panel}
          </Link>
        </Button>
      </EmptyState.Content>
    </EmptyState.Root>
  );
}

function EditorSkeleton() {
  return (
    <Box
      role="status"
      aria-label={messages.loading}
      aria-busy="true"
      bg="bg"
      minH="100svh"
      px="6"
      pt="24"
    >
      <Stack maxW="50rem" mx="auto" gap="6">
        <Skeleton h="3rem" w="80%" />
        <Skeleton h="1rem" w="40%" />
        <Skeleton h="2.5rem" />
        <Skeleton h="18rem" />
      </Stack>
    </Box>
  );
}
