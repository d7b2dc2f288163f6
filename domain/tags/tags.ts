export interface Tag {
  /** At /articulos/SLUG, of a family that of the catalog. */
  readonly slug: string;
  readonly name: string;
  readonly isFamily: boolean;
  readonly lead: string;
  /** In the folded text of title, excerpt, headings and address. */
  readonly words: RegExp;
}

const family = (slug: string, name: string, words: RegExp, lead: string): Tag => ({
  ...{ slug, name, words, lead },
  isFamily: true,
});
const sector = (slug: string, name: string, words: RegExp, lead: string): Tag => ({
  ...{ slug, name, words, lead },
  isFamily: false,
});

export const TAGS: readonly Tag[] = [
  family(
    "pies-niveladores",
    "Pies niveladores",
    /\b(?:pies(?! ajustables| articulados| de (?:foto|pagina))|pie (?:higienico|nivelador|regulable))\b/,
    "Cómo elegir, nivelar y limpiar los apoyos de una máquina: carga, suelo, acero, sellado y anclaje.",
  ),
  family(
    "pies-ajustables",
    "Pies ajustables",
    /\b(?:pies? (?:ajustables?|articulados?)|rotulas?)\b/,
    "Apoyos con rótula para suelos con pendiente: inclinación, reparto de la carga y limpieza.",
  ),
  family(
    "unidades-rodamiento",
    "Rodamientos",
    /\brodamientos?\b/,
    "Rodamientos en zonas que se lavan: grado de protección, retenes, grasa y montaje.",
  ),
  family(
    "soportes",
    "Soportes",
    /\bsoportes?\b(?! tecnico)/,
    "Soportes de rodamiento inoxidables: material, fijación, base cerrada y limpieza.",
  ),
  family(
    "ruedas",
    "Ruedas",
    /\bruedas?\b/,
    "Ruedas para carros y equipos móviles: carga, suelo, frenos, materiales y desinfección.",
  ),
  family(
    "componentes",
    "Fijaciones y componentes",
    /\b(?:arandelas?|fijaciones|separador(?:es)?|tapon(?:es)?|tornill(?:eria|os?)|tuercas?)\b/,
    "Tornillos, tuercas ciegas, separadores y tapones sin roscas expuestas, y cómo documentarlos.",
  ),
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

export const tagOf = (slug: string) => TAGS.find((tag) => tag.slug === slug);

/** @returns the known ones, in the order of TAGS */
export const tagsAt = (slugs: readonly string[]) => TAGS.filter(({ slug }) => slugs.includes(slug));
