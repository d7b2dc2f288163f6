import { chakra } from "@chakra-ui/react";
import { Clock, Mail, MapPin, Phone } from "lucide-react";
import { site } from "#lib/site.ts";

const Facts = chakra("dl", {
  base: {
    borderTop: "1px solid rgba(255,255,255,.16)",
    "& > div": {
      display: "grid",
      gridTemplateColumns: { base: "1.5rem 1fr", sm: "1.5rem 7.5rem 1fr" },
      gap: { base: "0 .875rem", sm: ".875rem" },
      alignItems: "baseline",
      py: "3.5",
      borderBottom: "1px solid rgba(255,255,255,.16)",
    },
    "& svg": {
      alignSelf: "center",
      width: "1.25rem",
      height: "1.25rem",
      color: "brand.emphasized",
    },
    "& dt": { color: "fg.invertedMuted", fontSize: ".9375rem" },
    "& dd": { fontWeight: "500", gridColumn: { base: "2", sm: "auto" }, overflowWrap: "anywhere" },
    "& a:hover": { textDecoration: "underline", textUnderlineOffset: ".25em" },
  },
});

/** How to reach sales, on a dark ground: e-mail, phone, address and the promise of an answer. */
export function ContactFacts() {
  const { street, town, country } = site.address;
  return (
    <Facts>
      <div>
        <Mail aria-hidden="true" />
        <dt>Correo</dt>
        <dd>
          <a href={`mailto:${site.salesEmail}`}>{site.salesEmail}</a>
        </dd>
      </div>
      <div>
        <Phone aria-hidden="true" />
        <dt>Teléfono</dt>
        <dd>
          <a href={site.phoneHref}>{site.phone}</a>
        </dd>
      </div>
      <div>
        <MapPin aria-hidden="true" />
        <dt>Dirección</dt>
        <dd>
          {street}, {town}, {country}
        </dd>
      </div>
      <div>
        <Clock aria-hidden="true" />
        <dt>Respuesta</dt>
        <dd>{site.hours.answer}</dd>
      </div>
    </Facts>
  );
}
