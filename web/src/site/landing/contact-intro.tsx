import { chakra } from "@chakra-ui/react";
import { BookOpen } from "lucide-react";
import { paths } from "#lib/paths.ts";
import { ContactFacts } from "#ui/contact-facts.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { contact } from "./content.ts";

/** The left half of the contact section: what to tell us, and the other ways to reach us. */
export function ContactIntro() {
  return (
    <div>
      <chakra.h2 textStyle="heading.lg">{contact.title}</chakra.h2>
      <chakra.p textStyle="lead" color="fg.invertedMuted" mt="5" mb="10" maxWidth="44ch">
        {contact.lead}
      </chakra.p>
      <ContactFacts />
      <chakra.div mt="8">
        <LinkButton href={paths.catalogue} variant="line">
          <BookOpen aria-hidden="true" />
          {contact.catalogue}
        </LinkButton>
      </chakra.div>
    </div>
  );
}
