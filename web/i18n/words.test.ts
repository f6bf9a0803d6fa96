import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { events } from '../../schema/channels/words.hi';
import { REFUSALS } from '../../schema/common/refusals';
import { notices, values } from '../../schema/notifications/words.hi';
import { week } from '../../schema/weekly/words.hi';
import { hindi as signIn } from '../documents/auth/words.hi';
import { hindi as common } from './common-words.hi';
import { failures } from './failures.hi';
import { labels } from './labels.hi';
import { refusals } from './refusals.hi';
import { LATIN_NAMES, latinIn } from './test/latin-names';

type Dictionary = Readonly<Record<string, string>>;

/** Texts of `schema`, which messages say too (worker/features/messages/in-language.test.ts). */
const ofSchema = { ...events, ...notices, ...values, ...week };

/** Refusals that only programs and operators see. */
const FOR_PROGRAMS = (
  'bad_request claim_decided foreign_origin gift_code_exists ' +
  'grievance_closed grievance_not_found grievance_of_reports ' +
  'idempotency_key_invalid issue_not_found json_only no_such_payment ' +
  'not_a_delivery_report not_an_operator ' +
  'only_https open_from_our_pages operator_not_suspendable payment_not_paid ' +
  'payment_refunded provider_missing refund_reference_missing refund_reference_own refund_waits ' +
  'report_not_found row_taken ' +
  'signature_invalid use_the_button utr_of_other websockets_only'
).split(' ');

const shared: Dictionary = { ...labels, ...common };

const FEATURES = globSync('web/{layouts,{features,documents}/*}/words.hi.ts').map((file) => ({
  file,
  folder: dirname(file),
}));

/** Parts are shown by all documents, and heads are in their pages. */
const AROUND_DOCUMENTS = ['web/documents/**/*.{ts,tsx}', 'web/layouts/*.tsx', 'worker/pages/*.tsx'];

const load = async (file: string): Promise<Dictionary> =>
  (await import(/* @vite-ignore */ `../../${file}`)).hindi;

const sourceOf = (...patterns: string[]) =>
  globSync(patterns)
    .filter((file) => !/\.test\.tsx?$|\.hi\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** The parts of a text between its places, for a pattern. */
const partsOf = (text: string) =>
  text.split(/\{\w+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));

/** As a key, or as a template of `schema` whose values the words recognise, such as a plan's limits. */
const isWritten = (text: string, source: string) => {
  const parts = partsOf(text.replace(/^(?:Unlimited|\{0\}) /, ''));
  return new RegExp(parts.join('\\$?\\{[^}]*\\}').replaceAll("'", "\\\\?'")).test(source);
};

const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

function faultsOf(words: Dictionary) {
  return Object.entries(words).flatMap(([english, hindi]) => [
    ...(hindi.trim() ? [] : [`${english}: empty`]),
    ...(placesOf(hindi).join() === placesOf(english).join() ? [] : [`${english}: other placeholders`]),
    ...latinIn(hindi.replace(/\{\w+\}/g, '')).map((word) => `${english}: ${word}`),
    ...(/[०-९]/.test(hindi) ? [`${english}: digits of Devanagari`] : []),
    ...(/^\s/.test(english) === /^\s/.test(hindi) && /\s$/.test(english) === /\s$/.test(hindi)
      ? []
      : [`${english}: other spaces around it`]),
  ]);
}

describe('words of the workspace in Hindi', () => {
  it('are at most 60 in Latin letters, each of which is used', async () => {
    expect(LATIN_NAMES.size).toBeLessThanOrEqual(60);
    const all = [common, failures, refusals, ...(await Promise.all(FEATURES.map(({ file }) => load(file))))];
    // And those that come from data.
    const written = `${all.flatMap((words) => Object.values(words)).join(' ')} F8 X LinkedIn OLX PhonePe`;
    expect(
      [...LATIN_NAMES].filter((name) => !new RegExp(`(?<![A-Za-z])${name}(?![A-Za-z])`).test(written)),
    ).toEqual([]);
  });

  it.each(FEATURES)('$file says everything, with the same values, in Hindi', async ({ file }) => {
    expect(faultsOf(await load(file))).toEqual([]);
  });

  it.each([
    ['common', common],
    ['labels', labels],
    ['failures', failures],
    ['refusals', refusals],
  ])('so do the %s', (_, words) => expect(faultsOf(words)).toEqual([]));

  it.each(FEATURES)('$file holds nothing that its feature does not show', async ({ file, folder }) => {
    const routes = folder.endsWith('/workspace') ? ['web/routes/*.tsx'] : [];
    const source = sourceOf(
      ...routes,
      `${folder}/*.{ts,tsx}`,
      `${folder}/*/*.{ts,tsx}`,
      `schema/${basename(folder)}/*.ts`,
      ...(/^web.(documents|layouts)/.test(folder) ? AROUND_DOCUMENTS : []),
    );
    const elsewhere = sourceOf('schema/**/*.ts', 'web/lib/**/*.ts');
    const unused = Object.keys(await load(file)).filter(
      (text) => !(text in ofSchema) && !isWritten(text, source) && !isWritten(text, elsewhere),
    );
    expect(unused).toEqual([]);
  });

  it('nothing is translated twice for all features and again for one', async () => {
    const again = await Promise.all(
      FEATURES.map(async ({ file }) =>
        Object.entries(await load(file)).flatMap(([english, hindi]) =>
          !(english in ofSchema) && shared[english] === hindi ? [`${file}: ${english}`] : [],
        ),
      ),
    );
    expect(again.flat()).toEqual([]);
  });

  it('a refusal of the server is known with its values, on its screens or on the pages of sign-in', () => {
    const known = Object.keys({ ...failures, ...refusals, ...signIn }).map(
      (english) => new RegExp(`^${partsOf(english).join('.+')}$`),
    );
    const unknown = Object.entries(REFUSALS)
      .filter(([, { text }]) => !known.some((pattern) => pattern.test(text)))
      .map(([code]) => code);
    expect(unknown.sort()).toEqual(FOR_PROGRAMS);
  });
});
