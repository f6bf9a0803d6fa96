/** The languages of buyers' documents by BCP 47 code, each with its own name. */
export const LANGUAGES = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  gu: 'ગુજરાતી',
  pa: 'ਪੰਜਾਬੀ',
  bn: 'বাংলা',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
} as const;

export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];
export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The languages of the workspace: the other eight are one dictionary for each feature away. */
export const WORKSPACE_LANGUAGES = ['en', 'hi'] as const satisfies readonly Language[];
export type WorkspaceLanguage = (typeof WORKSPACE_LANGUAGES)[number];

export const isWorkspaceLanguage = (code: unknown): code is WorkspaceLanguage =>
  WORKSPACE_LANGUAGES.some((language) => language === code);

/** Holds the workspace's language on a device, so that the server can paint the frame in it. */
export const WORKSPACE_LANGUAGE_COOKIE = 'workspace_language';

/** An address in a language; English has none in the address. `path` may have a query but no fragment. */
export function inLanguage(path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
