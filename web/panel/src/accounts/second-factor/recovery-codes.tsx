import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { downloadFile } from "kit/ui/download-file";
import { type ReactNode, useEffect, useState } from "react";
import { useAction } from "#ui/use-action.ts";
import { countRecoveryCodes, renewRecoveryCodes } from "../data/recovery-code-calls.ts";
import { messages } from "./messages.ts";
import { StepForm } from "./step-form.tsx";
import { useStep } from "./use-step.ts";

const words = messages.recovery;

/** How many are left, and new ones, which are shown once. */
export function RecoveryCodes() {
  const [left, setLeft] = useState<number>();
  const [isAsked, setIsAsked] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  useEffect(() => {
    void countRecoveryCodes().then(setLeft, (error: unknown) => {
      console.warn("The recovery codes could not be counted", error);
    });
  }, []);
  if (codes)
    return (
      <Frame>
        <NewCodes codes={codes} onDone={() => setCodes(undefined)} />
      </Frame>
    );
  if (isAsked) {
    const show = (made: readonly string[]) => {
      setIsAsked(false);
      setCodes(made);
      setLeft(made.length);
    };
    return (
      <Frame>
        <CodesForm onDone={show} onCancel={() => setIsAsked(false)} />
      </Frame>
    );
  }
  return (
    <Frame>
      <Text mb="4" color="fg.muted">
        {left === undefined ? words.text : words.left(left)}
      </Text>
      <Button variant="outline" onClick={() => setIsAsked(true)}>
        {words.open}
      </Button>
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Box as="section" aria-label={words.title} mt="5" pt="4" borderTopWidth="1px">
      <Text fontWeight="560" mb="1">
        {words.title}
      </Text>
      {children}
    </Box>
  );
}

interface CodesFormProps {
  readonly onDone: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function CodesForm({ onDone, onCancel }: CodesFormProps) {
  const step = useStep(
    { password: "", code: "" },
    ({ password, code }) => renewRecoveryCodes(password, code),
    { failed: words.failed, onDone },
  );
  return (
    <StepForm step={step} words={words} onCancel={onCancel}>
      <Text>{words.confirm}</Text>
    </StepForm>
  );
}

interface NewCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

function NewCodes({ codes, onDone }: NewCodesProps) {
  const text = `${codes.join("\n")}\n`;
  const [copy] = useAction(() => navigator.clipboard.writeText(text), {
    success: words.copied,
    failure: words.notCopied,
  });
  return (
    <>
      <Text role="status" mb="3">
        {words.shown}
      </Text>
      <Box as="ol" fontFamily="mono" fontSize="sm" mb="4" overflowWrap="anywhere">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button
          variant="outline"
          onClick={() => downloadFile("recovery-codes.txt", text, "text/plain")}
        >
          {words.download}
        </Button>
        <Button onClick={onDone}>{words.kept}</Button>
      </Flex>
    </>
  );
}
