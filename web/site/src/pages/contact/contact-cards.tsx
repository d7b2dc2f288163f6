import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import { Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { CALCULATOR_PATHS } from "#lib/calculators.ts";
import { PageHead } from "#ui/section.tsx";
import { content } from "./content.ts";

interface CardProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

function Card({ icon, label, value, href }: CardProps) {
  return (
    <chakra.div
      position="relative"
      paddingBlock="5"
      paddingInlineStart="2.75rem"
      borderBottom="1px solid"
      borderColor="border"
    >
      <chakra.dt fontSize="0.875rem" color="fg.muted">
        <chakra.span
          position="absolute"
          left="0"
          top="1.5rem"
          color="brand.solid"
          css={{ "& svg": { width: "1.375rem", height: "1.375rem" } }}
        >
          {icon}
        </chakra.span>
        {label}
      </chakra.dt>
      <chakra.dd fontSize="1.0625rem" fontWeight="550" overflowWrap="anywhere">
        {href === undefined ? (
          value
        ) : (
          <chakra.a
            href={href}
            _hover={{ color: "brand.fg" }}
            // The whole card is the target.
            css={{ "&::after": { content: '""', position: "absolute", inset: 0 } }}
          >
            {value}
          </chakra.a>
        )}
      </chakra.dd>
    </chakra.div>
  );
}

export function ContactHead() {
  return (
    <PageHead title={content.title} lead={content.lead}>
      <chakra.p mt="4" color="fg.muted">
        {content.calculator.text}{" "}
        <chakra.a href={CALCULATOR_PATHS.feet} color="fg.link" textDecoration="underline">
          {content.calculator.link}
        </chakra.a>
      </chakra.p>
      <chakra.p
        mt="4"
        display="none"
        // Set by app/boot/quote-list.ts.
        css={{ "html[data-list] &": { display: "block" } }}
      >
        {content.list.text}{" "}
        <chakra.a href={paths.list} color="fg.link" fontWeight="560" textDecoration="underline">
          {content.list.link}
        </chakra.a>
      </chakra.p>
    </PageHead>
  );
}

export function ContactCards() {
  const { street, town } = site.address;
  return (
    <chakra.section aria-label={content.cardsLabel}>
      <chakra.dl borderTop="1px solid" borderColor="border">
        <Card
          icon={<Mail strokeWidth={1.75} aria-hidden="true" />}
          label={content.cards.email}
          value={site.salesEmail}
          href={`mailto:${site.salesEmail}`}
        />
        <Card
          icon={<Phone strokeWidth={1.75} aria-hidden="true" />}
          label={content.cards.phone}
          value={site.phone}
          href={site.phoneHref}
        />
        <Card
          icon={<MapPin strokeWidth={1.75} aria-hidden="true" />}
          label={content.cards.address}
          value={`${street}, ${town}`}
        />
      </chakra.dl>
    </chakra.section>
  );
}
