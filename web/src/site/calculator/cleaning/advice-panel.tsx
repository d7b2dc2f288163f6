import { chakra } from "@chakra-ui/react";
import { countSuitable } from "functions/domain/cleaning/count";
import { type Advice, recommend } from "functions/domain/cleaning/recommend";
import { CLEANING_FACETS, type CleaningFacet } from "functions/domain/cleaning/rules";
import { Info } from "lucide-react";
import { useId } from "react";
import type { CleaningData } from "#lib/page-data.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/site/link-button.tsx";
import type { InputTexts } from "../inputs/use-inputs.ts";
import { contactWithCalculation } from "../result/contact-link.ts";
import { PanelActions } from "../result/panel-actions.tsx";
import { FigureLine, Formulas, Notice, Panel } from "../result/result-styles.ts";
import { content } from "./content.ts";
import { finderLink, type Recommended } from "./finder-link.ts";
import { labelOf, limitOf, Sources } from "./rule-text.tsx";

export interface AdviceProps extends Pick<CleaningData, "values" | "variants"> {
  readonly texts: InputTexts;
  /** Of `texts`, without "?". */
  readonly query: string;
  readonly isLive?: true;
}

export function AdvicePanel({ values, variants, texts, query, isLive }: AdviceProps) {
  const heading = useId();
  const found = recommend(texts);
  const summary = found.ok ? summaryOf(values, found) : null;
  return (
    <Panel aria-labelledby={heading}>
      <chakra.h2 id={heading} srOnly>
        {content.result}
      </chakra.h2>
      <FigureLine>
        <output>{summary ? summary.material : <span aria-hidden="true">–</span>}</output>
        <span>{summary ? summary.others : content.review}</span>
      </FigureLine>
      {found.ok ? (
        <>
          <Formulas>
            {CLEANING_FACETS.map((facet) => (
              <FacetAdvice key={facet} facet={facet} values={values} advice={found.advice[facet]} />
            ))}
          </Formulas>
          <Actions found={found} values={values} variants={variants} query={query} />
        </>
      ) : null}
      <Notice role="note">
        <Info aria-hidden="true" />
        <div>
          {content.notices.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Notice>
      {isLive && found.ok ? <PanelActions address={addressOf(query)} words={content} /> : null}
    </Panel>
  );
}

function namesIn(values: CleaningData["values"], { allowed }: Advice): readonly string[] {
  return allowed.map((rule) => labelOf(values, rule));
}

/** The least steel that is enough, then the rest. */
function summaryOf(values: CleaningData["values"], { advice }: Recommended) {
  const [material = content.ask] = namesIn(values, advice.material);
  const others = (["seal", "ip"] as const).map((facet) => {
    const names = namesIn(values, advice[facet]);
    return names.length > 0 ? names.join(", ") : `${content.facets[facet]}: consúltenos`;
  });
  return { material, others: others.join(" · ") };
}

interface FacetAdviceProps {
  readonly facet: CleaningFacet;
  readonly values: CleaningData["values"];
  readonly advice: Advice;
}

function FacetAdvice({ facet, values, advice }: FacetAdviceProps) {
  const names = namesIn(values, advice);
  const { allowed, warnings } = advice;
  return (
    <div>
      <dt>{content.facets[facet]}</dt>
      <dd>
        {names.length > 0 ? names.join(" · ") : content.ask}
        {names.length === 0 ? <p>{content.outside}</p> : null}
        {[...allowed, ...warnings].map((rule) => {
          const limit = limitOf(rule);
          return (
            <p key={rule.reason + limit + rule.value}>
              {rule.value === null ? null : <b>{labelOf(values, rule)}: </b>}
              {limit === "" ? null : `${limit} (${content.limit}). `}
              {rule.reason} {content.source}: <Sources sources={rule.sources} />
            </p>
          );
        })}
      </dd>
    </div>
  );
}

interface ActionsProps extends Pick<AdviceProps, "values" | "variants" | "query"> {
  readonly found: Recommended;
}

function Actions({ found, values, variants, query }: ActionsProps) {
  const count = countSuitable(variants, found);
  const sealed = countSuitable(variants, found, true);
  const isSealed = found.advice.ip.allowed.length > 0;
  return (
    <>
      {count === 0 ? <chakra.p mt="5">{content.noReference}</chakra.p> : null}
      {isSealed && count > 0 && sealed === 0 ? (
        <chakra.p mt="5">{content.noSealed}</chakra.p>
      ) : null}
      <chakra.p display="flex" flexWrap="wrap" gap="3" mt="5">
        {count > 0 ? (
          <LinkButton href={finderLink(values, found, ["material", "seal"])}>
            {content.references(count)}
          </LinkButton>
        ) : null}
        {sealed > 0 ? (
          <LinkButton href={finderLink(values, found, CLEANING_FACETS)} variant="outline">
            {content.sealed(sealed)}
          </LinkButton>
        ) : null}
        {count > 0 && isSealed && sealed > 0 ? null : (
          <LinkButton href={inquiryAbout(query)} variant={count > 0 ? "outline" : "solid"}>
            {content.inquiry}
          </LinkButton>
        )}
      </chakra.p>
    </>
  );
}

function addressOf(query: string): string {
  return query === "" ? paths.cleaning : `${paths.cleaning}?${query}`;
}

export function inquiryAbout(query: string): string {
  return contactWithCalculation(content.product, addressOf(query));
}
