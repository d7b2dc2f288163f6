import { Box, chakra, Flex } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { ArrowLeft } from "lucide-react";
import { LinkButton } from "#ui/link-button.tsx";

/** Heading and two of the links are English, as the specification has them; the one for administrators comes last. */
export function NotFoundPage() {
  return (
    <Flex
      data-404=""
      minHeight="calc(100svh - 4.5rem - 1px)"
      align="center"
      justify="center"
      textAlign="center"
      px="gutter"
      pt="12"
      pb="24"
      background="linear-gradient(180deg, {colors.bg.subtle}, #fff)"
    >
      <div>
        <Box
          aria-hidden="true"
          mb="6"
          px=".06em"
          fontSize="clamp(8rem, 26vw, 19rem)"
          fontWeight="680"
          lineHeight=".9"
          letterSpacing="-.055em"
          color="transparent"
          background="linear-gradient(178deg,#fff -10%,#c4ced3 38%,#8fa0a9 50%,#e9eef0 54%,#a9b6bd 92%)"
          backgroundClip="text"
        >
          404
        </Box>
        <chakra.h1 textStyle="heading.lg" lang="en">
          <chakra.span srOnly>404. </chakra.span>Oops! Page not found
        </chakra.h1>
        <chakra.p
          textStyle="lead"
          color="fg.muted"
          mt="4"
          mx="auto"
          maxWidth="34rem"
          css={{ "& a": { color: "fg.link", textDecoration: "underline" } }}
        >
          La página solicitada no existe o ha cambiado de dirección. Vuelva al{" "}
          <a href={paths.home}>inicio</a>, consulte el{" "}
          <a href={paths.catalogue}>catálogo de componentes higiénicos</a> o lea los{" "}
          <a href={paths.articles}>artículos técnicos</a>.
        </chakra.p>
        <Flex gap="3" justify="center" wrap="wrap" mt="8">
          <LinkButton href={paths.home}>
            <ArrowLeft aria-hidden="true" />
            <span lang="en">Return to Home</span>
          </LinkButton>
          <LinkButton href={paths.catalogue} variant="outline">
            Ver Catálogo
          </LinkButton>
          <LinkButton href={paths.search} variant="outline">
            Buscar
          </LinkButton>
        </Flex>
        <chakra.p lang="en" mt="6">
          <LinkButton href={paths.panel} variant="ghost" size="md">
            Back to Admin
          </LinkButton>
        </chakra.p>
      </div>
    </Flex>
  );
}
