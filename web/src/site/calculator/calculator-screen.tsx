import { Box, Grid } from "@chakra-ui/react";
import type { NumberField } from "functions/domain/calculators/fields";
import type { Match, Refusal } from "functions/domain/calculators/result";
import { lazy, type ReactNode } from "react";
import { type CalculatorId, paths } from "#lib/paths.ts";
import { StaticPart } from "#ui/shared/static-part.tsx";
import { CtaBand } from "#ui/site/cta-band.tsx";
import { LinkButton } from "#ui/site/link-button.tsx";
import { Wrap } from "#ui/site/section.tsx";
import { calculators, content } from "./content.ts";
import { InputForm } from "./input-form.tsx";
import { NoReference, ReferenceTable } from "./reference-table.tsx";
import { type Count, ResultPanel } from "./result-panel.tsx";
import type { Inputs } from "./use-inputs.ts";
import type { FieldGroup, FormulaLine, Note, Options, TableColumn, Worked } from "./views.ts";

const CalculatorHead = lazy(() =>
  import("./static-parts.tsx").then((m) => ({ default: m.CalculatorHead })),
);

interface Done<Row> {
  readonly ok: true;
  readonly references: readonly Match<Row>[];
  readonly warnings: readonly Note[];
}

interface CalculatorScreenProps<Field extends string, Row> {
  readonly id: CalculatorId;
  readonly inputs: Inputs<Field>;
  readonly fields: Readonly<Record<string, NumberField>>;
  readonly groups: readonly FieldGroup[];
  /** In place of those of the fields. */
  readonly units?: Readonly<Record<string, string>>;
  /** Of the fields that are lists. */
  readonly options?: Readonly<Record<string, Options>>;
  readonly result: Refusal<Field> | Done<Row>;
  readonly figure: { readonly value: string | undefined; readonly label: string };
  readonly strip: ReactNode;
  readonly count: Count | null;
  readonly lines: readonly (readonly [FormulaLine, Worked | null])[];
  readonly hint?: string | undefined;
  readonly columns: readonly TableColumn<Row>[];
  readonly heading: (count: number) => string;
}

export function CalculatorScreen<Field extends string, Row extends { readonly reference: string }>(
  props: CalculatorScreenProps<Field, Row>,
) {
  const { id, inputs, result } = props;
  const { name, waiting } = calculators[id];
  const isWaiting = !result.ok && result.errors.every(({ reason }) => reason === "missing");
  const address = `${paths.calculators[id]}?${inputs.query}`;
  const contact =
    inputs.query === ""
      ? paths.contactAbout(name)
      : paths.contactWithCalculation(content.product(name), address);
  const missing = result.ok ? result.warnings.find(({ field }) => field === null) : undefined;
  return (
    <>
      <StaticPart>
        <CalculatorHead id={id} />
      </StaticPart>
      <Wrap pb="section.y">
        <Grid
          templateColumns={{ base: "minmax(0,1fr)", lg: "minmax(0,5fr) minmax(0,7fr)" }}
          gap="6"
          alignItems="start"
        >
          <InputForm {...props} errors={errorsOf(inputs, result)} warnings={warningsOf(result)} />
          <ResultPanel
            {...props}
            waiting={isWaiting ? waiting : content.review}
            isDone={result.ok}
            address={address}
          />
        </Grid>
        {result.ok && result.references.length > 0 ? (
          <ReferenceTable {...props} references={result.references} />
        ) : null}
        {missing ? <NoReference title={missing.message} contact={contact} /> : null}
        <Box mt="section.y">
          <CtaBand title={content.closing.title} text={content.closing.text}>
            <LinkButton href={contact} variant="white" grow>
              {content.closing.label}
            </LinkButton>
          </CtaBand>
        </Box>
      </Wrap>
    </>
  );
}

/** A field that the visitor has not reached yet is not wrong. */
function errorsOf<Field extends string>(
  { texts, touched }: Inputs<Field>,
  result: Refusal<Field> | { readonly ok: true },
): readonly Note[] {
  if (result.ok) return [];
  return result.errors.filter(
    ({ field, reason }) => reason !== "missing" || field in texts || touched.has(field),
  );
}

function warningsOf(result: Refusal<string> | Done<unknown>): readonly Note[] {
  return result.ok ? result.warnings : [];
}
