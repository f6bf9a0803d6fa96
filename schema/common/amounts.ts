import { readValue } from './field-rules';

/** Words for large amounts in India, in English and in the languages of our documents, with their values. */
const UNITS: readonly (readonly [english: string, others: string, worth: number])[] = [
  ['k|thousand', 'हज़ार|हजार|હજાર|ਹਜ਼ਾਰ|ਹਜਾਰ|হাজার|ஆயிரம்|వేలు|వేల|వేయి|వెయ్యి|ಸಾವಿರ|ആയിരം', 1e3],
  ['l|lacs?|lakhs?', 'लाख|લાખ|ਲੱਖ|ਲਖ|লাখ|লক্ষ|லட்சம்|இலட்சம்|లక్షలు|లక్షల|లక్ష|ಲಕ್ಷ|ലക്ഷം', 1e5],
  ['cr|crores?', 'करोड़|करोड|कोटी|કરોડ|ਕਰੋੜ|ਕਰੋਡ|কোটি|கோடி|కోట్లు|కోట్ల|కోటి|ಕೋಟಿ|കോടി', 1e7],
];

const RUPEES = 'rs|rupees?|रुपये|रुपए|रुपया|रुपयांना|रु|रू|રૂપિયા|રૂ|રુ|ਰੁਪਏ|ਰੁਪਈਏ|ਰੁ|ਰੂ|টাকা|ரூபாய்|ரூ|రూపాయలు|రూ|ರೂಪಾಯಿ|ರೂ|രൂപ|രൂ';

/** "Rs." in each script: the letter ra with the sign of a short or a long u. */
const RUPEES_BEFORE = '[रরਰરரరರര][ुूুূੁੂુૂூుూುೂുൂ]';

/** What only makes an amount easier to read: commas and spaces, a joiner, "Rs." before it and "/-" or a full stop after it. */
export const AMOUNT_IGNORES = String.raw`[,\s₹\u200c\u200d]|^\s*(rs|${RUPEES_BEFORE})\.?|(/-|\.)\s*$`;

const PLAIN = String.raw`\d{1,10}(\.\d{1,2})?`;
const MANY = String.raw`\d{1,7}(\.\d{1,5})?`;
/** Words in an Indian script; `readAmount` decides what they are, so that no document carries the lists. */
const INDIAN_WORDS = String.raw`[\u0900-\u0d7f]+`;
const SAID = `${MANY}(${UNITS.map(([english]) => english).join('|')}|${INDIAN_WORDS})`;

/** `520000`, `5.2lakh`, `5L`, `1.2cr`, `5.2लाखरुपये`, once ignored characters are removed. */
export const AMOUNT = `^(${PLAIN}|${SAID})(rs|rupees?|${INDIAN_WORDS})?$`;

/** More than any vehicle costs, and more than the database should hold in minor units. */
const LIMIT = 1e10;

const isOneOf = (words: string, said: string) => new RegExp(`^(${words})$`, 'iu').test(said.normalize('NFC'));

/** What a number is multiplied by; null if the words after it are not a unit. */
function worthOf(said: string): number | null {
  if (said === '') return 1;
  return (
    UNITS.find(([english, others]) => isOneOf(`${english}|${others}`.normalize('NFC'), said))?.[2] ?? null
  );
}

/** An amount in major units as typed; null if it is not an amount, or has ten digits or more. */
export function readAmount(typed: string): number | null {
  const text = readValue({ ignore: AMOUNT_IGNORES, digits: true }, typed.normalize('NFC'));
  const [, number = '', words = ''] = /^([\d.]+)(\D*)$/u.exec(text) ?? [];
  const said = words.replace(new RegExp(`(${RUPEES.normalize('NFC')})$`, 'iu'), '');
  if (!new RegExp(`^${said ? MANY : PLAIN}$`).test(number)) return null;
  const worth = worthOf(said);
  if (worth === null) return null;
  const amount = Math.round(Number.parseFloat(number) * worth * 100) / 100;
  return amount < LIMIT ? amount : null;
}
