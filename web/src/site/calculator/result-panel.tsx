import { chakra } from "@chakra-ui/react";
import { limitations, notices } from "functions/domain/calculators/messages";
import { Info, Link, Printer } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { CalculatorId } from "#lib/paths.ts";
import { copyLink } from "#ui/article/sharing.ts";
import { fieldId } from "#ui/form/field-spec.ts";
import { content } from "./content.ts";
import { MathText } from "./math-text.tsx";
import { TextButton } from "./text-button.tsx";
import type { FormulaLine, Worked } from "./views.ts";

export interface Count {
  readonly figure: string;
  readonly text: string;
}

const Panel = chakra("section", {
  base: {
    borderRadius: "media",
    bg: "bg.subtle",
    padding: { base: "5", sm: "1.75rem 2rem 2rem" },
  },
});
const FigureLine = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: ".25rem .75rem",
    color: "fg.muted",
    fontSize: "1.0625rem",
    "& output": { textStyle: "display.lg", color: "fg" },
  },
});
const Formulas = chakra("dl", {
  base: {
    display: "grid",
    gap: "4",
    mt: "5",
    pt: "5",
    borderTop: "1px solid {colors.border.emphasized}",
    "& > div": {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0,1fr)", sm: "9.5rem minmax(0,1fr)" },
      gap: ".25rem 1.25rem",
      alignItems: "baseline",
    },
    "& dt": { fontSize: ".875rem", color: "fg.muted" },
    "& dd": { fontSize: "1.0625rem", lineHeight: "1.5" },
    "& p": { fontSize: ".9375rem", color: "fg.muted", mt: "1.5" },
    "& summary": { fontSize: ".9375rem", color: "fg.link", cursor: "pointer", py: ".25rem" },
    "& p > b": { color: "fg", fontWeight: "600" },
    "& sub, & sup": { fontSize: ".72em", lineHeight: "0" },
  },
});
const Notice = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "1.25rem 1fr",
    gap: "3",
    mt: "6",
    padding: ".875rem 1rem",
    borderRadius: "l2",
    bg: "brand.subtle",
    fontSize: ".9375rem",
    lineHeight: "1.5",
    "& svg": { width: "1.25rem", height: "1.25rem", color: "brand.fg" },
    "& > div": { display: "grid", gap: "1.5" },
  },
});

interface ResultPanelProps {
  readonly id: CalculatorId;
  readonly isDone: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly figure: { readonly value: string | undefined; readonly label: string };
  readonly waiting: string;
  readonly strip: ReactNode;
  readonly count: Count | null;
  readonly lines: readonly (readonly [FormulaLine, Worked | null])[];
  readonly hint?: string | undefined;
  /** Path and query of the calculation. */
  readonly address: string;
}

export function ResultPanel(props: ResultPanelProps) {
  const { id, isDone, figure, strip, count, lines, hint, address } = props;
  const heading = useId();
  const ids = Object.keys(props.fields).map((name) => fieldId("calculo", name));
  return (
    <Panel aria-labelledby={heading}>
      <chakra.h2 id={heading} srOnly>
        {content.result}
      </chakra.h2>
      <FigureLine>
        <output htmlFor={ids.join(" ")}>{figure.value ?? <Nothing />}</output>
        <span>{figure.label}</span>
      </FigureLine>
      {isDone ? null : (
        <chakra.p mt="4" maxWidth="44ch" color="fg.muted">
          {props.waiting}
        </chakra.p>
      )}
      {strip}
      {count ? (
        <chakra.p mt="3" fontSize=".9375rem" color="fg.muted">
          <chakra.b fontWeight="600" color="fg">
            {count.figure}
          </chakra.b>{" "}
          {count.text}
        </chakra.p>
      ) : null}
      <Formulas>
        {lines.map(([line, worked]) => (
          <div key={line.name}>
            <dt>{line.name}</dt>
            <dd>
              <span role="math" aria-label={line.spoken}>
                <MathText text={line.formula} />
              </span>
              {worked ? <WorkedLine {...worked} /> : null}
              {line.note ? (
                <p>
                  <MathText text={line.note} />
                </p>
              ) : null}
              {line.details ? (
                <details>
                  <summary>{line.details.summary}</summary>
                  <p>
                    <MathText text={line.details.text} />
                  </p>
                </details>
              ) : null}
            </dd>
          </div>
        ))}
      </Formulas>
      {hint ? (
        <chakra.p mt="4" fontSize=".9375rem">
          {hint}
        </chakra.p>
      ) : null}
      <Notice role="note">
        <Info aria-hidden="true" />
        <div>
          {[...notices[id], ...limitations[id]].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Notice>
      {isDone ? (
        <chakra.p data-screen-only="" display="flex" flexWrap="wrap" gap=".25rem 1.5rem" mt="4">
          <TextButton
            type="button"
            onClick={() => void copyLink(new URL(address, location.href).href)}
          >
            <Link aria-hidden="true" />
            {content.copy}
          </TextButton>
          <TextButton type="button" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {content.print}
          </TextButton>
        </chakra.p>
      ) : null}
    </Panel>
  );
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <chakra.span srOnly>{content.none}</chakra.span>
    </>
  );
}

function WorkedLine({ steps, outcome, after }: Worked) {
  return (
    <p>
      <MathText text={steps} />
      <b>{outcome}</b>
      {after}
    </p>
  );
}
