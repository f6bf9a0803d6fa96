import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from '../schema/common/languages';
import { DICTIONARIES } from '../web/i18n/dictionaries';
import { textsOf } from '../web/i18n/test/texts-of';

export const reviewFile = (code: Language) =>
  fileURLToPath(new URL(`../docs/product/languages/${code}.md`, import.meta.url));

/** Where nobody has translated a text back since it was written. */
const NOT_YET = '(not yet)';

const cell = (text: string) => text.replaceAll('|', '\\|');

export interface ReviewRow {
  key: string;
  english: string;
  text: string;
  back: string;
}

/** The rows of a review file as it is. */
export function readReview(code: Language): ReviewRow[] {
  const file = reviewFile(code);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line) => {
    const [, key = '', english = '', text = '', back = ''] =
      /^\| `([^`]+)` \| (.*) \| (.*) \| (.*) \|$/.exec(line) ?? [];
    return key ? [{ key, english, text, back }] : [];
  });
}

/** The rows as the dictionaries have them now: a back-translation stays while its text stays. */
export function reviewRows(code: Language, given: Record<string, string> = {}): ReviewRow[] {
  const known = new Map(readReview(code).map(({ key, text, back }) => [`${key} ${text}`, back]));
  const english = new Map(textsOf(DICTIONARIES.en));
  return textsOf(DICTIONARIES[code]).map(([key, raw]) => {
    const text = cell(raw);
    const back = given[key] ? cell(given[key]) : (known.get(`${key} ${text}`) ?? NOT_YET);
    return { key, english: cell(english.get(key) ?? ''), text, back };
  });
}

function write(code: Language, given: Record<string, string>) {
  const file = reviewFile(code);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [intro = ''] = (before || `# ${LANGUAGES[code]} (${code})\n`).split('\n## Texts');
  const rows = reviewRows(code, given).map(
    ({ key, english, text, back }) => `| \`${key}\` | ${english} | ${text} | ${back} |`,
  );
  const table = ['| Key | English | Text | Translated back |', '|---|---|---|---|', ...rows].join('\n');
  writeFileSync(file, `${intro.trimEnd()}\n\n## Texts\n\n${table}\n`);
}

/** `tsx scripts/review-languages.ts [code back.json]`: brings the review files up to date, with new back-translations by key. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , code, file] = process.argv;
  const given = file ? JSON.parse(readFileSync(file, 'utf8')) : {};
  for (const each of LANGUAGE_CODES) if (each !== DEFAULT_LANGUAGE) write(each, each === code ? given : {});
}
