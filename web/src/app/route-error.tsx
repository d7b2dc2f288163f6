import { Box, Button, Heading, Text } from "@chakra-ui/react";
import { Component, type ReactNode } from "react";

/** What a screen that broke shows: the specification's words and the message, never a stack (ERR-06). */
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

interface RouteErrorProps {
  readonly children: ReactNode;
}

interface RouteErrorState {
  /** Boxed, because anything may be thrown, undefined too. */
  readonly caught: { readonly error: unknown } | null;
}

/** Catches what a screen throws while it is drawn. Give it a key of whose change it shall forget the error. */
export class RouteError extends Component<RouteErrorProps, RouteErrorState> {
  override state: RouteErrorState = { caught: null };

  static getDerivedStateFromError(error: unknown): RouteErrorState {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? <RouteErrorScreen error={caught.error} /> : this.props.children;
  }
}
