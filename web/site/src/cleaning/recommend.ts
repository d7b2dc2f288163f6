import { readFields, type Texts, type Values } from "../calculators/fields.ts";
import { isAtLeast } from "../calculators/numbers.ts";
import type { FieldError, Refusal } from "../calculators/result.ts";
import { AGENTS, type AgentId, METHODS, type MethodId } from "./choices.ts";
import { type CleaningField, cleaningFields } from "./fields.ts";
import { CLEANING_FACETS, type CleaningFacet, type CleaningRule, RULES } from "./rules.ts";

export type CleaningInputs = Values<typeof cleaningFields> & {
  readonly agent: AgentId;
  readonly method: MethodId;
};

export interface Allowed extends CleaningRule {
  readonly value: string;
}

export interface Advice {
  /** Empty: nothing in the table reaches these conditions. */
  readonly allowed: readonly Allowed[];
  readonly warnings: readonly CleaningRule[];
}

export type Recommendation =
  | Refusal<CleaningField>
  | {
      readonly ok: true;
      readonly inputs: CleaningInputs;
      readonly advice: Readonly<Record<CleaningFacet, Advice>>;
    };

export function recommend(texts: Texts<CleaningField>): Recommendation {
  const { values, errors: unread } = readFields(cleaningFields, texts);
  const errors: FieldError<CleaningField>[] = [...unread];
  const agent = choiceIn(AGENTS, texts.agent);
  const method = choiceIn(METHODS, texts.method);
  if (agent === undefined)
    errors.push({
      field: "agent",
      reason: "not-in-catalog",
      message: "Elija un producto de la lista.",
    });
  if (method === undefined)
    errors.push({
      field: "method",
      reason: "not-in-catalog",
      message: "Elija una presión de la lista.",
    });
  if (errors.length > 0 || agent === undefined || method === undefined)
    return { ok: false, errors };
  const inputs = { ...values, agent, method };
  const advice = CLEANING_FACETS.map((facet) => [facet, adviceFor(facet, inputs)] as const);
  return { ok: true, inputs, advice: Object.fromEntries(advice) as Record<CleaningFacet, Advice> };
}

/** @returns the first choice for no text, undefined for an unknown one */
function choiceIn<Id extends string>(
  choices: Readonly<Record<Id, string>>,
  text: string | undefined,
) {
  const ids = Object.keys(choices) as Id[];
  return text ? ids.find((id) => id === text) : ids[0];
}

function adviceFor(facet: CleaningFacet, inputs: CleaningInputs): Advice {
  const rules = RULES.filter((rule) => rule.facet === facet && applies(rule, inputs));
  const allowed = rules.filter((rule): rule is Allowed => rule.value !== null);
  return {
    allowed: allowed.filter(
      ({ value }, at) => allowed.findIndex((other) => other.value === value) === at,
    ),
    warnings: rules.filter(({ value }) => value === null),
  };
}

function applies(
  { agents, methods, max_c, max_mg_l }: CleaningRule,
  { agent, method, t, Cl }: CleaningInputs,
): boolean {
  return (
    (agents?.includes(agent) ?? true) &&
    (methods?.includes(method) ?? true) &&
    isWithin(max_c, t) &&
    isWithin(max_mg_l, Cl)
  );
}

export const isWithin = (limit: number | undefined, value: number) =>
  limit === undefined || isAtLeast(limit, value);
