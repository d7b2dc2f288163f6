import { paths } from "kit/lib/paths";
import { CtaBand } from "../cta-band.tsx";
import { LinkButton } from "../link-button.tsx";
import type { Feature } from "./content-model.ts";

interface ContactBandProps extends Feature {
  readonly product?: string;
}

export function ContactBand({ title, text, product }: ContactBandProps) {
  return (
    <CtaBand title={title} text={text}>
      <LinkButton href={product ? paths.contactAbout(product) : paths.contact} variant="white" grow>
        Contactar Ahora
      </LinkButton>
      <LinkButton href={paths.catalogue} variant="line" grow>
        Ver Catálogo
      </LinkButton>
    </CtaBand>
  );
}
