import { site } from "kit/lib/site";
import { CALCULATOR_PATHS } from "#lib/calculators.ts";
import type { Feature } from "#ui/content/content-model.ts";

/** Short texts of a product line; its guide and questions are in web/site/content. */
export interface ProductLineCopy {
  readonly name: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  /** Of the catalog. */
  readonly category: { readonly slug: string; readonly label: string };
  /** Its address. */
  readonly calculator: string;
  /** Six, as the icons. */
  readonly features: readonly Feature[];
  readonly closing: Feature;
}

export const levelingFeet: ProductLineCopy = {
  name: "Pies niveladores higiénicos",
  eyebrow: "Apoyos de máquina",
  title: "Pies niveladores de acero inoxidable sin rosca a la vista",
  lead: "Nivelan, soportan y sellan. Husillo cubierto en todo el recorrido, base vulcanizada y acero AISI 304 o 316L para equipos que se lavan a diario.",
  category: { slug: "pies-niveladores", label: "Ver pies niveladores en catálogo" },
  calculator: CALCULATOR_PATHS.feet,
  features: [
    {
      title: "Rosca cubierta",
      text: "La camisa acompaña al husillo en todo el ajuste y se cierra con junta.",
    },
    {
      title: "Base sellada",
      text: "Elastómero vulcanizado sin ranuras, que asienta en todo el perímetro.",
    },
    {
      title: "Superficies con caída",
      text: "Sin planos horizontales ni rebordes que retengan agua.",
    },
    {
      title: "Rótula protegida",
      text: "Compensa la pendiente del suelo sin dejar abierto el asiento.",
    },
    {
      title: "Opción anclable",
      text: "Fijación al suelo con tornillería cubierta para cargas laterales.",
    },
    {
      title: "Ajuste con llave estándar",
      text: "Se nivela con la máquina en carga, sin herramientas especiales.",
    },
  ],
  closing: {
    title: "Díganos peso, pendiente y producto de limpieza",
    text: `Con esos tres datos y una fotografía del suelo, que puede enviar a ${site.salesEmail}, le proponemos rosca, base, elastómero y recorrido, con sus cargas admisibles.`,
  },
};

export const bearingUnits: ProductLineCopy = {
  name: "Unidades de rodamiento IP67",
  eyebrow: "Giro en zonas húmedas",
  title:
    "Unidades de rodamiento selladas para equipos que se lavan con espuma y aclarado sin presión",
  lead: "Soporte macizo de acero inoxidable, rodamiento sellado, grasa H1 y protección IP67 según IEC 60529.",
  category: { slug: "rodamientos", label: "Ver unidades de rodamiento" },
  calculator: CALCULATOR_PATHS.bearings,
  features: [
    {
      title: "IP67 con tapa y retén",
      text: "Estanco al polvo y a la inmersión temporal, con el conjunto montado.",
    },
    {
      title: "Base maciza",
      text: "Sin cavidades bajo el soporte donde se acumulen agua y residuo.",
    },
    {
      title: "Rodamiento inoxidable",
      text: "Menos corrosión en pistas y bolas durante las paradas húmedas.",
    },
    {
      title: "Grasa H1 de fábrica",
      text: "Carga y espesante documentados desde el primer día.",
    },
    {
      title: "Junta de asiento",
      text: "Separa el soporte de la bancada y elimina el resquicio.",
    },
    {
      title: "Cotas intercambiables",
      text: "Sustituye a soportes habituales sin rehacer los taladros.",
    },
  ],
  closing: {
    title: "¿Cambia el mismo rodamiento cada pocos meses?",
    text: "Envíenos la referencia actual, el diámetro de eje y cómo se limpia la zona. Le diremos si el problema es de sellado, de grasa o de carga, y qué unidad lo resuelve.",
  },
};

export const wheels: ProductLineCopy = {
  name: "Ruedas industriales",
  eyebrow: "Movilidad higiénica",
  title: "Ruedas inoxidables para carros, cubas y equipos móviles que se lavan",
  lead: "Horquilla de acero inoxidable, cabeza giratoria protegida y bandas elegidas por el suelo, la carga y el producto de limpieza.",
  category: { slug: "ruedas", label: "Ver ruedas en catálogo" },
  calculator: CALCULATOR_PATHS.casters,
  features: [
    {
      title: "Horquilla inoxidable",
      text: "AISI 304 o 316L, con soldaduras continuas y sin chapas superpuestas.",
    },
    {
      title: "Cabeza protegida",
      text: "Giro sellado frente a agua, harina e hilos.",
    },
    {
      title: "Banda a medida del suelo",
      text: "Poliamida, poliuretano o goma no marcante según la sala.",
    },
    {
      title: "Freno accesible",
      text: "Pedal liso, sin muelles a la vista que retengan residuo.",
    },
    {
      title: "Rodadura suave",
      text: "Diámetros amplios que reducen el empuje y superan rejillas.",
    },
    {
      title: "Opción antiestática",
      text: "Resistencia comprobada para polvo fino, disolventes o electrónica.",
    },
  ],
  closing: {
    title: "Un carro, cuatro ruedas, una decisión",
    text: "Díganos tara, carga, suelo y cómo se lava. Le recomendaremos diámetro, banda y freno, y le diremos si conviene cambiar también la placa de fijación.",
  },
};
