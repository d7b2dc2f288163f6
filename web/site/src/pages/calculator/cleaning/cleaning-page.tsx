import { Grid } from "@chakra-ui/react";
import { type FormEvent, lazy, useRef } from "react";
import { USUAL_C } from "#cleaning/choices.ts";
import { cleaningKeys } from "#cleaning/fields.ts";
import type { CleaningData, PageProps } from "#lib/page-data.ts";
import { Wrap } from "#ui/section.tsx";
import { StaticPart } from "#ui/static-part.tsx";
import { InputForm } from "../inputs/input-form.tsx";
import { shownErrors, useInputs } from "../inputs/use-inputs.ts";
import { useLateCode } from "../use-late-code.ts";

const loadParts = () => import("./late-parts.ts");
const CleaningHead = lazy(() =>
  import("./cleaning-head.tsx").then((m) => ({ default: m.CleaningHead })),
);
const Advice = lazy(() => loadParts().then((m) => ({ default: m.AdvicePanel })));
const RuleTable = lazy(() => import("./rule-table.tsx").then((m) => ({ default: m.RuleTable })));
const Closing = lazy(() => loadParts().then((m) => ({ default: m.Closing })));

/** /calculadora/limpieza */
export function CleaningPage({ data }: PageProps) {
  return data?.kind === "cleaning" ? <Cleaning {...data} /> : null;
}

/** The finished page has the advice for the initial values. */
function Cleaning({ form, values, variants }: CleaningData) {
  const element = useRef<HTMLFormElement>(null);
  const inputs = useInputs(element, cleaningKeys);
  const proposed = useRef<string>(undefined);
  const late = useLateCode(loadParts, inputs.texts);
  const found = late?.recommend(inputs.texts);
  const { texts, query } = inputs;
  const advice = { values, variants, texts, query };

  /** Another product brings its usual temperature, unless the visitor has typed one. */
  function handleInput(event: FormEvent): void {
    const { agent, t: temperature } = getControls(element.current);
    // The form itself tells what was chosen before hydration; a link names product and temperature.
    const isChosen =
      event.target === agent ||
      (event.target === element.current &&
        agent?.value !== "" &&
        !new URLSearchParams(location.search).has(cleaningKeys.agent));
    const untouched = [temperature?.defaultValue, proposed.current];
    if (isChosen && agent && temperature && untouched.includes(temperature.value)) {
      // The first product is no text, as in its address; a link may name one that is unknown.
      const usual = new Map(Object.entries(USUAL_C)).get(agent.value);
      proposed.current = usual === undefined ? temperature.defaultValue : String(usual);
      temperature.value = proposed.current;
    }
    inputs.events.onInput(event);
  }

  return (
    <>
      <StaticPart>
        <CleaningHead />
      </StaticPart>
      <Wrap pb="section.y">
        <Grid
          templateColumns={{ base: "minmax(0,1fr)", lg: "minmax(0,5fr) minmax(0,7fr)" }}
          gap="6"
          alignItems="start"
        >
          <InputForm
            ref={element}
            label="Cómo limpia"
            inputs={{ ...inputs, events: { ...inputs.events, onInput: handleInput } }}
            groups={form}
            errors={shownErrors(inputs, found?.ok === false ? found.errors : [])}
            warnings={[]}
          />
          {late ? (
            <late.AdvicePanel {...advice} isLive />
          ) : (
            // The advice of the finished page is for other inputs.
            <div style={{ visibility: query === "" ? undefined : "hidden" }}>
              <StaticPart>
                <Advice {...advice} />
              </StaticPart>
            </div>
          )}
        </Grid>
        <StaticPart>
          <RuleTable values={values} />
        </StaticPart>
        {late ? (
          <late.Closing query={query} />
        ) : (
          <StaticPart>
            <Closing query={query} />
          </StaticPart>
        )}
      </Wrap>
    </>
  );
}

function getControls(form: HTMLFormElement | null) {
  const agent = form?.elements.namedItem("agent");
  const t = form?.elements.namedItem("t");
  return {
    agent: agent instanceof HTMLSelectElement ? agent : null,
    t: t instanceof HTMLInputElement ? t : null,
  };
}
