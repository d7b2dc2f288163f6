import { NOTICES } from "#catalogue/notices.ts";

export const content = {
  title: "¿Cómo lo limpia?",
  lead: "Diga con qué producto, a qué temperatura y con qué presión limpia: le decimos qué acero, qué junta y qué protección pedir, y por qué.",
  noScript:
    "La recomendación necesita JavaScript. La que ve es la de los valores iniciales; con la tabla de abajo puede buscar la suya, o pedirnos que la busquemos con usted.",
  result: "Recomendación",
  ask: "Consúltenos",
  review: "La recomendación aparece en cuanto corrige los campos marcados.",
  facets: { material: "Acero", seal: "Junta o banda", ip: "Protección" },
  outside: "La tabla no recomienda ninguno para estas condiciones.",
  nearestLimit: (value: string, limit: string) =>
    `La tabla no llega a estas condiciones. Lo más próximo: ${value}, ${limit}.`,
  withoutPressure: "solo a mano o con aclarado sin presión",
  limit: "valor orientativo",
  source: "Fuente",
  references: (count: number) => (count === 1 ? "Ver 1 referencia" : `Ver ${count} referencias`),
  sealed: (count: number) =>
    count === 1 ? "Ver 1 unidad con esa protección" : `Ver ${count} unidades con esa protección`,
  range: {
    nearest: (found: string, parts: string) => `Lo más próximo que existe: ${found} de ${parts}.`,
    found: (count: number) => `${count} ${count === 1 ? "referencia" : "referencias"}`,
    foundUnits: (count: number) => `${count} ${count === 1 ? "unidad" : "unidades"}`,
    missing: "No alcanzan:",
    notRecommended: "la tabla no lo recomienda con este producto",
    piece: (limit: string) => `la pieza (${limit})`,
    made: (values: string) =>
      `Qué se fabricaría bajo pedido, si lo confirma el estudio de su consulta: lo mismo con ${values}.`,
    notMade: "Para estas condiciones no hay solución en la tabla: se estudia con su consulta.",
    open: "Ver lo más próximo",
  },
  inquiry: "Consultar con estos datos",
  notices: [
    `Recomendación orientativa. Se obtiene de tablas generales, con el caso más desfavorable; no sustituye a un ensayo con su producto ni a la ficha de su producto de limpieza. ${NOTICES.tipicos}`,
    "Se supone producto a la dosis de su ficha, aclarado completo y secado. Si el producto se seca sobre la pieza, los cloruros se concentran: consúltenos antes de especificar.",
  ],
  copy: "Copiar enlace",
  print: "Imprimir",
  table: {
    summary: "Ver la tabla completa con sus fuentes",
    caption: "Reglas de la recomendación, con valores orientativos",
    columns: ["Recomendación", "Limpieza", "Límite", "Fuente"],
    none: "–",
  },
  closing: {
    title: "¿Su limpieza no está en la tabla?",
    text: "Enviamos estos datos con la consulta y le decimos con qué referencia responde.",
    label: "Contactar Ahora",
  },
  product: "¿Cómo lo limpia? (con datos)",
  metaTitle: "¿Cómo lo limpia? Acero, junta y protección · NHK Group",
  metaDescription:
    "Elija acero 304 o 316L, elastómero y grado IP por el producto de limpieza, la temperatura, la presión y los cloruros, con la fuente de cada límite.",
  keywords:
    "acero inoxidable cloruros, 304 o 316L limpieza, EPDM o NBR CIP, IP67 IP69K lavado, elastómeros y desinfectantes",
  crumb: "Calculadora: ¿Cómo lo limpia?",
} as const;
