import { Mail, Phone } from "lucide-react";
import { site } from "#lib/site.ts";
import { CtaBand } from "#ui/site/cta-band.tsx";
import { LinkButton } from "#ui/site/link-button.tsx";

export function CatalogueClosing() {
  return (
    <CtaBand
      title="Cuéntenos qué limpia y le diremos con qué"
      text={`Respondemos ${site.hours.promise}.`}
    >
      <LinkButton href={`mailto:${site.salesEmail}`} variant="white" grow>
        <Mail aria-hidden="true" />
        {site.salesEmail}
      </LinkButton>
      <LinkButton href={site.phoneHref} variant="line" grow>
        <Phone aria-hidden="true" />
        {site.phone}
      </LinkButton>
    </CtaBand>
  );
}
