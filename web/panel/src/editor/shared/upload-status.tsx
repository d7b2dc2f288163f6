import { Alert, Button, chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { failureText } from "#ui/use-action.ts";
import { messages } from "./upload-messages.ts";

interface UploadProgressProps {
  readonly name: string;
  readonly share: number;
  readonly onCancel: () => void;
}

export function UploadProgress({ name, share, onCancel }: UploadProgressProps) {
  return (
    <Flex align="center" gap="3">
      <chakra.label flex="1" textStyle="caption" minW="0" overflowWrap="anywhere">
        {share < 1 ? messages.uploading(name) : messages.preparing(name)}
        <chakra.progress value={share} w="full" css={{ accentColor: "{colors.brand.solid}" }} />
      </chakra.label>
      <Button size="sm" variant="outline" onClick={onCancel}>
        {messages.cancel}
      </Button>
    </Flex>
  );
}

interface UploadFailureProps {
  readonly name: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly children?: ReactNode;
}

export function UploadFailure({ name, error, onRetry, children }: UploadFailureProps) {
  return (
    <Alert.Root status="error" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content flex="1 1 12rem">
        <Alert.Title overflowWrap="anywhere">{messages.failed(name)}</Alert.Title>
        <Alert.Description>{failureText(error, messages.tryAgain)}</Alert.Description>
      </Alert.Content>
      <Button size="sm" variant="outline" onClick={onRetry}>
        {messages.retry}
      </Button>
      {children}
    </Alert.Root>
  );
}
