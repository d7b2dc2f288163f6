/** What an article can be generated as. Names are the panel's, codes are those of the call (AI-01, AI-03). */

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

/** The code of a language of the panel; English for one that is not known (G-58). */
export function languageCode(language: string): LanguageCode {
  return CODES.get(language) ?? "en";
}

/** The tone in which a tone of the panel is written: expert as technical, everything else as professional. */
export function writingTone(tone: string): WritingTone {
  return tone === "technical" || tone === "expert" ? "technical" : "professional";
}

/** Words that are promised (AI-07), and fewer than which are no article (SECURITY 3.11). */
export const PROMISED_WORDS = 2000;
export const FEWEST_WORDS = 300;
