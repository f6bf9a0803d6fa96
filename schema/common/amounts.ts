import { readValue } from './field-rules';

/** Indian words for large amounts, in English and in the languages of documents, with their values. */
const UNITS: readonly (readonly [english: string, others: string, worth: number])[] = [
  ['k|thousand|ha[zj]aa?r', 'हज़ार|हजार|હજાર|ਹਜ਼ਾਰ|ਹਜਾਰ|হাজার|ஆயிரம்|వేలు|వేల|వేయి|వెయ్యి|ಸಾವಿರ|ആയിരം', 1e3],
  ['l|lacs?|lakhs?', 'लाख|લાખ|ਲੱਖ|ਲਖ|লাখ|লক্ষ|லட்சம்|இலட்சம்|లక్షలు|లక్షల|లక్ష|ಲಕ್ಷ|ലക്ഷം', 1e5],
  ['cr|crores?|karo[dr]', 'करोड़|करोड|कोटी|કરોડ|ਕਰੋੜ|ਕਰੋਡ|কোটি|கோடி|కోట్లు|కోట్ల|కోటి|ಕೋಟಿ|കോടി', 1e7],
];

const RUPEES = 'rs|rupees?|रुपये|रुपए|रुपया|रुपयांना|रु|रू|રૂપિયા|રૂ|રુ|ਰੁਪਏ|ਰੁਪਈਏ|ਰੁ|ਰੂ|টাকা|ரூபாய்|ரூ|రూపాయలు|రూ|ರೂಪಾಯಿ|ರೂ|രൂപ|രൂ';

/** "Rs." in each script: the letter ra with a short or long u. */
const RUPEES_BEFORE = '[रরਰરரరರര][ुूুূੁੂુૂூుూುೂുൂ]';

/**
 * What only helps reading: commas, spaces and joiners, "Rs." before the amount, "/-" or a full stop after it.
 */
export const AMOUNT_IGNORES = String.raw`[,\s₹\u200c\u200d]|^\s*(rs|${RUPEES_BEFORE})\.?|(/-|\.)\s*$`;

const PLAIN = String.raw`\d{1,10}(\.\d{1,2})?`;
const MANY = String.raw`\d{1,7}(\.\d{1,5})?`;

function amountPattern(): string {
  // Words in an Indian script. `readAmount` decides what they mean, so that no document carries the lists.
  const indianWords = String.raw`[\u0900-\u0d7f]+`;
  const unit = `${UNITS.map(([english]) => english).join('|')}|${indianWords}`;
  // Words may precede the unit, and a smaller unit may follow it: "dedh lakh", "5 lakh 50 thousand".
  const said = `([a-z]{2,16}|${indianWords})?(${MANY})?(${unit})((\\d{1,2}|[a-z]{2,16})(${unit}))?`;
  return `^(${PLAIN}|${said})(rs|rupees?|${indianWords})?$`;
}

/**
 * `520000`, `5.2lakh`, `5L`, `1.2cr`, `5.2लाखरुपये`, `साढ़े4लाख`, without the ignored characters. Marked as pure, so that the
 * script of documents, which has it from the field, does not carry it.
 */
export const AMOUNT = /* @__PURE__ */ amountPattern();

/** More than any vehicle costs. */
const LIMIT = 1e10;

const isOneOf = (words: string, said: string) => new RegExp(`^(${words})$`, 'iu').test(said.normalize('NFC'));

const worthOf = (said: string) =>
  UNITS.find(([english, others]) => isOneOf(`${english}|${others}`.normalize('NFC'), said))?.[2] ?? null;

/** Every way to read a unit at the end of a text: what precedes it, and the unit's value. */
const unitsAtEnd = (text: string) =>
  [...text].flatMap((_, index) => {
    const start = [...text].slice(0, index).join('');
    const worth = worthOf(text.slice(start.length));
    return worth === null ? [] : [{ start, worth }];
  });

const figuresIn = (said: string): number | null => (new RegExp(`^${MANY}$`).test(said) ? Number(said) : null);

/** How to read numbers in words. */
interface Words {
  /** "साढ़े4", "dedh", "மூன்றரை"; null if unknown. */
  quantityIn(said: string): number | null;
  wholeNumberIn(said: string): number | null;
  withUnitApart(said: string): string;
}

/** The ways to divide "4लाख50" into an amount and a whole number after it. */
const splits = (text: string) => [...text].map((_, index) => [...text].slice(index).join('').length);

/**
 * "5lakh50thousand", "चारलाखपचासहजार": whole numbers, the smaller unit last, and less than one of the larger
 * unit.
 */
function sumOf(text: string, { wholeNumberIn }: Words): number | null {
  for (const last of unitsAtEnd(text)) {
    for (const length of splits(last.start)) {
      const [before, after] = [last.start.slice(0, -length), last.start.slice(-length)];
      const few = wholeNumberIn(after);
      // "lakh saath" (sixty) is not "lakhs aath" (eight).
      if (few === null || few > 99 || (before.endsWith('s') && !/^\d/.test(after))) continue;
      for (const first of unitsAtEnd(before)) {
        const many = wholeNumberIn(first.start);
        const rest = few * last.worth;
        if (many !== null && rest < first.worth && last.worth < first.worth) return many * first.worth + rest;
      }
    }
  }
  return null;
}

function saidAmount(text: string, words: Words): number | null {
  for (const { start, worth } of unitsAtEnd(words.withUnitApart(text))) {
    const quantity = figuresIn(start) ?? words.quantityIn(start);
    if (quantity !== null) return quantity * worth;
  }
  return sumOf(text, words);
}

const NO_WORDS: Words = {
  quantityIn: () => null,
  wholeNumberIn: (said) => (/^\d{1,7}$/.test(said) ? Number(said) : null),
  withUnitApart: (said) => said,
};

/**
 * An amount in major units as typed; null if it is not an amount or has more than ten digits. Reads units,
 * but numbers in words only through `words`.
 */
export function readFigures(typed: string, words = NO_WORDS): number | null {
  const text = readValue({ ignore: AMOUNT_IGNORES, digits: true }, typed.normalize('NFC')).toLowerCase();
  const said = text.replace(new RegExp(`(${RUPEES.normalize('NFC')})$`, 'iu'), '');
  const amount = new RegExp(`^${PLAIN}$`).test(said) ? Number(said) : saidAmount(said, words);
  const rounded = Math.round((amount ?? LIMIT) * 100) / 100;
  return rounded < LIMIT ? rounded : null;
}
