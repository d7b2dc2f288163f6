import { chakra } from "@chakra-ui/react";
import { cutText } from "domain/shared/cut-text";
import { paths } from "kit/lib/paths";
import { cleanValue, type FormValues } from "kit/ui/field-spec";
import { lazy } from "react";
import { submitContact, uploadContactFile } from "#data/contact/contact.ts";
import { ContactForm } from "#ui/contact-form/contact-form.tsx";
import { contactFields, contactOptions, content as form } from "#ui/contact-form/content.ts";
import { Wrap } from "#ui/section.tsx";
import { StaticPart } from "#ui/static-part.tsx";

const ContactHead = lazy(() =>
  import("./contact-cards.tsx").then((m) => ({ default: m.ContactHead })),
);
const ContactCards = lazy(() =>
  import("./contact-cards.tsx").then((m) => ({ default: m.ContactCards })),
);
const ContactDetails = lazy(() =>
  import("./contact-details.tsx").then((m) => ({ default: m.ContactDetails })),
);

/** /contacto?producto=…&calculo=… */
function suggestion(): FormValues {
  const query = new URLSearchParams(location.search);
  const short = (name: string) => cleanValue(cutText(query.get(name) ?? "", 500, ""), "text");
  return { products: short("producto"), message: messageAbout(short("calculo")) };
}

/** Other addresses are ignored: a link could write anything into the message. */
function messageAbout(calculation: string): string {
  const isOwn = calculation.startsWith(paths.calculator(""));
  return isOwn ? `${form.calculation} ${location.origin}${calculation}` : "";
}

/** Phones show the form between cards and offices, as the document does. */
export function ContactPage() {
  return (
    <>
      <StaticPart>
        <ContactHead />
      </StaticPart>
      <Wrap>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 7fr)" }}
          gridTemplateRows={{ lg: "auto 1fr" }}
          gap={{ base: "8", lg: "2.5rem 4.5rem" }}
          alignItems="start"
          paddingBottom="section.y"
        >
          <StaticPart>
            <ContactCards />
          </StaticPart>
          <chakra.div
            gridColumn={{ lg: "2" }}
            gridRow={{ lg: "1 / 3" }}
            marginInline={{ base: "-0.25rem", sm: "0" }}
            border="1px solid"
            borderColor="border"
            borderRadius="media"
            boxShadow="md"
          >
            <ContactForm
              source="contacto"
              fields={contactFields}
              send={submitContact}
              upload={uploadContactFile}
              title={form.title}
              help={form.help}
              submitLabel={form.send}
              news={contactOptions.newsBox}
              suggest={suggestion}
            />
          </chakra.div>
          <StaticPart>
            <ContactDetails />
          </StaticPart>
        </chakra.div>
      </Wrap>
    </>
  );
}
