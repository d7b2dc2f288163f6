import { Alert, Button } from "@chakra-ui/react";
import type { StoredPost } from "domain/posts/post";
import { adminDate } from "kit/lib/format/dates";
import { useState } from "react";
import { useSession } from "#accounts/data/session-store.ts";
import { useNewerSave } from "#posts/data/last-save.ts";
import { messages } from "../shared/messages.ts";
import { usePresence } from "./use-presence.ts";

/** Also where the text is scrolled, until somebody has seen it. */
const inView = {
  position: "fixed",
  top: "calc({sizes.header.admin} + .5rem)",
  insetInline: "4",
  w: "auto",
  mx: "auto",
  maxW: "44rem",
  zIndex: "sticky",
  shadow: "md",
} as const;

interface PresenceProps {
  /** As it was read or saved here last. */
  readonly post: StoredPost;
  /** The own save is newer than `post` until it is read. */
  readonly isSaving: boolean;
}

/** Says who else has the post open, and who saved it meanwhile. */
export function Presence({ post, isSaving }: PresenceProps) {
  const others = usePresence(post.id);
  const newer = useNewerSave(post);
  const session = useSession();
  const [seen, setSeen] = useState<number>();
  const isOwn = session.state === "signed-in" && newer?.by === session.email;
  return (
    <div role="status">
      {others.length === 0 ? null : (
        <Alert.Root status="info" mb="4">
          <Alert.Indicator />
          <Alert.Title overflowWrap="anywhere">{messages.editing(others)}</Alert.Title>
        </Alert.Root>
      )}
      {newer === null || isSaving ? null : (
        <Alert.Root status="warning" mb="4" {...(newer.at.getTime() === seen ? {} : inView)}>
          <Alert.Indicator />
          <Alert.Title flex="1" overflowWrap="anywhere">
            {messages.newer(newer.by, isOwn, adminDate(newer.at))}
          </Alert.Title>
          {newer.at.getTime() === seen ? null : (
            <Button size="xs" variant="outline" onClick={() => setSeen(newer.at.getTime())}>
              {messages.seen}
            </Button>
          )}
        </Alert.Root>
      )}
    </div>
  );
}
