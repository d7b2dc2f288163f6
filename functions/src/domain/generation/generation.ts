export const LANGUAGE_CODES = ["es", "en", "fr", "de", "it"] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];
export const WRITING_TONES = ["professional", "technical"] as const;
export type WritingTone = (typeof WRITING_TONES)[number];

export const PANEL_LANGUAGES = ["spanish", "english", "french", "german", "italian"] as const;
export type PanelLanguage = (typeof PANEL_LANGUAGES)[number];
export const PANEL_TONES = [
  "professional",
  "technical",
  "informative",
  "industrial",
  "expert",
] as const;
export type PanelTone = (typeof PANEL_TONES)[number];

const CODES: ReadonlyMap<string, LanguageCode> = new Map([
  ["spanish", "es"],
  ["english", "en"],
  ["french", "fr"],
  ["german", "de"],
  ["italian", "it"],
]);

export function languageCode(language: string): LanguageCode {
  return CODES.get(language) ?? "en";
}

export function writingTone(tone: string): WritingTone {
  return tone === "technical" || tone === "expert" ? "technical" : "professional";
}

export const PROMISED_WORDS = 2000;
export const MIN_WORDS = 300;
