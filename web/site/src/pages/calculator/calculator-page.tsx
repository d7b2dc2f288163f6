import { Grid } from "@chakra-ui/react";
import { lazy, useMemo, useRef } from "react";
import { CALCULATOR_PATHS } from "#lib/calculators.ts";
import type { CalculatorData, PageProps } from "#lib/page-data.ts";
import { Wrap } from "#ui/section.tsx";
import { StaticPart } from "#ui/static-part.tsx";
import { content } from "./inputs/content.ts";
import { InputForm } from "./inputs/input-form.tsx";
import { shownErrors, useInputs } from "./inputs/use-inputs.ts";
import { useCalculation } from "./use-calculation.ts";

const CalculatorHead = lazy(() =>
  import("./result/static-parts.tsx").then((m) => ({ default: m.CalculatorHead })),
);
const ResultPanel = lazy(() =>
  import("./result/late-parts.ts").then((m) => ({ default: m.ResultPanel })),
);
const Rest = lazy(() => import("./result/late-parts.ts").then((m) => ({ default: m.Rest })));

/** /calculadora/{pies|ruedas|rodamientos} */
export function CalculatorPage({ data }: PageProps) {
  return data?.kind === "calculator" ? <Calculator {...data} /> : null;
}

function Calculator({ id, form, tables }: CalculatorData) {
  const keys = useMemo(
    () =>
      Object.fromEntries(
        form.flatMap(({ fields }) => fields).map((field) => [field.name, field.key]),
      ),
    [form],
  );
  const element = useRef<HTMLFormElement>(null);
  const inputs = useInputs(element, keys);
  const { late, view } = useCalculation({ id, tables }, inputs.texts);
  const { query } = inputs;
  const path = CALCULATOR_PATHS[id];
  const result = view?.result ?? null;
  const isWrong = view?.errors.some(({ reason }) => reason !== "missing") ?? false;
  const panel = { id, result, isWrong, address: `${path}?${query}` };
  const rest = { id, view, query };
  return (
    <>
      <StaticPart>
        <CalculatorHead path={path} />
      </StaticPart>
      <Wrap pb="section.y">
        <Grid
          templateColumns={{ base: "minmax(0,1fr)", lg: "minmax(0,5fr) minmax(0,7fr)" }}
          gap={{ base: "6", lg: "0 1.5rem" }}
          alignItems="start"
          css={{ lg: { gridTemplateRows: "auto 1fr", "& > form": { gridRow: "1 / span 2" } } }}
        >
          <InputForm
            ref={element}
            label={content.form}
            inputs={inputs}
            groups={form}
            errors={shownErrors(inputs, view?.errors)}
            warnings={view?.warnings ?? []}
          />
          {late ? (
            <late.ResultPanel {...panel} />
          ) : (
            <StaticPart>
              <ResultPanel {...panel} />
            </StaticPart>
          )}
          {late ? (
            <late.Rest {...rest} />
          ) : (
            <StaticPart>
              <Rest {...rest} />
            </StaticPart>
          )}
        </Grid>
      </Wrap>
    </>
  );
}
