import { Alert } from "@chakra-ui/react";
import type { StoredPost } from "domain/posts/post";
import { useSession } from "#data/accounts/session-store.ts";
import { useNewerSave } from "#data/posts/last-save.ts";
import { adminDate } from "#lib/format/dates.ts";
import { messages } from "../shared/messages.ts";
import { usePresence } from "./use-presence.ts";

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
  const isOwn = session.state === "admin" && newer?.by === session.email;
  return (
    <div role="status">
      {others.length === 0 ? null : (
        <Alert.Root status="info" mb="4">
          <Alert.Indicator />
          <Alert.Title overflowWrap="anywhere">{messages.editing(others)}</Alert.Title>
        </Alert.Root>
      )}
      {newer === null || isSaving ? null : (
        <Alert.Root status="warning" mb="4">
          <Alert.Indicator />
          <Alert.Title overflowWrap="anywhere">
            {messages.newer(newer.by, isOwn, adminDate(newer.at))}
          </Alert.Title>
        </Alert.Root>
      )}
    </div>
  );
}
