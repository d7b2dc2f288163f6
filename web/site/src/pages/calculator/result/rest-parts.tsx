import { Box } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import type { CalculatorId } from "#catalogue/calculator-ids.ts";
import { CALCULATOR_PATHS } from "#lib/calculators.ts";
import { CtaBand } from "#ui/cta-band.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { copies } from "../kinds/copies.ts";
import type { CalculationView } from "../kinds/views.ts";
import { contactWithCalculation } from "./contact-link.ts";
import { NoReference, ReferenceTable } from "./reference-table.tsx";
import { content } from "./result-content.ts";
import { Working } from "./result-panel.tsx";

interface RestProps {
  readonly id: CalculatorId;
  readonly view: CalculationView | null;
  readonly query: string;
}

/** What follows form and result. */
export function Rest({ id, view, query }: RestProps) {
  const { name } = copies[id];
  const missing = view?.warnings.find(({ field }) => field === null);
  const contact =
    query === ""
      ? paths.contactAbout(name)
      : contactWithCalculation(content.product(name), `${CALCULATOR_PATHS[id]}?${query}`);
  return (
    <>
      {view?.result && view.result.rows.length > 0 ? <ReferenceTable {...view.result} /> : null}
      {missing ? <NoReference title={missing.message} contact={contact} /> : null}
      <Working id={id} result={view?.result ?? null} />
      <Box mt="section.y" gridColumn="1 / -1">
        <CtaBand title={content.closing.title} text={content.closing.text}>
          <LinkButton href={contact} variant="white" grow>
            {content.closing.label}
          </LinkButton>
        </CtaBand>
      </Box>
    </>
  );
}
