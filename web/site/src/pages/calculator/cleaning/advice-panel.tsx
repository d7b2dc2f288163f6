import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { Info } from "lucide-react";
import { useId } from "react";
import { countSuitable } from "#cleaning/count.ts";
import {
  findLimit,
  findNearest,
  type Miss,
  type Nearest as NearestFound,
} from "#cleaning/nearest.ts";
import { type Advice, recommend } from "#cleaning/recommend.ts";
import { CLEANING_FACETS, type CleaningFacet, type CleaningRule } from "#cleaning/rules.ts";
import { withUnit } from "#lib/format/decimals.ts";
import type { CleaningData } from "#lib/page-data.ts";
import { LinkButton } from "#ui/link-button.tsx";
import type { InputTexts } from "../inputs/use-inputs.ts";
import { contactWithCalculation } from "../result/contact-link.ts";
import { PanelActions } from "../result/panel-actions.tsx";
import { FigureLine, Formulas, Notice, Panel } from "../result/result-styles.ts";
import { content } from "./content.ts";
import { finderLink, type Recommended } from "./finder-link.ts";
import { formatLimit, getLabel, Sources } from "./rule-text.tsx";

export interface AdviceProps extends Pick<CleaningData, "values" | "variants"> {
  readonly texts: InputTexts;
  /** Of `texts`, without "?". */
  readonly query: string;
  readonly isLive?: true;
}

export function AdvicePanel({ values, variants, texts, query, isLive }: AdviceProps) {
  const heading = useId();
  const found = recommend(texts);
  const summary = found.ok ? formatSummary(values, found) : null;
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
              <FacetAdvice key={facet} facet={facet} values={values} found={found} />
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
      {isLive && found.ok ? <PanelActions address={getCleaningUrl(query)} words={content} /> : null}
    </Panel>
  );
}

function namesIn(values: CleaningData["values"], { allowed }: Advice): readonly string[] {
  return allowed.map((rule) => getLabel(values, rule));
}

/** The least steel that is enough, then the rest. */
function formatSummary(values: CleaningData["values"], { advice }: Recommended) {
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
  readonly found: Recommended;
}

function FacetAdvice({ facet, values, found }: FacetAdviceProps) {
  const { allowed, warnings } = found.advice[facet];
  const names = namesIn(values, found.advice[facet]);
  return (
    <div>
      <dt>{content.facets[facet]}</dt>
      <dd>
        {names.length > 0 ? names.join(" · ") : content.ask}
        {names.length === 0 ? <p>{nearestLimit(values, facet, found)}</p> : null}
        {[...allowed, ...warnings].map((rule) => {
          const limit = formatLimit(rule);
          return (
            <p key={rule.reason + limit + rule.value}>
              {rule.value === null ? null : <b>{getLabel(values, rule)}: </b>}
              {limit === "" ? null : `${limit} (${content.limit}). `}
              {rule.reason} {content.source}: <Sources sources={rule.sources} />
            </p>
          );
        })}
      </dd>
    </div>
  );
}

function nearestLimit(
  values: CleaningData["values"],
  facet: CleaningFacet,
  found: Recommended,
): string {
  const rule = findLimit(facet, found);
  return rule ? content.nearestLimit(getLabel(values, rule), shortLimit(rule)) : content.outside;
}

/** Within a sentence. */
function shortLimit(rule: CleaningRule): string {
  return formatLimit(rule).replace("Hasta", "hasta") || content.withoutPressure;
}

interface ActionsProps extends Pick<AdviceProps, "values" | "variants" | "query"> {
  readonly found: Recommended;
}

/** What exists, what comes nearest where nothing does, and what would be made. */
function Actions({ found, values, variants, query }: ActionsProps) {
  const count = countSuitable(variants, found);
  const sealed = countSuitable(variants, found, true);
  const { material, seal, ip } = getAllowedValues(found);
  return (
    <>
      {count === 0 ? <Nearest {...{ found, values, variants }} /> : null}
      {sealed === 0 ? <Nearest {...{ found, values, variants }} isSealed /> : null}
      <chakra.p display="flex" flexWrap="wrap" gap="3" mt="5">
        {count > 0 ? (
          <LinkButton href={finderLink(values, { material, seal }, found.inputs.t)}>
            {content.references(count)}
          </LinkButton>
        ) : null}
        {sealed > 0 ? (
          <LinkButton
            href={finderLink(values, { material, seal, ip }, found.inputs.t)}
            variant="outline"
          >
            {content.sealed(sealed)}
          </LinkButton>
        ) : null}
        {count > 0 && sealed > 0 ? null : (
          <LinkButton href={inquiryAbout(query)} variant={count > 0 ? "outline" : "solid"}>
            {content.inquiry}
          </LinkButton>
        )}
      </chakra.p>
    </>
  );
}

function getAllowedValues({ advice }: Recommended) {
  const getValues = (facet: CleaningFacet) => advice[facet].allowed.map(({ value }) => value);
  return { material: getValues("material"), seal: getValues("seal"), ip: getValues("ip") };
}

interface NearestProps extends Pick<ActionsProps, "found" | "values" | "variants"> {
  /** Of the units with a degree of protection. */
  readonly isSealed?: true;
}

function Nearest({ found, values, variants, isSealed }: NearestProps) {
  const nearest = findNearest(variants, found, isSealed);
  if (nearest === null) return null;
  const { variant, count, misses, made } = nearest;
  const getName = (facet: CleaningFacet, value: string | null) =>
    values[facet].find((choice) => choice.value === value)?.text ?? value ?? "";
  const parts = CLEANING_FACETS.map((facet) => getName(facet, variant[facet]));
  const chosen = Object.fromEntries(
    CLEANING_FACETS.map((facet) => [facet, [variant[facet]].filter((value) => value !== null)]),
  );
  const { range } = content;
  return (
    <chakra.p mt="5">
      {range.nearest(
        isSealed ? range.foundUnits(count) : range.found(count),
        parts.filter(Boolean).join(" · "),
      )}{" "}
      {range.missing} {misses.map((miss) => sayMiss(miss, getName)).join("; ")}.{" "}
      {sayMade(misses, made, getName)}{" "}
      <chakra.a color="fg.link" textDecoration="underline" href={finderLink(values, chosen)}>
        {range.open}
      </chakra.a>
    </chakra.p>
  );
}

type NameOf = (facet: CleaningFacet, value: string | null) => string;

function sayMiss(miss: Miss, getName: NameOf): string {
  if (miss.facet === "heat") return content.range.piece(shortHeat(miss.value));
  const limit = miss.rule === null ? content.range.notRecommended : shortLimit(miss.rule);
  return `${getName(miss.facet, miss.value)} (${limit})`;
}

const shortHeat = (value: number) => `hasta ${withUnit(value, "°C")}`;

function sayMade(misses: readonly Miss[], made: NearestFound["made"], getName: NameOf): string {
  const texts = misses.flatMap(({ facet }) => {
    const found = facet === "heat" ? undefined : made[facet];
    if (facet === "heat" || found === undefined) return [];
    return [found.map((value) => getName(facet, value)).join(" o ")];
  });
  return texts.length === misses.length
    ? content.range.made(texts.join(", "))
    : content.range.notMade;
}

function getCleaningUrl(query: string): string {
  return query === "" ? paths.cleaning : `${paths.cleaning}?${query}`;
}

export function inquiryAbout(query: string): string {
  return contactWithCalculation(content.product, getCleaningUrl(query));
}
