import { chakra } from "@chakra-ui/react";
import { shortReference } from "domain/contact/short-reference";
import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import { Check, Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ListedFamily } from "#lib/page-data.ts";
import type { QuoteList } from "#lib/quote-list.ts";
import { content as form } from "#ui/contact-form/content.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Wrap } from "#ui/section.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { content } from "./content.ts";
import { SentTable } from "./sent-table.tsx";

export interface SentListProps {
  readonly id: string;
  readonly items: QuoteList;
  readonly findFamily: (reference: string) => ListedFamily | undefined;
}

const words = content.sent;

export function SentList({ id, items, findFamily }: SentListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Wrap maxWidth="64rem" py="section.y">
      <Mark data-screen-only="">
        <Check aria-hidden="true" />
      </Mark>
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="display.lg">
        {form.sent.title}
      </chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" mt="4">
        Nos pondremos en contacto con usted {site.hours.promise}.
      </chakra.p>
      <chakra.p color="fg.muted" mt="2">
        {words.reference} <chakra.b fontWeight="600">{shortReference(id)}</chakra.b>
      </chakra.p>
      <chakra.div display="flex" justifyContent="space-between" mt="10" mb="3">
        <chakra.h2 id="lista-enviada" textStyle="heading.sm">
          {words.ordered}
        </chakra.h2>
        <TextButton type="button" data-screen-only="" onClick={() => print()}>
          <Printer aria-hidden="true" />
          {content.print}
        </TextButton>
      </chakra.div>
      <SentTable items={items} findFamily={findFamily} labelledBy="lista-enviada" />
      <chakra.div data-screen-only="" display="flex" flexWrap="wrap" gap="3" mt="8">
        <LinkButton href={paths.catalogue} variant="outline">
          {words.catalogue}
        </LinkButton>
        <LinkButton href={paths.articles} variant="ghost">
          {words.articles}
        </LinkButton>
      </chakra.div>
    </Wrap>
  );
}

const Mark = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    width: "3.5rem",
    height: "3.5rem",
    mb: "5",
    borderRadius: "full",
    bg: "green.subtle",
    color: "green.fg",
  },
});
