import { Box, Button, Heading, Text } from "@chakra-ui/react";
import { ErrorBoundary } from "kit/ui/error-boundary";
import type { ReactNode } from "react";

export function RouteErrorScreen({ error }: { readonly error: unknown }) {
  return (
    <Box as="main" maxW="container.narrow" mx="auto" px="6" py="16">
      <Heading as="h1" textStyle="heading.md">
        Unexpected Application Error!
      </Heading>
      <Text mt="3" mb="6" color="fg.muted" overflowWrap="anywhere">
        {error instanceof Error ? error.message : String(error)}
      </Text>
      <Button onClick={() => location.reload()}>Reload</Button>
    </Box>
  );
}

/** Error boundary of the panel's screens. */
export function RouteError({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary screen={RouteErrorScreen}>{children}</ErrorBoundary>;
}
