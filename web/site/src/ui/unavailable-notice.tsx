import { Box, chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import { useEffect, useState } from "react";
import { LinkButton } from "./link-button.tsx";
import { LoadingMessage } from "./loading-message.tsx";

const PATIENCE_MS = 3000;

/** A loading message, with what a visitor can do when it takes longer. */
export function LongLoading({ children }: { readonly children: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <LoadingMessage>{children}</LoadingMessage>
      {isLate && (
        <Box role="status" mt="6">
          <UnavailableNotice />
        </Box>
      )}
    </>
  );
}

/** What a visitor can do while functions or the database do not answer. It works without JavaScript. */
export function UnavailableNotice() {
  return (
    <>
      <chakra.p color="fg.muted" maxWidth="60ch">
        El servidor de los artículos tarda más de lo normal. El catálogo y las calculadoras siguen
        funcionando.
      </chakra.p>
      <ContactWays />
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="6">
        {/* The address of the page that did not come. */}
        <LinkButton href="" size="md">
          Reintentar
        </LinkButton>
        <LinkButton href={paths.catalogue} variant="outline" size="md">
          Ver Catálogo
        </LinkButton>
        <LinkButton href={paths.contact} variant="ghost" size="md">
          Contacto
        </LinkButton>
      </chakra.div>
    </>
  );
}

/** Forms need functions; mail and telephone do not. */
export function ContactWays() {
  return (
    <chakra.p
      color="fg.muted"
      mt="2"
      css={{ "& a": { color: "fg.link", textDecoration: "underline", overflowWrap: "anywhere" } }}
    >
      Para una consulta, escríbanos a <a href={`mailto:${site.salesEmail}`}>{site.salesEmail}</a> o
      llámenos al <a href={site.phoneHref}>{site.phone}</a>.
    </chakra.p>
  );
}
