import { Box, chakra, Grid, Heading, Link } from "@chakra-ui/react";
import type { Session } from "#data/session.ts";
import { paths } from "#lib/paths.ts";
import { site } from "#lib/site.ts";
import { usePanelTitle } from "#ui/panel-title.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { messages } from "./messages.ts";
import { type Outside, WaitingRoom } from "./waiting-room.tsx";

interface GateProps {
  readonly session: Extract<Session, { state: "signed-out" }> | Outside;
}

/** Stands in place of any screen of the panel until an administrator is signed in; the address stays (G-01). */
export function Gate({ session }: GateProps) {
  usePanelTitle(messages.title);
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
          <Heading
            as="h1"
            mt="10"
            fontSize="1.75rem"
            lineHeight="1.2"
            fontWeight="580"
            letterSpacing="-.022em"
          >
            {messages.title}
          </Heading>
          {session.state === "signed-out" ? <CredentialsForm /> : <WaitingRoom session={session} />}
        </Box>
      </Grid>
      <Box
        aria-hidden="true"
        hideBelow="md"
        position="relative"
        overflow="hidden"
        background="linear-gradient(160deg, #e9eef1, #cdd7dc)"
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
