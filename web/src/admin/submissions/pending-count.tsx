import { chakra } from "@chakra-ui/react";
import { PENDING_COUNTED, usePendingSubmissions } from "#data/submissions.ts";

/** How many contact requests wait, at the tab's label. Nothing while it is not known, or when none waits. */
export function PendingCount() {
  const pending = usePendingSubmissions();
  const count = pending.state === "ready" ? pending.data.length + pending.unreadable.length : 0;
  if (count === 0) return null;
  const text = count > PENDING_COUNTED ? `${PENDING_COUNTED}+` : String(count);
  return (
    <chakra.span
      display="inline-grid"
      placeItems="center"
      minW="5"
      h="5"
      px="1.5"
      rounded="full"
      fontSize="xs"
      fontWeight="600"
      bg="bg.emphasized"
      color="gray.fg"
      position={{ base: "absolute", md: "static" }}
      top="1.5"
      insetInlineStart="calc(50% + .5rem)"
    >
      <chakra.span srOnly>, </chakra.span>
      {text}
      <chakra.span srOnly> pending</chakra.span>
    </chakra.span>
  );
}
