import { Button, Text } from "@chakra-ui/react";
import { messages } from "./messages.ts";
import { SetupSteps } from "./setup-steps.tsx";
import { useSecondFactor } from "./use-second-factor.ts";

/** Before the panel opens, which it does by itself when the token has the second factor. */
export function SecondFactorSetup() {
  const { known, read } = useSecondFactor();
  if (known === "loading") return <Text role="status">{messages.loading}</Text>;
  if (known === null) return <SetupSteps onDone={() => {}} />;
  const isFailed = known === "failed";
  return (
    <>
      <Text role="alert" mb="4">
        {isFailed ? messages.failed : messages.signInAgain}
      </Text>
      {isFailed ? <Button onClick={read}>{messages.retry}</Button> : null}
    </>
  );
}
