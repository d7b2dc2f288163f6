import { chakra } from "@chakra-ui/react";
import { Link, SlidersHorizontal, X } from "lucide-react";
import type { ReactNode } from "react";
import type { ChoiceFacet, FinderStart } from "#catalogue/finder/model.ts";
import { siteRecipes } from "#ui/theme/recipes.ts";
import { content } from "./content.ts";
import { references } from "./counted.ts";
import { barStyles, panelStyles } from "./panel-styles.ts";

const Bar = chakra("div", { base: barStyles });
const Panel = chakra("dialog", { base: panelStyles });
const Button = chakra("button", siteRecipes.button);
const opens = { commandfor: "filtros", command: "show-modal" };
const closes = { commandfor: "filtros", command: "close" };
const Input = chakra("input", siteRecipes.input);

/** A sheet on narrow screens. Its state is written by panel.ts. */
export function FacetPanel({ start }: { readonly start: FinderStart }) {
  const total = start.counts.family.reduce((sum, count) => sum + count, 0);
  return (
    <>
      <Bar data-live="" data-screen-only="">
        <Button size="md" variant="outline" asChild>
          <button type="button" aria-haspopup="dialog" {...opens}>
            <SlidersHorizontal aria-hidden="true" />
            {content.filters.open} <b />
          </button>
        </Button>
        <Button size="md" variant="outline" type="button" data-action="copy">
          <Link aria-hidden="true" />
          {content.copy}
        </Button>
      </Bar>
      <Panel asChild>
        <dialog
          id="filtros"
          aria-labelledby="filtros-titulo"
          data-live=""
          data-screen-only=""
          {...{ closedby: "any" }}
        >
          <header>
            <h2 id="filtros-titulo">{content.filters.title}</h2>
            <button type="button" aria-label={content.filters.close} {...closes}>
              <X aria-hidden="true" />
            </button>
          </header>
          <Facets start={start} />
          <footer>
            <Button variant="outline" type="button" data-action="clear">
              {content.removeAll}
            </Button>
            <Button asChild>
              <button type="button" {...closes}>
                <span>
                  {content.filters.show}{" "}
                  <span aria-live="polite" data-total={total}>
                    {references(total)}
                  </span>
                </span>
              </button>
            </Button>
          </footer>
        </dialog>
      </Panel>
    </>
  );
}

function Facets({ start }: { readonly start: FinderStart }) {
  return (
    <section>
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
    </section>
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
