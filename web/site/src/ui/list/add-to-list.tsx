import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";

const Anchor = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: { base: "target.touch", lg: "2rem" },
    px: "3",
    border: "1px solid {colors.border.control}",
    borderRadius: "l2",
    bg: "white",
    fontSize: ".8125rem",
    fontWeight: "550",
    whiteSpace: "nowrap",
    _hover: { borderColor: "brand.solid", color: "brand.fg" },
    "&[data-added]": { borderColor: "transparent", bg: "brand.subtle", color: "brand.fg" },
  },
});

interface AddToListProps {
  readonly reference: string;
  readonly family: string;
  readonly quantity?: number;
}

/** A link to the contact form, which app/boot/quote-list.ts lets add to the list for inquiry. */
export function AddToList({ reference, family, quantity = 1 }: AddToListProps) {
  const text = quantity === 1 ? "Añadir" : `Añadir ${quantity}`;
  return (
    <Anchor
      // Its text is replaced outside of React.
      key={text}
      href={paths.contactAbout(reference)}
      data-add-item={reference}
      data-family={family}
      data-quantity={quantity}
      aria-label={`${text}, ${reference}`}
    >
      {text}
    </Anchor>
  );
}
