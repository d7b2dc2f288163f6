import { chakra } from "@chakra-ui/react";
import { ContactForm } from "./contact-form.tsx";
import { content, landingFields } from "./content.ts";
import type { SendSubmission } from "./rules.ts";

export function LandingContactForm({ send }: { readonly send: SendSubmission }) {
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
