import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from '../schema/common/languages';
import { DICTIONARIES } from '../web/i18n/dictionaries';
import { SELLING } from '../web/i18n/selling';
import { sellingInEnglish } from '../web/i18n/selling-en';
import { textsOf } from '../web/i18n/test/texts-of';

/**
 * Each text at the time when someone translated it back into English without seeing the English, by its key.
 */
type Reviewed = Record<string, { text: string; back: string }>;

const fileOf = (code: Language) =>
  fileURLToPath(new URL(`../web/i18n/reviewed/${code}.json`, import.meta.url));

/** What buyers read on the site, and what sellers print and send them. */
const allTextsOf = (code: Language) =>
  textsOf({ ...DICTIONARIES[code], ...(code === 'en' ? sellingInEnglish : SELLING[code]) });

const readReviewed = (code: Language): Reviewed => JSON.parse(readFileSync(fileOf(code), 'utf8'));

export interface ReviewRow {
  key: string;
  english: string;
  text: string;
  /** null for a text that was added or changed since. */
  back: string | null;
}

/** A language's texts in its current dictionary. */
export function reviewRows(code: Language): ReviewRow[] {
  const reviewed = readReviewed(code);
  const english = new Map(allTextsOf(DEFAULT_LANGUAGE));
  return allTextsOf(code).map(([key, text]) => {
    const known = reviewed[key];
    return { key, english: english.get(key) ?? '', text, back: known?.text === text ? known.back : null };
  });
}

/** Keys that the dictionary no longer has. */
export const goneKeys = (code: Language): string[] => {
  const present = new Set(allTextsOf(code).map(([key]) => key));
  return Object.keys(readReviewed(code)).filter((key) => !present.has(key));
};

/** Stores back-translations by key, and deletes those of texts that are gone or have changed. */
function store(code: Language, given: Record<string, string>) {
  const rows = reviewRows(code).flatMap(({ key, text, back }) => {
    const known = given[key] ?? back;
    return known === null ? [] : [[key, { text, back: known }] as const];
  });
  writeFileSync(fileOf(code), `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}

const cell = (text: string | null) => (text ?? '(not yet)').replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Prints a table for someone who reads the language. */
function printTable(code: Language) {
  console.log(
    `# ${LANGUAGES[code]} (${code})\n\n| Key | English | Text | Translated back |\n|---|---|---|---|`,
  );
  for (const { key, english, text, back } of reviewRows(code)) {
    console.log(`| \`${key}\` | ${cell(english)} | ${cell(text)} | ${cell(back)} |`);
  }
}

/**
 * `tsx scripts/review-languages.ts hi` prints the table; `… hi back.json` stores back-translations by key.
 */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , given, file] = process.argv;
  const code = LANGUAGE_CODES.find((one) => one === given && one !== DEFAULT_LANGUAGE);
  if (!code) throw new Error(`Which language? ${LANGUAGE_CODES.join(', ')}`);
  if (file) store(code, JSON.parse(readFileSync(file, 'utf8')));
  else printTable(code);
}
