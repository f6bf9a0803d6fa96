import type { Language } from '../common/languages';

/** What a phone shows below the vehicle's name, from the price and by how much it has dropped. */
export const DROP_TEXTS: Record<Language, (price: string, sum: string) => string> = {
  en: (price, sum) => `Now ${price}, ${sum} less`,
  hi: (price, sum) => `अब ${price}, ${sum} कम`,
  mr: (price, sum) => `आता ${price}, ${sum} कमी`,
  gu: (price, sum) => `હવે ${price}, ${sum} ઓછા`,
  pa: (price, sum) => `ਹੁਣ ${price}, ${sum} ਘੱਟ`,
  bn: (price, sum) => `এখন ${price}, ${sum} কম`,
  ta: (price, sum) => `இப்போது ${price}, ${sum} குறைவு`,
  te: (price, sum) => `ఇప్పుడు ${price}, ${sum} తక్కువ`,
  kn: (price, sum) => `ಈಗ ${price}, ${sum} ಕಡಿಮೆ`,
  ml: (price, sum) => `ഇപ്പോൾ ${price}, ${sum} കുറവ്`,
};
