import { chakra } from "@chakra-ui/react";
import { siteRecipes } from "#ui/site-recipes.ts";

const Button = chakra("button", siteRecipes.button);

interface PlainButtonProps {
  readonly onClick: () => void;
  readonly children: string;
}

/** The one action of an empty panel. */
export function PlainButton({ onClick, children }: PlainButtonProps) {
  return (
    <Button type="button" variant="outline" size="md" mt="4" onClick={onClick}>
      {children}
    </Button>
  );
}
