import { ENGLISH_NUMBERS, HINDI_NUMBERS } from '../vehicles/number-words';

interface Said {
  numbers: readonly string[];
  units: readonly [size: number, word: string][];
  whole: (words: string) => string;
}

const IN: Record<'en' | 'hi', Said> = {
  en: {
    numbers: ENGLISH_NUMBERS,
    units: [
      [10_000_000, 'crore'],
      [100_000, 'lakh'],
      [1_000, 'thousand'],
      [100, 'hundred'],
    ],
    whole: (words) => `Rupees ${words} only`,
  },
  hi: {
    numbers: HINDI_NUMBERS,
    units: [
      [10_000_000, 'करोड़'],
      [100_000, 'लाख'],
      [1_000, 'हज़ार'],
      [100, 'सौ'],
    ],
    whole: (words) => `${words} रुपये मात्र`,
  },
};

/**
 * Whole rupees as receipts write them: "Rupees four lakh seventy-five thousand only". Null for sums with paise, and for
 * a hundred crore and more.
 */
export function amountInWords(rupees: number, language: 'en' | 'hi'): string | null {
  if (!Number.isInteger(rupees) || rupees < 1 || rupees >= 1_000_000_000) return null;
  const { numbers, units, whole } = IN[language];
  const words: string[] = [];
  let rest = rupees;
  for (const [size, unit] of units) {
    const count = Math.floor(rest / size);
    if (count > 0) words.push(`${numbers[count - 1]} ${unit}`);
    rest %= size;
  }
  if (rest > 0) words.push(numbers[rest - 1] ?? '');
  return whole(words.join(' '));
}
