import { ANSWER_PROMISE } from "domain/contact/contact-options";

interface ExternalPages {
  readonly cataloguePdf?: string;
  readonly productLine?: string;
  readonly levelingFeet?: string;
  readonly bearingUnits?: string;
  readonly wheels?: string;
  readonly product?: (id: string) => string;
  readonly quote?: (id: string) => string;
}

/** A production build refuses its placeholders (web/site/build/placeholders.mjs). */
export const site = {
  brand: "NHK Group",
  motto: "Componentes higiénicos que se limpian a la primera.",
  description:
    "Fabricante de componentes higiénicos de acero inoxidable para maquinaria: pies niveladores, unidades de rodamiento IP67, ruedas industriales y soportes.",
  footerLine: "Componentes higiénicos de acero inoxidable para maquinaria.",
  origin: "https://www.nhk-group.example",
  salesEmail: "ventas@nhk-group.example",
  phone: "+45 00 00 00 00",
  phoneHref: "tel:+4500000000",
  address: { street: "[Calle y número por confirmar]", town: "5610 Assens", country: "Dinamarca" },
  offices: {
    europe: { name: "Europa", email: "ventas@nhk-group.example" },
    barcelona: { name: "Barcelona", email: "barcelona@nhk-group.example" },
  },
  hours: {
    phone: "Lunes a viernes, de 9:00 a 18:00 (CET)",
    email: "24 horas, los 7 días de la semana",
    answer: `E${ANSWER_PROMISE.slice(1)}`,
    /** Within a sentence. */
    promise: ANSWER_PROMISE,
  },
  external: {} as ExternalPages,
  socialImage: {
    path: "/images/og-default.jpg",
    width: 1200,
    height: 630,
    alt: "Componentes higiénicos de acero inoxidable de NHK Group: pie nivelador, unidad de rodamiento IP67 y rueda giratoria",
  },
  firstYear: 2024,
} as const;

export function copyright(now: Date): string {
  const year = now.getFullYear();
  const span = year > site.firstYear ? `${site.firstYear}–${year}` : String(site.firstYear);
  return `© ${span} ${site.brand}. Todos los derechos reservados.`;
}
