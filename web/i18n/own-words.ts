import type { Language } from '../../schema/common/languages';
import { useReader } from './texts';

const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}\s]*$/u;

/**
 * Attributes for names and sellers' own words: never translated, and read aloud as English if they are in
 * Latin letters.
 */
const ownWords = (text: string, language: Language) => ({
  translate: 'no' as const,
  ...(language !== 'en' && LATIN.test(text) ? { lang: 'en' } : {}),
});

export function useOwnWords() {
  const { language } = useReader();
  return (text: string) => ownWords(text, language);
}
