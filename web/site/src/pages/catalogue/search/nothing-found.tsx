import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { SearchX } from "lucide-react";
import { EmptyFrame } from "#ui/empty-panel.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { siteRecipes } from "#ui/theme/recipes.ts";
import { content } from "./content.ts";

const Button = chakra("button", siteRecipes.button);

interface NothingFoundProps {
  readonly text: string;
  /** Finds articles. */
  readonly suggestion: string | null;
  readonly onText: (text: string) => void;
}

export function NothingFound({ text, suggestion, onText }: NothingFoundProps) {
  const { none } = content;
  return (
    <EmptyFrame>
      <SearchX aria-hidden="true" />
      <chakra.h2 textStyle="heading.sm" overflowWrap="anywhere">
        {none.title(text)}
      </chakra.h2>
      <chakra.p color="fg.muted">{none.text}</chakra.p>
      {suggestion === null ? null : (
        <Button type="button" variant="outline" size="md" onClick={() => onText(suggestion)}>
          {none.meant(suggestion)}
        </Button>
      )}
      <LinkButton href={paths.contactAbout(text)} size="md">
        {none.ask}
      </LinkButton>
    </EmptyFrame>
  );
}
