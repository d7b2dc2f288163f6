import { Box, Button, Text } from "@chakra-ui/react";
import { useState } from "react";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useAction } from "#ui/use-action.ts";
import { demandSecondFactor } from "../data/second-factor.ts";
import { messages } from "./messages.ts";

interface DemandProps {
  /** The own sign-in had a second factor. */
  readonly canChange: boolean;
  readonly isDemanded: boolean;
}

/** Of all administrators. The role document tells what is demanded. */
export function Demand({ canChange, isDemanded }: DemandProps) {
  const [isAsked, setIsAsked] = useState(false);
  const words = isDemanded ? messages.demand.drop : messages.demand.turnOn;
  const [run, busy] = useAction(() => demandSecondFactor(!isDemanded), {
    success: words.done,
    failure: messages.demand.failed,
  });
  async function confirm(): Promise<void> {
    await run();
    setIsAsked(false);
  }
  return (
    <Box px="5" py="4" borderTopWidth="1px">
      <Text textStyle="caption" color="fg.muted">
        {canChange ? words.state : messages.demand.needsOwn}
      </Text>
      {canChange ? (
        <Button mt="3" variant="outline" onClick={() => setIsAsked(true)}>
          {words.open}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsked}
        title={words.title}
        confirm={words.confirm}
        palette="brand"
        busy={busy}
        busyText={messages.demand.busy}
        onConfirm={confirm}
        onCancel={() => setIsAsked(false)}
      >
        {words.text}
      </ConfirmDialog>
    </Box>
  );
}
