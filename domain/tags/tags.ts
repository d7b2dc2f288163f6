import { FAMILIES, type FamilyNaming } from "../catalogue/families.ts";
import { folded } from "../shared/folded.ts";

export interface Tag {
  /** At /articulos/SLUG, of a family that of the catalog. */
  readonly slug: string;
  readonly name: string;
  readonly isFamily: boolean;
  readonly lead: string;
  /** In the folded text of title, excerpt, headings and address. */
  readonly words: RegExp;
}

/** @returns a pattern that finds the words of a family's tag in folded texts */
function toPattern({ words, except }: FamilyNaming["tag"]): RegExp {
  const toAlternatives = (texts: readonly string[]) => texts.map(folded).join("|");
  const unless = except.length > 0 ? `(?!${toAlternatives(except)})` : "";
  return new RegExp(`\\b${unless}(?:${toAlternatives(words)})\\b`);
}

const sector = (slug: string, name: string, words: RegExp, lead: string): Tag => ({
  slug,
  name,
  words,
  lead,
  isFamily: false,
});

export const TAGS: readonly Tag[] = [
  ...FAMILIES.map(({ slug, tag }) => ({
    slug,
    name: tag.name,
    isFamily: true,
    lead: tag.lead,
    words: toPattern(tag),
  })),
  sector(
    "lacteos",
    "Lácteos",
    /\b(?:lacte[oa]s?|leche|quesos?|queseri?as?|yogur(?:es)?)\b/,
    "Diseño higiénico en plantas lácteas: proteína, grasa, limpieza CIP y humedad continua.",
  ),
  sector(
    "bebidas",
    "Bebidas",
    /\b(?:bebidas?|bodegas?|cerve(?:ceras?|ceria|cerias|zas?)|embotella\w+|zumos?)\b/,
    "Diseño higiénico en líneas de bebidas y llenado: azúcar, vidrio, espuma y suelos mojados.",
  ),
  sector(
    "carnica",
    "Cárnica",
    /\b(?:avicolas?|carnes?|carnic[oa]s?|embutidos?|mataderos?|platos preparados)\b/,
    "Diseño higiénico en salas cárnicas y de platos preparados: grasa, proteína y lavado diario.",
  ),
  sector(
    "pescado",
    "Pescado",
    /\b(?:conservas|conserveras?|mariscos?|pescados?|pesqueras?|salmueras?)\b/,
    "Diseño higiénico en pescado y conserva: cloruros, salmuera, frío y corrosión.",
  ),
  sector(
    "panaderia",
    "Panadería y confitería",
    /\b(?:chocolates?|confiteria|galletas?|harinas?|obrador(?:es)?|pan(?:aderia)?|pasteleria)\b/,
    "Diseño higiénico en panadería y confitería: harina, azúcar, limpieza en seco y transporte.",
  ),
  sector(
    "cosmetica",
    "Cosmética",
    /\bcosmetic[oa]s?\b/,
    "Diseño higiénico en cosmética: cambios de producto, disolventes y documentación.",
  ),
  sector(
    "farmacia",
    "Farmacia y salas blancas",
    /\b(?:biotecnologi[ac]\w*|farmaceutic[oa]s?|farmacia|salas? blancas?|salas? limpias?)\b/,
    "Componentes para farmacia y salas blancas: partículas, desinfección y trazabilidad.",
  ),
];

export const findTag = (slug: string) => TAGS.find((tag) => tag.slug === slug);

/** @returns the known ones, in the order of TAGS */
export const tagsAt = (slugs: readonly string[]) => TAGS.filter(({ slug }) => slugs.includes(slug));
