const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: readonly (readonly [worth: number, name: string])[] = [
  [1e7, 'crore'],
  [1e5, 'lakh'],
  [1e3, 'thousand'],
  [100, 'hundred'],
];

/** A whole number in Indian English: 520000 is "five lakh twenty thousand". */
export function inWords(number: number): string {
  for (const [worth, name] of SCALES) {
    if (number < worth) continue;
    const rest = number % worth;
    const said = `${inWords(Math.floor(number / worth))} ${name}`;
    return rest > 0 ? `${said} ${inWords(rest)}` : said;
  }
  if (number < 20) return SMALL[number] ?? '';
  const rest = number % 10;
  return `${TENS[Math.floor(number / 10)]}${rest > 0 ? `-${SMALL[rest]}` : ''}`;
}
