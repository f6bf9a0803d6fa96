/** Words for large amounts in India, in English and in the languages of our documents, with their values. */
const UNITS: readonly (readonly [english: string, others: string, worth: number])[] = [
  ['k|thousand', 'हज़ार|हजार|હજાર|ਹਜ਼ਾਰ|হাজার|ஆயிரம்|వేలు|వేయి|ಸಾವಿರ|ആയിരം', 1e3],
  ['l|lacs?|lakhs?', 'लाख|લાખ|ਲੱਖ|লাখ|লক্ষ|லட்சம்|లక్షలు|లక్ష|ಲಕ್ಷ|ലക്ഷം', 1e5],
  ['cr|crores?', 'करोड़|करोड|कोटी|કરોડ|ਕਰੋੜ|কোটি|கோடி|కోట్లు|కోటి|ಕೋಟಿ|കോടി', 1e7],
];

/** Characters that only make an amount easier to read. */
export const AMOUNT_IGNORES = String.raw`[,\s₹]`;

const PLAIN = String.raw`\d{1,10}(\.\d{1,2})?`;
/** Any word in an Indian script; `readAmount` decides which is a unit, so that no document carries the list. */
const INDIAN_WORD = String.raw`[\u0900-\u0d7f]+`;
const SAID = String.raw`\d{1,7}(\.\d{1,5})?(${UNITS.map(([english]) => english).join('|')}|${INDIAN_WORD})`;

/** `520000`, `5.2lakh`, `5L`, `1.2cr`, `5.2लाख`, once ignored characters are removed. */
export const AMOUNT = `^(${PLAIN}|${SAID})$`;

/** More than any vehicle costs, and more than the database should hold in minor units. */
const LIMIT = 1e10;

/** An amount in major units as typed; null if it is not an amount, or has ten digits or more. */
export function readAmount(typed: string): number | null {
  const text = typed.normalize('NFC').replace(new RegExp(AMOUNT_IGNORES, 'gu'), '');
  if (!new RegExp(AMOUNT, 'iu').test(text)) return null;
  const said = /\D+$/u.exec(text)?.[0] ?? '';
  const isSaid = (words: string) => new RegExp(`^(${words})$`, 'iu').test(said);
  const worth = said ? UNITS.find(([english, others]) => isSaid(`${english}|${others}`))?.[2] : 1;
  if (worth === undefined) return null;
  const amount = Math.round(Number.parseFloat(text) * worth * 100) / 100;
  return amount < LIMIT ? amount : null;
}
