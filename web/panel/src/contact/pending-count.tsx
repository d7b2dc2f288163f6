import { chakra } from "@chakra-ui/react";
import { usePendingCount } from "./data/submissions.ts";

export function PendingCount() {
  const count = usePendingCount();
  if (count === undefined) return null;
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
      {count}
      <chakra.span srOnly> pending</chakra.span>
    </chakra.span>
  );
}
