import { Alert, Box, Button, EmptyState, Skeleton, Stack } from "@chakra-ui/react";
import { FileQuestion } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useParams } from "react-router-dom";
import { useSession } from "#data/accounts/session-store.ts";
import { useCan } from "#data/accounts/use-can.ts";
import { openPost } from "#data/posts/post-editing.ts";
import { panelAddress, RETURNING } from "#ui/panel/list/panel-return.ts";
import { notify } from "#ui/panel/toasts/toaster.tsx";
import { EditorScreen } from "./editor-screen.tsx";
import { type EditorStart, newPostStart, storedPostStart } from "./shared/draft.ts";
import type { EditorTool } from "./shared/editor-api.ts";
import { messages } from "./shared/messages.ts";

export interface EditorPageProps {
  readonly Tool?: EditorTool;
}

export function CreatePage({ Tool }: EditorPageProps) {
  const [start] = useState(() => newPostStart(crypto.randomUUID(), new Date()));
  return <EditorScreen start={start} Tool={Tool ?? null} />;
}

type Loading = EditorStart | "loading" | "missing" | "failed";

export function EditPage(props: EditorPageProps) {
  const { id = "" } = useParams();
  return <LoadedPost key={id} id={id} {...props} />;
}

function LoadedPost({ id, Tool }: EditorPageProps & { readonly id: string }) {
  const [loading, setLoading] = useState<Loading>("loading");
  const [attempt, setAttempt] = useState(0);
  const mayEdit = useMayEdit();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to read again
  useEffect(() => {
    let canceled = false;
    openPost(id)
      .then((article) => {
        if (!canceled) setLoading(article ? storedPostStart(article) : "missing");
      })
      .catch((error: unknown) => {
        if (canceled) return;
        console.warn("A post could not be read", error);
        notify.error(messages.error, messages.notLoaded);
        setLoading("failed");
      });
    return () => {
      canceled = true;
    };
  }, [id, attempt]);

  if (typeof loading === "object" && !mayEdit(loading)) return <Notice words={messages.ofOthers} />;
  if (typeof loading === "object")
    return <EditorScreen key={loading.id} start={loading} Tool={Tool ?? null} />;
  if (loading === "loading") return <EditorSkeleton />;
  if (loading === "missing") return <Notice words={messages.missing} />;
  return (
    <Box p="6" maxW="50rem" mx="auto">
      <Alert.Root status="error">
        <Alert.Indicator />
        <Alert.Title flex="1">{messages.notLoaded}</Alert.Title>
        <Button
          variant="outline"
          onClick={() => {
            setLoading("loading");
            setAttempt(attempt + 1);
          }}
        >
          {messages.retry}
        </Button>
      </Alert.Root>
    </Box>
  );
}

/** Authors change the drafts that they created; what is public opens for them on the site. */
function useMayEdit(): (start: EditorStart) => boolean {
  const session = useSession();
  const mayEditAll = useCan("posts.save");
  return ({ article }) =>
    mayEditAll ||
    (session.state === "signed-in" &&
      article?.post.created_by_uid === session.uid &&
      !article.post.published &&
      article.post.scheduled_for === undefined);
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
