import { Badge, Status } from "@chakra-ui/react";
import type { PostStatus } from "../shared/draft.ts";
import { messages } from "../shared/messages.ts";

const PALETTE = { published: "green", draft: "gray", scheduled: "blue" } as const;

export function StatusBadge({ status }: { readonly status: PostStatus }) {
  return (
    <Badge colorPalette={PALETTE[status]} alignSelf={{ base: "flex-start", sm: "center" }}>
      <Status.Root colorPalette={PALETTE[status]} size="sm">
        <Status.Indicator />
      </Status.Root>
      {messages[status]}
    </Badge>
  );
}
