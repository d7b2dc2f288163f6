/** Badges follow 'Todos' in this order. */
export const CATEGORIES = [
  "Pies Niveladores",
  "Rodamientos",
  "Ruedas",
  "Componentes",
  "Soportes",
  "Pies Ajustables",
] as const;
export type Category = (typeof CATEGORIES)[number];
