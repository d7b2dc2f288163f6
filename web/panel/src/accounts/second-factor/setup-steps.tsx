import { Box, Button, QrCode, Text } from "@chakra-ui/react";
import { site } from "kit/lib/site";
import { useState } from "react";
import { getErrorCode } from "#ui/auth-failures.ts";
import { type Enrollment, startEnrollment } from "../data/second-factor.ts";
import { messages } from "./messages.ts";
import { StepForm } from "./step-form.tsx";
import { useStep } from "./use-step.ts";

interface SetupStepsProps {
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}

/** Asks for the password, then for a code of the new app. */
export function SetupSteps({ onDone, onCancel }: SetupStepsProps) {
  const [enrollment, setEnrollment] = useState<Enrollment | "not-offered">();
  if (enrollment === "not-offered")
    return (
      <>
        <Text role="alert" mb="4">
          {messages.notOffered}
        </Text>
        {onCancel ? (
          <Button variant="outline" onClick={onCancel}>
            {messages.cancel}
          </Button>
        ) : null}
      </>
    );
  return enrollment ? (
    <ScanStep enrollment={enrollment} onDone={onDone} onCancel={onCancel} />
  ) : (
    <PasswordStep onStarted={setEnrollment} onCancel={onCancel} />
  );
}

interface PasswordStepProps {
  readonly onStarted: (enrollment: Enrollment | "not-offered") => void;
  readonly onCancel: (() => void) | undefined;
}

function PasswordStep({ onStarted, onCancel }: PasswordStepProps) {
  const words = messages.password;
  const step = useStep({ password: "" }, ({ password }) => start(password), {
    ...{ failed: words.failed, onDone: onStarted },
  });
  return (
    <StepForm step={step} words={words} onCancel={onCancel}>
      <Text>{words.text}</Text>
    </StepForm>
  );
}

async function start(password: string): Promise<Enrollment | "not-offered"> {
  try {
    return await startEnrollment(password, site.brand);
  } catch (error) {
    if (getErrorCode(error) === "failed-precondition") return "not-offered";
    throw error;
  }
}

interface ScanStepProps {
  readonly enrollment: Enrollment;
  readonly onDone: () => void;
  readonly onCancel: (() => void) | undefined;
}

function ScanStep({ enrollment, onDone, onCancel }: ScanStepProps) {
  const words = messages.scan;
  const step = useStep({ code: "" }, ({ code }) => enrollment.finish(code), {
    ...{ failed: words.failed, success: words.done, onDone },
  });
  return (
    <StepForm step={step} words={words} onCancel={onCancel}>
      <Text>{words.text}</Text>
      <QrCode.Root unstyled value={enrollment.address} justifySelf="center">
        <Box bg="white" color="black" p="3" rounded="l2" borderWidth="1px">
          <QrCode.Frame
            role="img"
            aria-label={words.picture}
            display="block"
            w="44"
            h="44"
            fill="currentColor"
          >
            <QrCode.Pattern />
          </QrCode.Frame>
        </Box>
      </QrCode.Root>
      <Box>
        <Text textStyle="caption" color="fg.muted">
          {words.key}
        </Text>
        <Text as="code" fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
          {enrollment.key.match(/.{1,4}/g)?.join(" ")}
        </Text>
      </Box>
    </StepForm>
  );
}
