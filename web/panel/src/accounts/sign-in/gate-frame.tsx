import { Box, chakra, Grid, Heading, Link, Text } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { messages } from "./messages.ts";

interface GateFrameProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  /** Focuses the title of a step that replaces another one. */
  readonly hasFocus?: boolean;
}

export function GateFrame({ icon, title, children, hasFocus = false }: GateFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has a title of its own
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus, title]);
  return (
    <Grid
      as="main"
      minH="100svh"
      bg="bg"
      templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1.1fr)" }}
    >
      <Grid placeItems="center" px="6" py="8">
        <Box w="full" maxW="22.5rem">
          <Link href={paths.home} display="inline-block" rounded="sm">
            <img src="/images/logo.svg" alt={site.brand} width="164" height="32" />
          </Link>
          {icon === undefined ? null : <StepIcon>{icon}</StepIcon>}
          <Heading
            as="h1"
            ref={heading}
            tabIndex={-1}
            mt={icon === undefined ? "10" : "5"}
            fontSize="1.75rem"
            lineHeight="1.2"
            fontWeight="580"
            letterSpacing="-.022em"
            _focusVisible={{ outline: "none" }}
          >
            {title}
          </Heading>
          {children}
        </Box>
      </Grid>
      <Box
        aria-hidden="true"
        hideBelow="md"
        position="relative"
        overflow="hidden"
        background="linear-gradient(160deg, {colors.gray.100}, {colors.gray.300})"
      >
        <picture>
          <source srcSet="/images/componente-higienico-1200.avif" type="image/avif" />
          <chakra.img
            src="/images/componente-higienico-1200.webp"
            alt=""
            position="absolute"
            inset="0"
            w="full"
            h="full"
            objectFit="cover"
          />
        </picture>
      </Box>
    </Grid>
  );
}

function StepIcon({ children }: { readonly children: ReactNode }) {
  return (
    <Grid
      aria-hidden="true"
      placeItems="center"
      mt="10"
      boxSize="12"
      rounded="full"
      bg="brand.subtle"
      color="brand.fg"
    >
      {children}
    </Grid>
  );
}

export function Subtitle({ children }: { readonly children: ReactNode }) {
  return (
    <Text fontSize="md" color="fg.muted" mt="1.5" mb="7" overflowWrap="anywhere">
      {children}
    </Text>
  );
}

export function TextButton(props: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <chakra.button
      type="button"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      color="fg.link"
      fontWeight="600"
      borderBottomWidth="1px"
      borderColor="brand.muted"
      cursor="pointer"
      _hover={{ borderColor: "currentColor" }}
      {...props}
    />
  );
}

export function BackToSignIn({ onClick }: { readonly onClick: () => void }) {
  return (
    <Box mt="6">
      <TextButton onClick={onClick}>
        <ArrowLeft aria-hidden="true" size={16} />
        {messages.reset.back}
      </TextButton>
    </Box>
  );
}
