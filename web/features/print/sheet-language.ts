import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Language } from '../../../schema/common/languages';
import type { BuyersTexts } from '../../i18n/load-texts';

/** What a sheet says to people standing in front of the vehicle. */
export interface SheetLanguage {
  language: Language;
  /** Facts are in English then, and what is read from a distance is in both. */
  withEnglish: boolean;
}

/** The dictionaries of a sheet: facts are in the first, what is read from a distance in each. */
export type SheetTexts = readonly [BuyersTexts, ...BuyersTexts[]];

export async function loadSheetTexts({ language, withEnglish }: SheetLanguage): Promise<SheetTexts> {
  const { loadBuyersTexts } = await import('../../i18n/load-texts');
  const own = loadBuyersTexts(language);
  return withEnglish && language !== 'en' ? [await loadBuyersTexts('en'), await own] : [await own];
}

const sheetTextsQuery = (choice: SheetLanguage) =>
  queryOptions({
    queryKey: ['print', 'texts', choice.language, choice.withEnglish],
    queryFn: () => loadSheetTexts(choice),
    staleTime: Infinity,
  });

/** The dictionaries once they are loaded. The previous ones stay until then, so that a preview does not blink. */
export const useSheetTexts = (choice: SheetLanguage): SheetTexts | undefined =>
  useQuery({ ...sheetTextsQuery(choice), placeholderData: (previous: SheetTexts | undefined) => previous })
    .data;
