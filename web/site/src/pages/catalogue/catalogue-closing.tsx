import { site } from "kit/lib/site";
import { Mail, Phone } from "lucide-react";
import { CtaBand } from "#ui/cta-band.tsx";
import { LinkButton } from "#ui/link-button.tsx";

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
