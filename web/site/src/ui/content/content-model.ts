/** `text` is Markdown. */
export interface ContentPart {
  readonly title: string;
  readonly text: string;
}

export interface ContentSection extends ContentPart {
  readonly id: string;
  readonly parts: readonly ContentPart[];
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** A file of web/site/content; an empty object in browser builds. */
export interface ContentPage {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  readonly sections: readonly ContentSection[];
  readonly questions: readonly Question[];
}

export interface Feature {
  readonly title: string;
  readonly text: string;
}
