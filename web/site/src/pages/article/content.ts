import { spanishNumber } from "#lib/format/numbers.ts";

export const content = {
  back: "Volver a Artículos",
  contents: "En este artículo",
  share: "Compartir este artículo:",
  related: "Artículos relacionados",
  families: "Familias de este artículo",
  calculators: "Calcule la carga con un ejemplo",
  tags: "Más artículos sobre",
  loading: "Cargando artículo…",
  views: (n: number) => `${spanishNumber(n)} ${n === 1 ? "visualización" : "visualizaciones"}`,
  minutes: (n: number) => `${n} min de lectura`,
  closing: {
    title: "¿Necesita Componentes Higiénicos?",
    text: "Indíquenos la carga, el producto de limpieza, la temperatura y la frecuencia de lavado.",
    contact: "Contactar Ahora",
    more: "Más Artículos",
  },
  /** For articles without excerpt. */
  description:
    "Artículo técnico de NHK Group sobre diseño higiénico y componentes de acero inoxidable para maquinaria alimentaria y farmacéutica.",
  keywords:
    "diseño higiénico, componentes higiénicos, acero inoxidable, industria alimentaria, EHEDG, NHK Group",
  draft: "Draft preview",
  draftText: "This article is not published. Only people with a role see it.",
  missing: "Artículo no encontrado",
  failed: "Error al cargar el artículo",
} as const;
