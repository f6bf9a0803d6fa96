import { describe, expect, it } from 'vitest';
import { latinIn } from '../../i18n/test/latin-names';
import { GUIDE_SECTIONS } from '../guide/guide-sections';
import { GUIDE_SECTIONS_IN_HINDI } from '../guide/guide-sections.hi';
import { HELP_SECTIONS } from '../help/help-sections';
import { HELP_SECTIONS_IN_HINDI } from '../help/help-sections.hi';
import { PRIVACY } from '../legal/privacy';
import { PRIVACY_IN_HINDI } from '../legal/privacy.hi';
import { TERMS } from '../legal/terms';
import { TERMS_IN_HINDI } from '../legal/terms.hi';
import type { TextSection } from './text';

const blocksOf = (sections: readonly TextSection[]) =>
  sections.flatMap(({ id, title, body }) => [title, ...body.flat()].map((text) => [id, text] as const));

/** Names, and the address of support. */
const NAMES = /Have I Been Pwned|Cloudflare|CERT-In|scrypt|\S+@\S+/g;

/** Figures, also those that a language says in words. */
const numbersIn = (text: string) => (text.match(/\d+(?:,\d+)*/g) ?? []).toSorted();

describe.each<[string, readonly TextSection[], readonly TextSection[]]>([
  ['guide', GUIDE_SECTIONS, GUIDE_SECTIONS_IN_HINDI],
  ['help', HELP_SECTIONS, HELP_SECTIONS_IN_HINDI],
  ['privacy policy', PRIVACY, PRIVACY_IN_HINDI],
  ['terms', TERMS, TERMS_IN_HINDI],
])('the %s in Hindi', (_, english, hindi) => {
  it('has no English words but names', () => {
    const left = blocksOf(hindi).flatMap(([id, text]) =>
      latinIn(text.replace(NAMES, '')).map((word) => [id, word]),
    );
    expect(left).toEqual([]);
    expect(JSON.stringify(hindi)).not.toMatch(/[०-९]/);
  });

  it('names the same figures in the same paragraphs', () => {
    const others = blocksOf(hindi);
    const unlike = blocksOf(english).flatMap(([id, text], at) => {
      const other = others[at]?.[1] ?? '';
      return numbersIn(text).join() === numbersIn(other).join() ? [] : [[id, text, other]];
    });
    expect(unlike).toEqual([]);
  });
});
