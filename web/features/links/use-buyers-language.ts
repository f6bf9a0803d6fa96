import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '../../../schema/common/languages';
import { workspaceLanguage } from '../../i18n/current-language';
import type { BuyersTexts } from '../../i18n/load-texts';
import { type SellingTexts, sellingInEnglish } from '../../i18n/selling-en';
import { keep, readKept } from '../../lib/device-store';

const NAME = 'buyers-language';

/** The language chosen on this device; null until one is. */
export const chosenLanguageQuery = queryOptions({
  queryKey: ['device', NAME],
  queryFn: async () => (await readKept<Language>(NAME)) ?? null,
  staleTime: Infinity,
});

/**
 * The language in which buyers read what this seller prints and sends, remembered on the device; until one is
 * chosen, that of the workspace or `first`.
 */
export function useBuyersLanguage(
  first: Language = workspaceLanguage(),
): [Language, (language: Language) => void] {
  const client = useQueryClient();
  const { data } = useQuery(chosenLanguageQuery);
  const choose = (language: Language) => {
    client.setQueryData(chosenLanguageQuery.queryKey, language);
    keep(NAME, language);
  };
  return [data ?? first, choose];
}

/** The words for a message to a buyer, and their language. */
export interface Wording {
  language: Language;
  selling: SellingTexts;
  /** null in English, of which the workspace loads only what it sends. */
  texts: BuyersTexts | null;
}

const ENGLISH: Wording = { language: 'en', selling: sellingInEnglish, texts: null };

const wordingQuery = (language: Language) =>
  queryOptions({
    queryKey: ['buyers-texts', language],
    queryFn: async (): Promise<Wording> => {
      if (language === 'en') return ENGLISH;
      const texts = await (await import('../../i18n/load-texts')).loadBuyersTexts(language);
      return { language, selling: texts, texts };
    },
    staleTime: Infinity,
  });

/** How to word messages in a language; in English until that is loaded. */
export const useWordingIn = (language: Language): Wording => useQuery(wordingQuery(language)).data ?? ENGLISH;

/** The same in the buyers' language that the seller chose. */
export const useWording = (): Wording => useWordingIn(useBuyersLanguage()[0]);
