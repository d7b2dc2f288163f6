import { chakra } from "@chakra-ui/react";
import { SearchX } from "lucide-react";
import { paths } from "#lib/paths.ts";
import { EmptyFrame } from "#ui/site/empty-panel.tsx";
import { LinkButton } from "#ui/site/link-button.tsx";
import { siteRecipes } from "#ui/site/theme/recipes.ts";
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
