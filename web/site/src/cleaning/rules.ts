import type { ChoiceFacet } from "../catalogue/finder/model.ts";
import type { AgentId, MethodId } from "./choices.ts";
import type { SourceId } from "./sources.ts";

export const CLEANING_FACETS = ["material", "seal", "ip"] as const satisfies ChoiceFacet[];
export type CleaningFacet = (typeof CLEANING_FACETS)[number];

/** Holds up to its limits; nothing that no rule allows is recommended. */
export interface CleaningRule {
  readonly facet: CleaningFacet;
  /** Of web/site/catalogue; null warns instead. */
  readonly value: string | null;
  /** A rule without agents, or without methods, is about all of them. */
  readonly agents?: readonly AgentId[];
  readonly methods?: readonly MethodId[];
  readonly max_c?: number;
  readonly max_mg_l?: number;
  readonly reason: string;
  readonly sources: readonly SourceId[];
}

type Where = Pick<CleaningRule, "agents" | "methods" | "max_c" | "max_mg_l">;

function rule(
  [facet, value]: readonly [CleaningFacet, string | null],
  where: Where,
  reason: string,
  ...sources: readonly SourceId[]
): CleaningRule {
  return { facet, value, ...where, reason, sources };
}

/** Natural water, cold: [mg/l]; then what crevices allow: [°C, mg/l]. */
function steelInWater(
  value: string,
  cold: number,
  hot: readonly (readonly [max_c: number, max_mg_l: number])[],
): readonly CleaningRule[] {
  return [
    rule(
      ["material", value],
      { agents: ["agua"], max_c: 25, max_mg_l: cold },
      "En agua de red a temperatura ambiente, el ataque en resquicios es raro.",
      "waters",
    ),
    ...hot.map(([max_c, max_mg_l]) =>
      rule(
        ["material", value],
        { agents: ["agua", "alcalina", "vapor"], max_c, max_mg_l },
        "Es el límite de las placas de intercambiador, que tienen resquicios.",
        "chlorides",
      ),
    ),
  ];
}

const STEEL: readonly CleaningRule[] = [
  ...steelInWater("1.4301", 200, [
    [60, 50],
    [80, 25],
    [120, 10],
  ]),
  ...steelInWater("1.4404", 1000, [
    [60, 300],
    [80, 150],
    [120, 80],
    [130, 25],
  ]),
  rule(
    ["material", "1.4404"],
    { agents: ["acida"], max_c: 45, max_mg_l: 150 },
    "Por debajo de pH 6 aumenta el riesgo de corrosión: se pide la calidad con molibdeno.",
    "cip",
    "chlorides",
  ),
  rule(
    ["material", "1.4404"],
    { agents: ["clorada"], max_c: 50, max_mg_l: 150 },
    "Con aclarado y secado inmediatos. Por encima de 50 °C hay riesgo de corrosión bajo tensión.",
    "rinsing",
    "cracking",
    "chlorides",
  ),
  rule(
    ["material", "1.4404"],
    { agents: ["peracetico", "peroxido"], max_c: 25, max_mg_l: 150 },
    "El ensayo apenas muestra corrosión; no da datos en caliente ni con cloruros, y por eso se pide la calidad con molibdeno.",
    "peroxides",
    "chlorides",
  ),
  rule(
    ["material", "1.4404"],
    { agents: ["cuaternario"], max_c: 25, max_mg_l: 150 },
    "A la dosis de uso no es corrosivo; la tabla no da datos en caliente ni con cloruros, y por eso se pide la calidad con molibdeno.",
    "compounds",
    "chlorides",
  ),
  rule(
    ["material", null],
    { agents: ["cuaternario"] },
    "Las sales cuaternarias pueden picar el acero inoxidable si quedan sobre él: aclare siempre.",
    "care",
  ),
];

const SEALS: readonly CleaningRule[] = [
  rule(
    ["seal", "EPDM"],
    { agents: ["agua", "vapor"], max_c: 121 },
    "Resiste agua caliente y vapor saturado.",
    "seals",
    "cip",
  ),
  rule(
    ["seal", "EPDM"],
    { agents: ["alcalina", "acida", "clorada", "peracetico", "peroxido"], max_c: 82 },
    "Resiste ácidos, álcalis y desinfectantes oxidantes diluidos; uno con cloro apenas lo altera.",
    "seals",
    "sanitizers",
    "cip",
  ),
  rule(
    ["seal", "NBR"],
    { agents: ["agua"], max_c: 80 },
    "Resiste bien el agua caliente; en seco admite más temperatura.",
    "heat",
  ),
  rule(
    ["seal", "NBR"],
    { agents: ["alcalina"], max_c: 25 },
    "Resiste álcalis; la tabla no da datos en caliente.",
    "nitrile",
    "heat",
  ),
  rule(
    ["seal", "Silicona"],
    { agents: ["agua", "vapor"], max_c: 121 },
    "Admite la esterilización con vapor.",
    "steam",
    "gaskets",
  ),
  rule(
    ["seal", "Silicona"],
    { agents: ["cuaternario"], max_c: 25 },
    "El cloruro de benzalconio es compatible con ella, pero no con todas las mezclas de caucho.",
    "quats",
  ),
  rule(
    ["seal", "Poliamida"],
    { agents: ["agua"], max_c: 80 },
    "Uso continuo como banda de rueda.",
    "treads",
  ),
  rule(
    ["seal", "Poliamida"],
    { agents: ["alcalina"], max_c: 25 },
    "Resiste álcalis diluidos en frío; la tabla no da datos en caliente.",
    "nylon",
  ),
  rule(
    ["seal", "Poliuretano"],
    { agents: ["agua"], max_c: 50 },
    "Sumergido en agua más caliente se degrada.",
    "hydrolysis",
  ),
  rule(
    ["seal", "Goma elástica"],
    { agents: ["agua"], max_c: 50 },
    "Uso continuo como banda de rueda.",
    "treads",
  ),
  rule(
    ["seal", null],
    { agents: ["alcalina", "acida", "clorada", "peracetico"] },
    "Bandas de rueda: la poliamida no resiste ácidos ni álcalis calientes, el poliuretano los resiste mal y la goma no conviene en medios corrosivos.",
    "polyamide",
    "polyurethane",
    "rubber",
  ),
  rule(
    ["seal", null],
    { agents: ["vapor"] },
    "NBR y poliamida no admiten vapor.",
    "gaskets",
    "steam",
  ),
  rule(["seal", null], {}, "EPDM no conviene donde haya grasa o aceite puros.", "seals"),
];

const PROTECTION: readonly CleaningRule[] = [
  rule(
    ["ip", "IP67"],
    { methods: ["mano"] },
    "Estanco al polvo y a la inmersión: 1 m de agua durante 30 minutos.",
    "degrees",
  ),
  rule(
    ["ip", null],
    { methods: ["espuma"] },
    "IP67 ensaya inmersión, no un chorro: pida una solución ensayada también según IP66 (chorro potente).",
    "degrees",
    "pressure",
  ),
  rule(
    ["ip", null],
    { methods: ["chorro"] },
    "Pida IP69K (ISO 20653) o proteja el punto: se ensaya con agua a 80 °C, de 80 a 100 bar, a 10–15 cm.",
    "degrees",
    "jets",
  ),
];

export const RULES: readonly CleaningRule[] = [...STEEL, ...SEALS, ...PROTECTION];
