import { Box, Code, Field, Flex, Input, Text } from "@chakra-ui/react";
import { DELETE_ALL_PHRASE } from "domain/calls/deletion";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { messages } from "./messages.ts";
import type { PostCounts } from "./use-delete-all.ts";

const { first, second, last } = messages;
const NUMBER = { first: 1, second: 2, phrase: 3 } as const;

interface ConfirmStepsProps {
  readonly step: keyof typeof NUMBER;
  readonly counts: PostCounts;
  readonly exports: ReactNode;
  readonly onCancel: () => void;
  readonly onNext: () => void;
  readonly onDelete: (typed: string) => void;
}

export function ConfirmSteps(props: ConfirmStepsProps) {
  const { step, counts, exports, onCancel, onNext, onDelete } = props;
  const [typed, setTyped] = useState("");
  const number = NUMBER[step];
  const title = step === "second" ? second.title : first.title(counts.count);
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={{ first: first.next, second: second.next, phrase: last.delete }[step]}
      disabled={step === "phrase" && typed !== DELETE_ALL_PHRASE}
      onCancel={onCancel}
      onConfirm={() => (step === "phrase" ? onDelete(typed) : onNext())}
    >
      <ProgressBar number={number} />
      {step === "second" ? (
        <>
          <Text>{second.text}</Text>
          <Text mt="2">{second.links}</Text>
          <Text mt="4" mb="2" fontWeight="560">
            {messages.export.text}
          </Text>
          <Flex gap="2" wrap="wrap">
            {exports}
          </Flex>
        </>
      ) : (
        <Text>{first.text(counts.published, counts.count - counts.published)}</Text>
      )}
      {step === "phrase" ? (
        <Field.Root mt="4">
          <Field.Label>
            {last.type} <Code colorPalette="red">{DELETE_ALL_PHRASE}</Code> {last.confirm}
          </Field.Label>
          <Input
            fontFamily="mono"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && typed === DELETE_ALL_PHRASE) onDelete(typed);
            }}
          />
          <Field.HelperText>{last.hint}</Field.HelperText>
        </Field.Root>
      ) : null}
    </ConfirmDialog>
  );
}

function ProgressBar({ number }: { readonly number: number }) {
  return (
    <Flex role="img" aria-label={messages.steps(number)} gap="1.5" mb="4">
      {[1, 2, 3].map((part) => (
        <Box
          key={part}
          flex="1"
          h="1"
          rounded="full"
          bg={part <= number ? "red.600" : "bg.emphasized"}
        />
      ))}
    </Flex>
  );
}
