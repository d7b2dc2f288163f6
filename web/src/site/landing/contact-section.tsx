import { Grid } from "@chakra-ui/react";
import { lazy } from "react";
import { submitContact } from "#data/contact.ts";
import { LandingContactForm } from "#ui/contact-form/landing-contact-form.tsx";
import { Section } from "#ui/section.tsx";
import { StaticPart } from "#ui/static-part.tsx";

const ContactIntro = lazy(() =>
  import("./contact-intro.tsx").then((m) => ({ default: m.ContactIntro })),
);

/** Anchor `contacto`: who to write to, and the short form (PUB-06, PUB-07). */
export function ContactSection() {
  return (
    <Section ground="dark" id="contacto">
      <Grid
        templateColumns={{ base: "minmax(0,1fr)", lg: "5fr 6fr" }}
        gap="3rem 6rem"
        alignItems="start"
      >
        <StaticPart>
          <ContactIntro />
        </StaticPart>
        <LandingContactForm send={submitContact} />
      </Grid>
    </Section>
  );
}
