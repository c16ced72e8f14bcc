// Written by `make web-data` from src/penult/i18n/languages.py; a change made here is lost.

/** Four follow the printed sheets; an overlay says some of it as its country does. */
export const LANGUAGES = {
  "en": "English",
  "es": "Español (Latinoamérica)",
  "es-ES": "Español (España)",
  "fr": "Français (Canada)",
  "fr-FR": "Français (France)",
  "pt": "Português (Portugal)",
  "pt-BR": "Português (Brasil)"
} as const;
export type Language = keyof typeof LANGUAGES;
export type Base = "en" | "es" | "fr" | "pt";

/** The locales for numbers and dates. */
export const LOCALES: Readonly<Record<Language, string>> = {
  "en": "en-US",
  "es": "es-419",
  "es-ES": "es-ES",
  "fr": "fr-CA",
  "fr-FR": "fr-FR",
  "pt": "pt-PT",
  "pt-BR": "pt-BR"
};

/** Who reads an overlay; people of all other countries read the base. */
export const COUNTRIES: Readonly<Record<string, Language>> = {
  "es-es": "es-ES",
  "fr-fr": "fr-FR",
  "fr-be": "fr-FR",
  "fr-ch": "fr-FR",
  "fr-lu": "fr-FR",
  "fr-mc": "fr-FR",
  "pt-br": "pt-BR"
};
