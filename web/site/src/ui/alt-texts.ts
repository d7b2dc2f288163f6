import type { PictureName } from "kit/ui/image";
import { familyCards } from "#lib/catalogue-cards.ts";

/** What pictures show that belong to no single family; the others' texts are in web/site/catalogue/families.json. */
const COMMON_ALT_TEXTS = {
  hero: "Conjunto de componentes higiénicos de acero inoxidable: pies niveladores, soporte y unidad de rodamiento y rueda giratoria",
  "fallback-1": "Detalle de la rosca y la junta azul de un pie nivelador de acero inoxidable",
  "fallback-2": "Detalle de una rueda industrial con banda azul y horquilla de acero inoxidable",
  "fallback-3": "Detalle de un rodamiento con obturación azul en su soporte de acero inoxidable",
  "fallback-4": "Fila de pies niveladores de acero inoxidable con enfoque selectivo",
  "fallback-5": "Gotas de agua sobre una superficie de acero inoxidable cepillado",
} satisfies Partial<Record<PictureName, string>>;

type AltTexts = Readonly<Record<string, string>>;

export function mergeAltTexts(families: readonly { readonly altTexts: AltTexts }[]): AltTexts {
  const all: readonly AltTexts[] = [COMMON_ALT_TEXTS, ...families.map(({ altTexts }) => altTexts)];
  return Object.fromEntries(all.flatMap((texts) => Object.entries(texts)));
}

const ALT_TEXTS = mergeAltTexts(familyCards);

/** The build fails for a picture of a family without a text (web/site/build/read-catalogue.ts). */
export const getAltText = (name: PictureName): string => ALT_TEXTS[name] ?? "";
