import { EmptyState as ChakraEmptyState } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <ChakraEmptyState.Root size="sm">
      <ChakraEmptyState.Content textAlign="center">
        {icon === undefined ? null : (
          <ChakraEmptyState.Indicator aria-hidden="true" color="fg.subtle">
            {icon}
          </ChakraEmptyState.Indicator>
        )}
        <ChakraEmptyState.Title fontWeight="600">{title}</ChakraEmptyState.Title>
        {text === undefined ? null : (
          <ChakraEmptyState.Description>{text}</ChakraEmptyState.Description>
        )}
        {action}
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
  );
}
