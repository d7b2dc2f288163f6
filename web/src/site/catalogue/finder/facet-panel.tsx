import { chakra } from "@chakra-ui/react";
import type { ChoiceFacet, FinderStart } from "functions/domain/catalogue/finder/model";
import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { siteRecipes } from "#ui/site/theme/recipes.ts";
import { content } from "./content.ts";
import { panelStyles } from "./panel-styles.ts";

const Panel = chakra("details", { base: panelStyles });
const Input = chakra("input", siteRecipes.input);

/** Its state is written by panel.ts. */
export function FacetPanel({ start }: { readonly start: FinderStart }) {
  return (
    <Panel data-live="" data-screen-only="">
      <summary>
        <SlidersHorizontal aria-hidden="true" />
        {content.filters} <b />
      </summary>
      <Choices start={start} facet="thread" />
      <Choices start={start} facet="shaft" />
      <Facet facet="diameter">
        <Field name="diameter_from" />
        <Field name="diameter_to" />
      </Facet>
      <Facet facet="load">
        <Field name="load" />
      </Facet>
      <Choices start={start} facet="material" />
      <Facet facet="heat">
        <Field name="cold" />
        <Field name="heat" />
      </Facet>
      <Choices start={start} facet="seal" />
      <Choices start={start} facet="ip" />
    </Panel>
  );
}

interface FacetProps {
  readonly facet: keyof typeof content.facets;
  readonly children: ReactNode;
}

function Facet({ facet, children }: FacetProps) {
  const texts: { readonly title: string; readonly note?: string } = content.facets[facet];
  const { title, note } = texts;
  return (
    <fieldset>
      <legend>
        {title} {note === undefined ? null : <small>{note}</small>}
      </legend>
      <div>{children}</div>
    </fieldset>
  );
}

interface ChoicesProps {
  readonly facet: ChoiceFacet;
  readonly start: FinderStart;
}

function Choices({ facet, start: { values, counts } }: ChoicesProps) {
  return (
    <Facet facet={facet}>
      {values[facet].map(({ slug, text }, at) => {
        const count = counts[facet][at] ?? 0;
        return (
          <button
            key={slug}
            type="button"
            value={slug}
            data-facet={facet}
            data-total={count}
            aria-pressed="false"
          >
            {text} <small>{count}</small>
          </button>
        );
      })}
    </Facet>
  );
}

function Field({ name }: { readonly name: keyof typeof content.fields }) {
  const { label, unit } = content.fields[name];
  const id = `filtro-${name}`;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <span>
        <Input
          id={id}
          name={name}
          // Some keyboards for decimals have no minus.
          inputMode={unit === "°C" ? "text" : "decimal"}
          autoComplete="off"
          aria-describedby={`${id}-unidad`}
        />
        <span id={`${id}-unidad`}>{unit}</span>
      </span>
    </div>
  );
}
