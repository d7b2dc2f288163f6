import { Alert, Button } from "@chakra-ui/react";
import { adminDate } from "#lib/dates.ts";
import { messages } from "./messages.ts";
import type { Recovery } from "./use-recovery.ts";

/** Offers unsaved work that was found. */
export function RecoveryBanner({ recovery }: { readonly recovery: Recovery }) {
  const { keptAt, restore, discard } = recovery;
  if (keptAt === null) return null;
  return (
    <Alert.Root status="warning" mb="5" role="status" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content flex="1 1 16rem">
        <Alert.Title>{messages.recovery.title}</Alert.Title>
        <Alert.Description>{messages.recovery.text(adminDate(keptAt))}</Alert.Description>
      </Alert.Content>
      <Button colorPalette="brand" onClick={restore}>
        {messages.recovery.restore}
      </Button>
      <Button variant="outline" onClick={discard}>
        {messages.recovery.discard}
      </Button>
    </Alert.Root>
  );
}
