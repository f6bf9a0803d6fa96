/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  'Show number': 'नंबर दिखाएँ',
  'Opening…': 'खुल रहा है…',
  'The number could not be opened': 'नंबर नहीं खुल पाया',
} as const;
