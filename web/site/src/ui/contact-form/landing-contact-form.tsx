import { chakra } from "@chakra-ui/react";
import { ContactForm } from "./contact-form.tsx";
import { content, landingFields } from "./content.ts";
import type { UploadFile } from "./files/file-uploads.ts";
import type { SendSubmission } from "./rules.ts";

interface LandingContactFormProps {
  readonly send: SendSubmission;
  readonly upload: UploadFile;
}

export function LandingContactForm(ports: LandingContactFormProps) {
  return (
    <ContactForm
      {...ports}
      source="landing"
      fields={landingFields}
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
