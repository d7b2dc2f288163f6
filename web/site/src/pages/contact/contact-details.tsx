import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { content } from "./content.ts";

const Row = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "7rem minmax(0, 1fr)",
    gap: "4",
    paddingBlock: "2",
    borderBottom: "1px solid",
    borderColor: "border",
    "& dt": { color: "fg.muted" },
    "& dd": { fontWeight: "500" },
  },
});

function Details({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="heading.sm">
        {title}
      </chakra.h2>
      <chakra.dl marginTop="3">{children}</chakra.dl>
    </section>
  );
}

export function ContactDetails() {
  const { offices, hours } = content;
  return (
    <chakra.div display="grid" gap="10">
      <Details title={offices.title}>
        {offices.rows.map(({ name, email, scope }) => (
          <Row key={name}>
            <dt>{name}</dt>
            <dd>
              <chakra.a
                href={`mailto:${email}`}
                color="fg.link"
                fontWeight="560"
                textDecoration="underline"
                textDecorationColor="brand.muted"
                textUnderlineOffset="0.25em"
                overflowWrap="anywhere"
                _hover={{ textDecorationColor: "currentcolor" }}
              >
                {email}
              </chakra.a>
              <chakra.small display="block" fontSize="0.875rem" fontWeight="400" color="fg.muted">
                {scope}
              </chakra.small>
            </dd>
          </Row>
        ))}
      </Details>
      <div>
        <Details title={hours.title}>
          {hours.rows.map(([name, value]) => (
            <Row key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Row>
          ))}
        </Details>
        <chakra.p textStyle="caption" color="fg.muted" marginTop="3">
          {hours.note}
        </chakra.p>
      </div>
    </chakra.div>
  );
}
