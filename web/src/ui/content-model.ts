/** Shapes of the long-form copy that several public pages share. `**` marks strong words in a text. */
export type ContentBlock =
  | { readonly kind: "p"; readonly text: string }
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface ContentSection {
  /** Anchor of the section in the page. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ContentBlock[];
  readonly parts: readonly { readonly title: string; readonly blocks: readonly ContentBlock[] }[];
}

export interface Feature {
  readonly title: string;
  readonly text: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface ProductLineContent {
  readonly name: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  /** Base name of the product's picture. */
  readonly image: string;
  readonly externalLabel: string;
  readonly features: readonly Feature[];
  readonly sections: readonly ContentSection[];
  readonly questions: readonly Question[];
  readonly closing: Feature;
}
