import { chakra } from "@chakra-ui/react";
import { Info } from "lucide-react";
import { useId } from "react";
import { limitations, notices } from "#calculators/messages.ts";
import type { CalculatorId } from "#catalogue/calculator-ids.ts";
import { bearingFormulas } from "../kinds/bearings-content.ts";
import { casterFormulas } from "../kinds/casters-content.ts";
import { copies } from "../kinds/copies.ts";
import { feetFormulas } from "../kinds/feet-content.ts";
import type { FormulaLine, Result, Worked } from "../kinds/views.ts";
import { LoadStrip } from "./load-strip.tsx";
import { MathText } from "./math-text.tsx";
import { PanelActions } from "./panel-actions.tsx";
import { content } from "./result-content.ts";
import { FigureLine, Formulas, Notice, Panel, WorkingPanel } from "./result-styles.ts";

const formulas = { feet: feetFormulas, casters: casterFormulas, bearings: bearingFormulas };

interface ResultPanelProps {
  readonly id: CalculatorId;
  readonly result: Result | null;
  /** Some text is wrong. */
  readonly isWrong: boolean;
  /** Path and query of the calculation. */
  readonly address: string;
}

export function ResultPanel({ id, result, isWrong, address }: ResultPanelProps) {
  const heading = useId();
  const { waiting, measure } = copies[id];
  return (
    <Panel
      aria-labelledby={heading}
      css={{ lg: { gridColumn: "2", gridRow: "1", borderBottomRadius: 0 } }}
    >
      <chakra.h2 id={heading} srOnly>
        {content.result}
      </chakra.h2>
      <FigureLine>
        <output>{result ? result.figure.value : <Nothing />}</output>
        <span>{result ? result.figure.label : measure}</span>
      </FigureLine>
      {result ? null : (
        <chakra.p mt="4" maxWidth="44ch" color="fg.muted">
          {isWrong ? content.review : waiting}
        </chakra.p>
      )}
      {result?.strip ? <LoadStrip {...result.strip} /> : null}
      {result?.count ? (
        <chakra.p mt="3" fontSize=".9375rem" color="fg.muted">
          <chakra.b fontWeight="600" color="fg">
            {result.count.figure}
          </chakra.b>{" "}
          {result.count.text}
        </chakra.p>
      ) : null}
      {result?.hint ? (
        <chakra.p mt="4" fontSize=".9375rem">
          {result.hint}
        </chakra.p>
      ) : null}
      {result ? <PanelActions address={address} words={content} /> : null}
    </Panel>
  );
}

/** How the result is calculated, and what it does not tell. */
export function Working({ id, result }: Pick<ResultPanelProps, "id" | "result">) {
  return (
    <WorkingPanel aria-label={content.working}>
      <Formulas>
        {Object.entries<FormulaLine>(formulas[id]).map(([key, line]) => (
          <FormulaRow key={key} line={line} worked={result?.worked[key]} />
        ))}
      </Formulas>
      <Notice role="note">
        <Info aria-hidden="true" />
        <div>
          {[...notices[id], ...limitations[id]].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Notice>
    </WorkingPanel>
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

interface FormulaRowProps {
  readonly line: FormulaLine;
  readonly worked: Worked | null | undefined;
}

function FormulaRow({ line, worked }: FormulaRowProps) {
  const { name, formula, spoken, note, details } = line;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span role="math" aria-label={spoken}>
          <MathText text={formula} />
        </span>
        {worked ? <WorkedLine {...worked} /> : null}
        {note ? (
          <p>
            <MathText text={note} />
          </p>
        ) : null}
        {details ? (
          <details>
            <summary>{details.summary}</summary>
            <p>
              <MathText text={details.text} />
            </p>
          </details>
        ) : null}
      </dd>
    </div>
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
