import { existsSync, globSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { INPUT_AND_PAGES } from './asvs/input-and-pages';
import { OPERATION } from './asvs/operation';
import { PEOPLE } from './asvs/people';
import type { Requirement } from './asvs/requirement';
import { TOKENS_AND_KEYS } from './asvs/tokens-and-keys';
import { missingTest } from './lib/test-titles';

const TABLE = [...INPUT_AND_PAGES, ...PEOPLE, ...TOKENS_AND_KEYS, ...OPERATION];

/** The numbers of levels 1 and 2 in OWASP ASVS 5.0.0, by section: the standard's own, gaps included. */
const SECTIONS: Record<string, string> = {
  '1.1': '1 2',
  '1.2': '1 2 3 4 5 6 7 8 9',
  '1.3': '1 2 3 4 5 6 7 8 9 10 11',
  '1.4': '1 2 3',
  '1.5': '1 2',
  '2.1': '1 2 3',
  '2.2': '1 2 3',
  '2.3': '1 2 3 4',
  '2.4': '1',
  '3.2': '1 2',
  '3.3': '1 2 3 4',
  '3.4': '1 2 3 4 5 6',
  '3.5': '1 2 3 4 5',
  '3.7': '1 2',
  '4.1': '1 2 3',
  '4.2': '1',
  '4.3': '1 2',
  '4.4': '1 2 3 4',
  '5.1': '1',
  '5.2': '1 2 3',
  '5.3': '1 2',
  '5.4': '1 2 3',
  '6.1': '1 2 3',
  '6.2': '1 2 3 4 5 6 7 8 9 10 11 12',
  '6.3': '1 2 3 4',
  '6.4': '1 2 3 4',
  '6.5': '1 2 3 4 5',
  '6.6': '1 2 3',
  '6.8': '1 2 3 4',
  '7.1': '1 2 3',
  '7.2': '1 2 3 4',
  '7.3': '1 2',
  '7.4': '1 2 3 4 5',
  '7.5': '1 2',
  '7.6': '1 2',
  '8.1': '1 2',
  '8.2': '1 2 3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1 2 3',
  '9.2': '1 2 3 4',
  '10.1': '1 2',
  '10.2': '1 2',
  '10.3': '1 2 3 4',
  '10.4': '1 2 3 4 5 6 7 8 9 10 11',
  '10.5': '1 2 3 4 5',
  '10.6': '1 2',
  '10.7': '1 2 3',
  '11.1': '1 2',
  '11.2': '1 2 3',
  '11.3': '1 2 3',
  '11.4': '1 2 3 4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1 2 3',
  '12.2': '1 2',
  '12.3': '1 2 3 4',
  '13.1': '1',
  '13.2': '1 2 3 4 5',
  '13.3': '1 2',
  '13.4': '1 2 3 4 5',
  '14.1': '1 2',
  '14.2': '1 2 3 4',
  '14.3': '1 2 3',
  '15.1': '1 2 3',
  '15.2': '1 2 3',
  '15.3': '1 2 3 4 5 6 7',
  '16.1': '1',
  '16.2': '1 2 3 4 5',
  '16.3': '1 2 3 4',
  '16.4': '1 2 3',
  '16.5': '1 2 3',
  '17.1': '1',
  '17.2': '1 2 3 4',
  '17.3': '1 2',
};
const NUMBERS = Object.entries(SECTIONS).flatMap(([section, last]) =>
  last.split(' ').map((number) => `${section}.${number}`),
);

const isTest = (reference: string) => reference.includes(' › ');

/** As GitHub makes the address of a heading. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d -]/gu, '')
    .replaceAll(' ', '-');

function missingFile(reference: string): string | null {
  const [file = '', fragment] = reference.split('#');
  if (!existsSync(file)) return `${file} is not there`;
  if (fragment === undefined) return null;
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
  return headings.map(anchor).includes(fragment) ? null : `${reference} is not there`;
}

function answerOf({ not, gap, shown }: Requirement): 'gap' | 'does not apply' | 'tested' | 'by construction' {
  if (gap !== undefined) return 'gap';
  if (not !== undefined) return 'does not apply';
  return shown.some(isTest) ? 'tested' : 'by construction';
}

const count = (answer: ReturnType<typeof answerOf>) =>
  TABLE.filter((requirement) => answerOf(requirement) === answer).length;
const SUM = `of ${TABLE.length} requirements ${count('tested')} tested, ${count('by construction')} by construction, ${count('does not apply')} do not apply, ${count('gap')} gaps`;

afterAll(() => console.log(`OWASP ASVS 5.0, level 2: ${SUM}`));

describe('OWASP ASVS 5.0, level 2', () => {
  it('has 253 requirements, and each has one answer', () => {
    expect(NUMBERS).toHaveLength(253);
    expect(TABLE.map(({ number }) => number)).toEqual(NUMBERS);
  });

  it('is answered in a few words of ours, with what shows it, why it does not apply, or what is missing', () => {
    for (const { number, about, shown, not, gap } of TABLE) {
      expect(about.split(' ').length, number).toBeLessThanOrEqual(12);
      expect(Boolean(shown.length || not || gap), number).toBe(true);
    }
  });

  it('is summed up in the README', () => {
    expect(readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')).toContain(SUM);
  });

  it('names tests and files that are there', () => {
    const missing = TABLE.flatMap(({ number, shown }) =>
      shown
        .map((reference) => (isTest(reference) ? missingTest(reference) : missingFile(reference)))
        .filter((fault) => fault !== null)
        .map((fault) => `${number}: ${fault}`),
    );
    expect(missing).toEqual([]);
  });
});

/** 15.3.2: a provider's answer must not choose where keys and codes are sent. */
it('nothing is asked that may lead elsewhere', () => {
  const asking = globSync('worker/platform/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('await fetch(')
        .slice(1)
        .map((call) => ({ file, call: call.slice(0, 200) })),
    );
  expect(asking.length).toBeGreaterThan(2);
  for (const { file, call } of asking) expect(call, file).toContain("redirect: 'manual'");
});
