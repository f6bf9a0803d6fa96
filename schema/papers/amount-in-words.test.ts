import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words';

it.each([
  [1, 'Rupees one only', 'एक रुपये मात्र'],
  [100, 'Rupees one hundred only', 'एक सौ रुपये मात्र'],
  [5_001, 'Rupees five thousand one only', 'पाँच हज़ार एक रुपये मात्र'],
  [21_000, 'Rupees twenty-one thousand only', 'इक्कीस हज़ार रुपये मात्र'],
  [4_75_000, 'Rupees four lakh seventy-five thousand only', 'चार लाख पचहत्तर हज़ार रुपये मात्र'],
  [
    99_99_99_999,
    'Rupees ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine only',
    'निन्यानवे करोड़ निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये मात्र',
  ],
])('%i is written out', (amount, english, hindi) => {
  expect(amountInWords(amount, 'en')).toBe(english);
  expect(amountInWords(amount, 'hi')).toBe(hindi);
});

it('has no words for paise, for nothing, and for a hundred crore', () => {
  for (const amount of [0, -5, 10.5, 1e9]) expect(amountInWords(amount, 'en')).toBeNull();
});
