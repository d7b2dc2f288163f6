import { chakra } from "@chakra-ui/react";
import { lazy } from "react";
import { submitContact, uploadContactFile } from "#data/contact/contact.ts";
import { LandingContactForm } from "#ui/contact-form/landing-contact-form.tsx";
import { Section } from "#ui/section.tsx";
import { StaticPart } from "#ui/static-part.tsx";

const LandingStory = lazy(() =>
  import("./landing-story.tsx").then((m) => ({ default: m.LandingStory })),
);
const ContactIntro = lazy(() =>
  import("./contact-intro.tsx").then((m) => ({ default: m.ContactIntro })),
);

/** /. Only the form needs React in the browser. */
export function LandingPage() {
  return (
    <>
      <StaticPart>
        <LandingStory />
      </StaticPart>
      <ContactSection />
    </>
  );
}

function ContactSection() {
  return (
    <Section tone="dark" id="contacto">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0,1fr)", lg: "5fr 6fr" }}
        gap="3rem 6rem"
        alignItems="start"
      >
        <StaticPart>
          <ContactIntro />
        </StaticPart>
        <LandingContactForm send={submitContact} upload={uploadContactFile} />
      </chakra.div>
    </Section>
  );
}
