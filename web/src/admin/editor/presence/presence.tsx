import { Alert } from "@chakra-ui/react";
import { messages } from "../shared/messages.ts";
import { usePresence } from "./use-presence.ts";

export function Presence({ postId }: { readonly postId: string }) {
  const others = usePresence(postId);
  return (
    <div role="status">
      {others.length === 0 ? null : (
        <Alert.Root status="info" mb="4">
          <Alert.Indicator />
          <Alert.Title overflowWrap="anywhere">{messages.editing(others)}</Alert.Title>
        </Alert.Root>
      )}
    </div>
  );
}
