import { chakra } from "@chakra-ui/react";
import { ContactForm } from "./contact-form.tsx";
import { content, landingFields } from "./content.ts";
import type { SendInquiry } from "./inquiry.ts";

/**
 * The short form of the landing page (PUB-07, G-05).
 * @param send the way to the server: `submitContact` of `#data/contact.ts`
 */
export function LandingContactForm({ send }: { readonly send: SendInquiry }) {
  return (
    <ContactForm
      source="landing"
      fields={landingFields}
      send={send}
      title={content.landingTitle}
      hideTitle
      submitLabel={content.landingSend}
    >
      <chakra.p textStyle="caption" color="fg.muted">
        {content.requiredBefore}
        <chakra.span color="fg.error">*</chakra.span>
        {content.requiredAfter}
      </chakra.p>
    </ContactForm>
  );
}
