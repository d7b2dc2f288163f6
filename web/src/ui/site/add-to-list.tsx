import { chakra } from "@chakra-ui/react";
import { paths } from "#lib/paths.ts";
import { siteRecipes } from "./theme/recipes.ts";

const ButtonAnchor = chakra("a", siteRecipes.link);

interface AddToListProps {
  readonly reference: string;
  /** Slug. */
  readonly family: string;
  readonly quantity?: number;
}

/** Leads to the contact form until app/boot/quote-list.ts adds the reference to the list. */
export function AddToList({ reference, family, quantity = 1 }: AddToListProps) {
  const text = quantity === 1 ? "Añadir" : `Añadir ${quantity}`;
  return (
    <ButtonAnchor
      href={paths.contactAbout(reference)}
      data-add-item={reference}
      data-family={family}
      data-quantity={quantity}
      aria-label={`${text}, ${reference}`}
      variant="outline"
      size="sm"
      suppressHydrationWarning
      css={{ "&[data-added]": { borderColor: "brand.solid", bg: "brand.subtle" } }}
    >
      {text}
    </ButtonAnchor>
  );
}
