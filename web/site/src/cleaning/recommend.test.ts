import { describe, expect, it } from "vitest";
import { AGENTS, type AgentId, METHODS, USUAL_C } from "./choices.ts";
import { countSuitable } from "./count.ts";
import { findNearest } from "./nearest.ts";
import { recommend } from "./recommend.ts";
import { CLEANING_FACETS, RULES } from "./rules.ts";
import type { Variant } from "./variants.ts";

type Texts = Parameters<typeof recommend>[0];

function done(texts: Texts) {
  const found = recommend(texts);
  if (!found.ok) throw new Error(found.errors.map(({ message }) => message).join());
  return found;
}

/** The values that the advice for these texts has, by facet. */
function valuesFor(texts: Texts) {
  const { advice } = done(texts);
  return CLEANING_FACETS.map((facet) => advice[facet].allowed.map(({ value }) => value));
}

it.each<[Texts, string[], string[], string[]]>([
  [{}, ["1.4301", "1.4404"], ["EPDM"], ["IP67"]],
  [{ agent: "alcalina", t: "80", Cl: "25" }, ["1.4301", "1.4404"], ["EPDM"], ["IP67"]],
  [{ t: "80" }, ["1.4404"], ["EPDM"], ["IP67"]],
  [{ t: "25" }, ["1.4301", "1.4404"], ["EPDM", "NBR", "Poliamida"], ["IP67"]],
  [{ t: "80", Cl: "151" }, [], ["EPDM"], ["IP67"]],
  [{ t: "82,1", Cl: "0" }, ["1.4301", "1.4404"], [], ["IP67"]],
  [{ agent: "acida", t: "45", Cl: "150" }, ["1.4404"], ["EPDM"], ["IP67"]],
  [{ agent: "acida", t: "46", Cl: "150" }, [], ["EPDM"], ["IP67"]],
  [{ agent: "clorada", t: "50", method: "espuma" }, ["1.4404"], ["EPDM"], []],
  [{ agent: "clorada", t: "51" }, [], ["EPDM"], ["IP67"]],
  [{ agent: "peracetico", t: "25" }, ["1.4404"], ["EPDM"], ["IP67"]],
  [{ agent: "peroxido", t: "26" }, [], ["EPDM"], ["IP67"]],
  [{ agent: "cuaternario", t: "20" }, ["1.4404"], ["Silicona"], ["IP67"]],
  [{ agent: "cuaternario", t: "26" }, [], [], ["IP67"]],
  [{ agent: "vapor", t: "121", Cl: "10" }, ["1.4404"], ["EPDM", "Silicona"], ["IP67"]],
  [{ agent: "vapor", t: "120", Cl: "10" }, ["1.4301", "1.4404"], ["EPDM", "Silicona"], ["IP67"]],
  [{ agent: "vapor", t: "131", Cl: "0" }, [], [], ["IP67"]],
  [{ method: "chorro" }, ["1.4301", "1.4404"], ["EPDM"], []],
  [
    { agent: "agua", t: "25", Cl: "200" },
    ["1.4301", "1.4404"],
    ["EPDM", "NBR", "Silicona", "Poliamida", "Poliuretano", "Goma elástica"],
    ["IP67"],
  ],
  [
    { agent: "agua", t: "60", Cl: "200" },
    ["1.4404"],
    ["EPDM", "NBR", "Silicona", "Poliamida"],
    ["IP67"],
  ],
  [{ agent: "agua", t: "100", Cl: "1001" }, [], ["EPDM", "Silicona"], ["IP67"]],
])("%j", (texts, ...expected) => expect(valuesFor(texts)).toEqual(expected));

it("says why nothing is recommended", () => {
  const { advice } = done({ agent: "cuaternario", method: "chorro" });
  expect(advice.material.warnings[0]?.reason).toContain("sales cuaternarias");
  expect(advice.ip.warnings[0]?.reason).toContain("IP69K");
});

it.each<[Texts, string, string]>([
  [{ t: "151" }, "t", "out-of-range"],
  [{ t: "" }, "t", "missing"],
  [{ Cl: "-1" }, "Cl", "out-of-range"],
  [{ Cl: "1,000" }, "Cl", "not-a-number"],
  [{ agent: "lejía" }, "agent", "not-in-catalog"],
  [{ method: "toString" }, "method", "not-in-catalog"],
])("refuses %j", (texts, field, reason) =>
  expect(recommend(texts)).toMatchObject({ ok: false, errors: [{ field, reason }] }),
);

describe("never recommends more when conditions are worse", () => {
  const TEMPERATURES = [0, 25, 26, 45, 50, 60, 61, 80, 82, 83, 120, 121, 130, 150];
  const CHLORIDES = [0, 10, 25, 50, 51, 80, 150, 200, 300, 301, 1000, 1001, 20_000];
  /** Pairs of a mild agent and a stronger one. */
  const STRONGER: readonly (readonly [AgentId, AgentId])[] = [
    ["agua", "alcalina"],
    ["agua", "acida"],
    ["agua", "vapor"],
    ["agua", "peroxido"],
    ["agua", "cuaternario"],
    ["alcalina", "clorada"],
    ["peroxido", "peracetico"],
  ];

  function requireFewer(mild: Texts, harsh: Texts) {
    const before = valuesFor(mild);
    for (const [at, values] of valuesFor(harsh).entries())
      for (const value of values)
        expect(before[at], JSON.stringify([mild, harsh])).toContain(value);
  }
  const pairs = <Value>(values: readonly Value[]) =>
    values.slice(1).map((value, at) => [values[at] as Value, value] as const);
  const each = (check: (base: Texts) => void) => {
    for (const agent of Object.keys(AGENTS))
      for (const method of Object.keys(METHODS))
        for (const t of TEMPERATURES)
          for (const Cl of CHLORIDES) check({ agent, method, t: `${t}`, Cl: `${Cl}` });
  };

  it("by temperature, chlorides, pressure and agent", () => {
    each((base) => {
      for (const [low, high] of pairs(TEMPERATURES))
        if (base.t === `${low}`) requireFewer(base, { ...base, t: `${high}` });
      for (const [low, high] of pairs(CHLORIDES))
        if (base.Cl === `${low}`) requireFewer(base, { ...base, Cl: `${high}` });
      for (const [low, high] of pairs(Object.keys(METHODS)))
        if (base.method === low) requireFewer(base, { ...base, method: high });
      for (const [mild, harsh] of STRONGER)
        if (base.agent === mild) requireFewer(base, { ...base, agent: harsh });
    });
  });

  it("and allows 316L wherever it allows 304", () => {
    each((base) => {
      const [materials = []] = valuesFor(base);
      if (materials.includes("1.4301")) expect(materials).toContain("1.4404");
    });
  });
});

it("recommends steel and seal for every product at its usual temperature, with the initial chlorides", () => {
  for (const agent of Object.keys(AGENTS) as AgentId[]) {
    const [materials, seals] = valuesFor({ agent, t: `${USUAL_C[agent]}` });
    expect([materials, seals], agent).not.toContainEqual([]);
  }
});

describe("what comes nearest in the range", () => {
  const RANGE: readonly Variant[] = [
    { material: "1.4301", seal: "EPDM", ip: null, heat: 100, count: 40 },
    { material: "1.4404", seal: "EPDM", ip: null, heat: 100, count: 20 },
    { material: "1.4404", seal: "NBR", ip: "IP67", heat: 100, count: 24 },
    { material: "1.4301", seal: "Poliamida", ip: null, heat: 80, count: 9 },
  ];
  const nearest = (texts: Texts, isSealed?: boolean) => findNearest(RANGE, done(texts), isSealed);

  it("are the sealed units with their seal's limit, and the seal that would be made", () => {
    expect(nearest({}, true)).toMatchObject({
      variant: { material: "1.4404", seal: "NBR", ip: "IP67", heat: 100, count: 24 },
      count: 24,
      misses: [{ facet: "seal", value: "NBR", rule: { max_c: 25 } }],
      made: { seal: ["EPDM"] },
    });
  });

  it("has the limit of the steel for a hotter acid, and nothing to make", () => {
    const found = nearest({ agent: "acida", t: "60" });
    expect(found).toMatchObject({
      variant: { material: "1.4404", seal: "EPDM", ip: null, heat: 100, count: 20 },
      misses: [{ facet: "material", rule: { max_c: 45, max_mg_l: 150 } }],
      made: {},
    });
  });

  it("names protection and heat that are missing", () => {
    const found = nearest({ agent: "vapor", t: "120", Cl: "10", method: "chorro" }, true);
    expect(found?.misses).toEqual([
      { facet: "seal", value: "NBR", rule: null },
      { facet: "ip", value: "IP67", rule: expect.objectContaining({ methods: ["mano"] }) },
      { facet: "heat", value: 100 },
    ]);
    expect(found?.made).toEqual({ seal: ["EPDM", "Silicona"], ip: ["IP69K"] });
  });

  it("is nothing of a range without sealed units", () => {
    expect(findNearest(RANGE.slice(0, 2), done({}), true)).toBeNull();
  });
});

it("counts the references for which everything holds", () => {
  const variants: readonly Variant[] = [
    { material: "1.4301", seal: "EPDM", ip: null, heat: 100, count: 5 },
    { material: "1.4404", seal: "EPDM", ip: null, heat: 60, count: 3 },
    { material: "1.4404", seal: "NBR", ip: "IP67", heat: 100, count: 24 },
    { material: "1.4404", seal: "EPDM", ip: "IP67", heat: null, count: 7 },
  ];
  expect(countSuitable(variants, done({}))).toBe(8);
  expect(countSuitable(variants, done({ t: "61", Cl: "0" }))).toBe(5);
  expect(countSuitable(variants, done({}), true)).toBe(0);
  expect(countSuitable(variants, done({ t: "20" }), true)).toBe(24);
  expect(countSuitable(variants, done({ agent: "cuaternario" }))).toBe(0);
});

it("every rule has a reason and a source, and every agent and pressure has rules", () => {
  for (const { reason, sources, value, max_c, max_mg_l } of RULES) {
    expect(reason).toMatch(/\.$/);
    expect(sources.length).toBeGreaterThan(0);
    if (value === null) expect([max_c, max_mg_l]).toEqual([undefined, undefined]);
  }
  for (const agent of Object.keys(AGENTS) as AgentId[])
    for (const facet of ["material", "seal"])
      expect(RULES.some((rule) => rule.facet === facet && rule.agents?.includes(agent))).toBe(true);
  for (const method of Object.keys(METHODS))
    expect(RULES.some((rule) => rule.methods?.some((ruleMethod) => ruleMethod === method))).toBe(
      true,
    );
});
