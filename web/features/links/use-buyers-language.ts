import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '../../../schema/common/languages';
import { keep, readKept } from '../../lib/device-store';

const NAME = 'buyers-language';

const chosenQuery = queryOptions({
  queryKey: ['device', NAME],
  queryFn: async () => (await readKept<Language>(NAME)) ?? null,
  staleTime: Infinity,
});

/**
 * The language in which buyers read what this seller prints and sends, remembered on the device; `first`
 * until one is chosen.
 */
export function useBuyersLanguage(first: Language): [Language, (language: Language) => void] {
  const client = useQueryClient();
  const { data } = useQuery(chosenQuery);
  const choose = (language: Language) => {
    client.setQueryData(chosenQuery.queryKey, language);
    keep(NAME, language);
  };
  return [data ?? first, choose];
}
