import { paths } from "#lib/paths.ts";

/** Texts of links to the guides. */
export const GUIDE_LABELS = {
  [paths.levelingFeet]: "Guía de pies niveladores",
  [paths.bearingUnits]: "Guía de unidades de rodamiento",
  [paths.wheels]: "Guía de ruedas industriales",
  [paths.components]: "Guía de componentes higiénicos",
} as const;

export type GuidePath = keyof typeof GUIDE_LABELS;
