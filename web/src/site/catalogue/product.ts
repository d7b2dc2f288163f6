/** A product of the catalogue. Figures are typical values; the price is always 'Consultar' (specification 9). */
export interface CatalogueProduct {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly image: string;
  readonly description: string;
  readonly specifications: readonly { readonly label: string; readonly value: string }[];
  readonly price: "Consultar";
}

/** Order of the badges, after 'Todos' (PUB-13). */
export const CATEGORIES = [
  "Pies Niveladores",
  "Rodamientos",
  "Ruedas",
  "Componentes",
  "Soportes",
  "Pies Ajustables",
] as const;
export type Category = (typeof CATEGORIES)[number];
