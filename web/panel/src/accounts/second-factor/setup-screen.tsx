import { Button, Text } from "@chakra-ui/react";
import { messages } from "./messages.ts";
import { SetupSteps } from "./setup-steps.tsx";
import { useSecondFactor } from "./use-second-factor.ts";

/** Before the panel opens, which it does by itself when the token has the second factor. */
export function SecondFactorSetup() {
  const factor = useSecondFactor();
  if (factor.state === "loading") return <Text role="status">{messages.loading}</Text>;
  const isFailed = factor.state === "failed";
  if (!isFailed && factor.data === null) return <SetupSteps onDone={() => {}} />;
  return (
    <>
      <Text role="alert" mb="4">
        {isFailed ? messages.failed : messages.signInAgain}
      </Text>
      {isFailed ? <Button onClick={factor.retry}>{messages.retry}</Button> : null}
    </>
  );
}
