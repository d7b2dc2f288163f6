import { Text } from "@chakra-ui/react";
import { removeSecondFactor, type SecondFactor } from "../data/second-factor.ts";
import { messages } from "./messages.ts";
import { StepForm } from "./step-form.tsx";
import { useStep } from "./use-step.ts";

interface RemoveFormProps {
  readonly factor: SecondFactor;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export function RemoveForm({ factor, onDone, onCancel }: RemoveFormProps) {
  const words = messages.remove;
  const step = useStep(
    { password: "", code: "" },
    ({ password, code }) => removeSecondFactor(factor, password, code),
    { failed: words.failed, success: words.done, onDone },
  );
  return (
    <StepForm step={step} words={words} palette="red" onCancel={onCancel}>
      <Text>{words.text}</Text>
    </StepForm>
  );
}
