import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import { LinkButton } from "#ui/link-button.tsx";
import { SpriteIcon } from "#ui/sprite-icon.tsx";
import { contact } from "./content.ts";

const Facts = chakra("dl", {
  base: {
    borderTop: "1px solid rgba(255,255,255,.16)",
    strokeWidth: "2",
    "& > div": {
      display: "grid",
      gridTemplateColumns: { sm: "9.875rem 1fr" },
      columnGap: ".875rem",
      alignItems: "baseline",
      py: "3.5",
      borderBottom: "1px solid rgba(255,255,255,.16)",
    },
    "& svg": {
      flex: "none",
      width: "1.25rem",
      height: "1.25rem",
      color: "brand.emphasized",
    },
    "& dt": {
      display: "flex",
      alignItems: "center",
      gap: ".875rem",
      color: "fg.invertedMuted",
      fontSize: ".9375rem",
    },
    "& dd": {
      fontWeight: "500",
      marginInlineStart: { base: "2.375rem", sm: "0" },
      overflowWrap: "anywhere",
    },
    "& a:hover": { textDecoration: "underline", textUnderlineOffset: ".25em" },
  },
});

export function ContactIntro() {
  return (
    <div>
      <chakra.h2 textStyle="heading.lg">{contact.title}</chakra.h2>
      <chakra.p textStyle="lead" color="fg.invertedMuted" mt="5" mb="10" maxWidth="44ch">
        {contact.lead}
      </chakra.p>
      <ContactFacts />
      <chakra.div mt="8" strokeWidth="2">
        <LinkButton href={paths.catalogue} variant="line">
          <SpriteIcon name="catalogo" />
          {contact.catalogue}
        </LinkButton>
      </chakra.div>
    </div>
  );
}

function ContactFacts() {
  const { street, town, country } = site.address;
  return (
    <Facts>
      <div>
        <dt>
          <SpriteIcon name="correo" />
          Correo
        </dt>
        <dd>
          <a href={`mailto:${site.salesEmail}`}>{site.salesEmail}</a>
        </dd>
      </div>
      <div>
        <dt>
          <SpriteIcon name="telefono" />
          Teléfono
        </dt>
        <dd>
          <a href={site.phoneHref}>{site.phone}</a>
        </dd>
      </div>
      <div>
        <dt>
          <SpriteIcon name="direccion" />
          Dirección
        </dt>
        <dd>
          {street}, {town}, {country}
        </dd>
      </div>
      <div>
        <dt>
          <SpriteIcon name="respuesta" />
          Respuesta
        </dt>
        <dd>{site.hours.answer}</dd>
      </div>
    </Facts>
  );
}
