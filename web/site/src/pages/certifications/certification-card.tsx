import { chakra } from "@chakra-ui/react";

export interface Certification {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly image: string;
  readonly description: string;
}

const Badge = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "1.375rem",
    mt: "2",
    px: "2",
    borderRadius: "l1",
    bg: "brand.subtle",
    color: "brand.fg",
    fontSize: ".75rem",
    fontWeight: "560",
    lineHeight: "1",
  },
});

const Card = chakra("article", {
  base: {
    display: "flex",
    flexDirection: "column",
    border: "1px solid {colors.border}",
    borderRadius: "media",
    overflow: "hidden",
    "& > div:first-of-type": {
      display: "grid",
      placeItems: "center",
      py: "6",
      background: "linear-gradient(180deg, #f1f4f6 0%, #e3e8eb 100%)",
    },
    "& img": { filter: "grayscale(1)", mixBlendMode: "multiply" },
  },
});

/** A scheme with our own emblem: the marks of the bodies are theirs. */
export function CertificationCard({ certification }: { readonly certification: Certification }) {
  const { id, name, type, image, description } = certification;
  return (
    <Card id={id}>
      <div>
        <img src={`/images/${image}.svg`} alt="" width="128" height="128" loading="lazy" />
      </div>
      <chakra.div p={{ base: "5", sm: "7" }}>
        <chakra.h2 textStyle="heading.md">{name}</chakra.h2>
        <Badge>{type}</Badge>
        <chakra.p color="fg.muted" mt="4" lineHeight="1.56">
          {description}
        </chakra.p>
      </chakra.div>
    </Card>
  );
}
