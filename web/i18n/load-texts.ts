import type { Language } from '../../schema/common/languages';
import type { Dictionary } from './dictionary';
import { type SellingTexts, sellingInEnglish } from './selling-en';

/** For screens that need one of the buyers' languages and should not load all ten. */
const LOADERS: Record<Language, () => Promise<Dictionary>> = {
  en: async () => (await import('./en')).en,
  hi: async () => (await import('./hi')).hi,
  mr: async () => (await import('./mr')).mr,
  gu: async () => (await import('./gu')).gu,
  pa: async () => (await import('./pa')).pa,
  bn: async () => (await import('./bn')).bn,
  ta: async () => (await import('./ta')).ta,
  te: async () => (await import('./te')).te,
  kn: async () => (await import('./kn')).kn,
  ml: async () => (await import('./ml')).ml,
};

export type BuyersTexts = Dictionary & SellingTexts;

/** What buyers read in a language. Rejects without a network, unless the device has it. */
export async function loadBuyersTexts(language: Language): Promise<BuyersTexts> {
  const [texts, { SELLING }] = await Promise.all([LOADERS[language](), import('./selling')]);
  return { ...texts, ...(language === 'en' ? sellingInEnglish : SELLING[language]) };
}
