import { Badge, Status } from "@chakra-ui/react";
import type { statusOf } from "./draft.ts";
import { messages } from "./messages.ts";

const PALETTE = { published: "green", draft: "gray", scheduled: "blue" } as const;

/** 'Published', 'Draft' or 'Scheduled'. */
export function StatusBadge({ status }: { readonly status: ReturnType<typeof statusOf> }) {
  return (
    <Badge colorPalette={PALETTE[status]} alignSelf={{ base: "flex-start", sm: "center" }}>
      <Status.Root colorPalette={PALETTE[status]} size="sm">
        <Status.Indicator />
      </Status.Root>
      {messages[status]}
    </Badge>
  );
}
