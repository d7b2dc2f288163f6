import { chakra } from "@chakra-ui/react";
import { isSameCriterion } from "functions/domain/catalogue/finder/criterion";
import type {
  ChoiceFacet,
  Criterion,
  FacetCounts,
  FinderStart,
  NumberFacet,
} from "functions/domain/catalogue/finder/model";
import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { content } from "./content.ts";
import { counted } from "./counted.ts";
import { NumberField } from "./number-field.tsx";
import { panelStyles } from "./panel-styles.ts";
import { fromShown, toShown } from "./state.ts";

const Panel = chakra("details", { base: panelStyles });

interface FacetPanelProps {
  readonly start: FinderStart;
  readonly counts: FacetCounts;
  /** Also those of the text. */
  readonly criteria: readonly Criterion[];
  readonly chosen: readonly Criterion[];
  readonly onToggle: (criterion: Criterion) => void;
  readonly onNumber: (facet: NumberFacet, value: number | undefined) => void;
}

export function FacetPanel(props: FacetPanelProps) {
  const { criteria } = props;
  const count = criteria.filter(({ facet }) => facet !== "family").length;
  return (
    <Panel data-live="" data-screen-only="" aria-label={content.panel}>
      <summary>
        <SlidersHorizontal aria-hidden="true" />
        {content.filters} {count > 0 ? <b>({count})</b> : null}
      </summary>
      <Choices {...props} facet="thread" />
      <Choices {...props} facet="shaft" />
      <Facet facet="diameter">
        <Field {...props} facet="diameter_from" />
        <Field {...props} facet="diameter_to" />
      </Facet>
      <Facet facet="load">
        <Field {...props} facet="load" />
      </Facet>
      <Choices {...props} facet="material" />
      <Facet facet="heat">
        <Field {...props} facet="cold" />
        <Field {...props} facet="heat" />
      </Facet>
      <Choices {...props} facet="seal" />
      <Choices {...props} facet="ip" />
    </Panel>
  );
}

interface FacetProps {
  readonly facet: keyof typeof content.facets;
  readonly isChoice?: boolean;
  readonly children: ReactNode;
}

function Facet({ facet, isChoice = false, children }: FacetProps) {
  const texts: { readonly title: string; readonly note?: string } = content.facets[facet];
  const { title, note } = texts;
  return (
    <fieldset>
      <legend>
        {title} {note === undefined ? null : <small>{note}</small>}
      </legend>
      <div {...(isChoice ? { "data-choices": "" } : { "data-fields": "" })}>{children}</div>
    </fieldset>
  );
}

function Choices(props: FacetPanelProps & { readonly facet: ChoiceFacet }) {
  const { facet, start, counts, criteria, onToggle } = props;
  return (
    <Facet facet={facet} isChoice>
      {start.values[facet].map(({ slug, text }, at) => {
        const criterion = { facet, value: slug };
        const isChosen = criteria.some((one) => isSameCriterion(one, criterion));
        const count = counts[facet][at] ?? 0;
        const isDisabled = count === 0 && !isChosen;
        return (
          <button
            key={slug}
            type="button"
            aria-pressed={isChosen}
            aria-disabled={isDisabled || undefined}
            onClick={() => {
              if (!isDisabled) onToggle(criterion);
            }}
          >
            {text} <small>{counted(count, start.counts[facet][at] ?? 0)}</small>
          </button>
        );
      })}
    </Facet>
  );
}

type FieldName = keyof typeof content.fields;

function Field({ facet, chosen, onNumber }: FacetPanelProps & { readonly facet: FieldName }) {
  const { label, unit } = content.fields[facet];
  const value = chosen.find((one) => one.facet === facet)?.value;
  return (
    <NumberField
      name={facet}
      label={label}
      unit={unit}
      value={typeof value === "number" ? toShown(facet, value) : undefined}
      onChange={(next) => onNumber(facet, next === undefined ? next : fromShown(facet, next))}
    />
  );
}
