import { chakra } from "@chakra-ui/react";

const Row = chakra("nav", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    mt: "12",
    color: "fg.muted",
    "& a": {
      py: "2.5",
      color: "fg.link",
      fontWeight: "560",
      _hover: { textDecoration: "underline" },
    },
    "& + *": { mt: "5" },
    "& + nav": { mt: "0" },
  },
});

interface TopicsProps {
  readonly label: string;
  readonly topics: readonly { readonly slug: string; readonly name: string }[];
  readonly getAddress: (slug: string) => string;
}

export function Topics({ label, topics, getAddress }: TopicsProps) {
  if (topics.length === 0) return null;
  return (
    <Row data-screen-only="" aria-label={label}>
      <span>{label}:</span>
      {topics.map(({ slug, name }) => (
        <a key={slug} href={getAddress(slug)}>
          {name}
        </a>
      ))}
    </Row>
  );
}
