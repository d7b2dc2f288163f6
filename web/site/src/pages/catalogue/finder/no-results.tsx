import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { SearchX } from "lucide-react";
import { useMemo } from "react";
import { criterionText } from "#catalogue/finder/criterion-text.ts";
import type { Condition } from "#catalogue/finder/find.ts";
import type { Criterion, FinderIndex } from "#catalogue/finder/model.ts";
import { relaxations } from "#catalogue/finder/relax.ts";
import { EmptyFrame } from "#ui/empty-panel.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { siteRecipes } from "#ui/theme/recipes.ts";
import { content } from "./content.ts";
import { references } from "./counted.ts";

const Button = chakra("button", siteRecipes.button);
const Ways = chakra("div", {
  base: {
    display: "grid",
    gap: "2",
    width: "min(34rem, 100%)",
    mt: "5",
    "& button": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      columnGap: "4",
      minHeight: "3rem",
      px: "4",
      py: "2",
      border: "1px solid {colors.border.emphasized}",
      borderRadius: "l2",
      bg: "white",
      textAlign: "start",
      _hover: { borderColor: "brand.solid" },
    },
    "& b": { fontSize: ".9375rem", fontWeight: "560" },
    "& small": { fontSize: ".875rem", color: "fg.muted" },
  },
});

interface NoResultsProps {
  readonly index: FinderIndex;
  readonly conditions: readonly Condition[];
  readonly onRemove: (criteria: readonly Criterion[], words: readonly string[]) => void;
  readonly onClear: () => void;
}

export function NoResults({ index, conditions, onRemove, onClear }: NoResultsProps) {
  const ways = useMemo(() => relaxations(index, conditions), [index, conditions]);
  const getNames = (some: readonly Condition[]) =>
    some.flatMap(({ criteria, word }) =>
      word === null ? criteria.map((criterion) => criterionText(criterion, index)) : [word],
    );
  function removeAll(some: readonly Condition[]) {
    onRemove(
      some.flatMap((condition) => condition.criteria),
      some.flatMap(({ word }) => word ?? []),
    );
    // The pressed button is gone.
    document.getElementById(document.getElementById("encontradas") ? "encontradas" : "q")?.focus();
  }
  return (
    <EmptyFrame>
      <SearchX aria-hidden="true" />
      <chakra.h3 textStyle="heading.sm">{content.none.title}</chakra.h3>
      <chakra.p color="fg.muted">{content.none.text}</chakra.p>
      {ways.length > 0 ? (
        <Ways role="group" aria-label={content.none.ways} data-screen-only="">
          {ways.map(({ without, count }) => {
            const name = content.none.without(getNames(without));
            return (
              <button key={name} type="button" onClick={() => removeAll(without)}>
                <b>{name}</b> <small>{references(count)}</small>
              </button>
            );
          })}
        </Ways>
      ) : null}
      <chakra.div
        data-screen-only=""
        display="flex"
        flexWrap="wrap"
        justifyContent="center"
        gap="3"
        mt="5"
      >
        <Button type="button" variant="outline" size="md" onClick={onClear}>
          {content.none.clear}
        </Button>
        <LinkButton href={paths.contactAbout(getNames(conditions).join(", "))} size="md">
          {content.none.ask}
        </LinkButton>
      </chakra.div>
    </EmptyFrame>
  );
}
