import { readFigures } from './amounts';

/**
 * How people say amounts in words, in English letters and in the scripts of the ten languages, read without
 * spaces. Unknown words are refused, because a misread word would cost lakhs.
 */

/** One to ten, in order; alternative spellings after a slash. */
const NUMBERS = [
  'ek do teen/tin char/chaar paanch/panch chhah/chhe/chhai saat/sat aath/ath nau das/dus',
  'one two three four five six seven eight nine ten',
  'एक दो तीन चार पाँच/पांच छह/छः/छे/छै सात आठ नौ दस',
  'एक दोन तीन चार पाच सहा सात आठ नऊ दहा',
  'એક બે ત્રણ ચાર પાંચ છ સાત આઠ નવ દસ/દશ',
  'ਇੱਕ/ਇਕ ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ/ਨੌ ਦਸ/ਦੱਸ',
  'এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ',
  'ஒரு/ஒன்று இரண்டு/ரெண்டு மூன்று/மூணு நான்கு/நாலு ஐந்து/அஞ்சு ஆறு ஏழு எட்டு ஒன்பது பத்து',
  'ఒక/ఒకటి రెండు మూడు నాలుగు ఐదు/అయిదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది',
  'ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು ಹತ್ತು',
  'ഒരു/ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത്/ഒൻപത് പത്ത്',
];

/**
 * Fifteen to ninety-five in steps of five, which are said before a smaller unit: "chaar lakh pachas hazaar".
 * "Saath" is left out: it may be sixty or seven.
 */
const FIVES = [
  'pandrah bees/bis pachchis/pachis tees/tis paintis chalis/chaalis paintalis pachas/pachaas pachpan 60 paisath/painsath sattar pachattar/pachhattar assi pachasi nabbe pachanve',
  'fifteen twenty twentyfive thirty thirtyfive forty fortyfive fifty fiftyfive sixty sixtyfive seventy seventyfive eighty eightyfive ninety ninetyfive',
  'पंद्रह/पन्द्रह बीस पच्चीस तीस पैंतीस चालीस पैंतालीस पचास पचपन साठ पैंसठ सत्तर पचहत्तर अस्सी पचासी नब्बे पचानवे/पंचानवे',
];

/** One to ten and a half, where a southern language has one word for it. */
const HALVES = [
  'ஒன்றரை/ஒன்னரை இரண்டரை/ரெண்டரை மூன்றரை/மூணரை நான்கரை/நாலரை ஐந்தரை/அஞ்சரை ஆறரை ஏழரை எட்டரை ஒன்பதரை பத்தரை',
  'ఒకటిన్నర రెండున్నర మూడున్నర నాలుగున్నర ఐదున్నర/అయిదున్నర ఆరున్నర ఏడున్నర ఎనిమిదిన్నర తొమ్మిదిన్నర పదిన్నర',
  'ಒಂದೂವರೆ ಎರಡೂವರೆ ಮೂರೂವರೆ ನಾಲ್ಕೂವರೆ ಐದೂವರೆ ಆರೂವರೆ ಏಳೂವರೆ ಎಂಟೂವರೆ ಒಂಬತ್ತೂವರೆ ಹತ್ತೂವರೆ',
  'ഒന്നര രണ്ടര മൂന്നര നാലര അഞ്ചര ആറര ഏഴര എട്ടര ഒമ്പതര/ഒൻപതര പത്തര',
];

/** The stems of one to ten before a quarter or three quarters, followed by the words for those. */
const QUARTERS = [
  ['ஒன்றே/ஒன்னே இரண்டே/ரெண்டே மூன்றே/மூணே நான்கே/நாலே ஐந்தே/அஞ்சே ஆறே ஏழே எட்டே ஒன்பதே பத்தே', 'கால்', 'முக்கால்'],
  ['ಒಂದೂ ಎರಡೂ ಮೂರೂ ನಾಲ್ಕೂ ಐದೂ ಆರೂ ಏಳೂ ಎಂಟೂ ಒಂಬತ್ತೂ ಹತ್ತೂ', 'ಕಾಲು', 'ಮುಕ್ಕಾಲು'],
  ['ഒന്നേ രണ്ടേ മൂന്നേ നാലേ അഞ്ചേ ആറേ ഏഴേ എട്ടേ ഒമ്പതേ/ഒൻപതേ പത്തേ', 'കാൽ/കാല്', 'മുക്കാൽ/മുക്കാല്'],
] as const;

/** Fractions of a unit, and one and a half or two and a half of it. */
const FIXED: readonly (readonly [worth: number, words: string])[] = [
  [0.5, 'half/halfa/aadha/adha/आधा/अर्धा/અડધો/ਅੱਧਾ/আধা/அரை/అర/ಅರ್ಧ/അര'],
  [0.75, 'paun/pauna/पौन/पौना/पाऊण/પોણો/ਪੌਣਾ/ਪੌਣ/পৌনে/முக்கால்/ముప్పావు/ಮುಕ್ಕಾಲು/മുക്കാൽ'],
  [1.25, 'sava/savaa/sawa/sawaa/सवा/सव्वा/સવા/ਸਵਾ/সওয়া/সোয়া'],
  [1.5, 'dedh/derh/डेढ़/डेढ/दीड/દોઢ/ਡੇਢ/ਡੇਢ਼/দেড়'],
  [2.5, 'dhai/dhaai/adhai/ढाई/अढ़ाई/अढाई/अडीच/અઢી/ਢਾਈ/ਢਾਈਂ/আড়াই'],
];

/** Fractions said before a number, with the smallest number that they are said with. */
const ADDED: readonly (readonly [worth: number, from: number, words: string])[] = [
  [0.25, 1, 'sava/savaa/sawa/sawaa/सवा/सव्वा/સવા/ਸਵਾ/সওয়া/সোয়া'],
  [0.5, 3, 'sadhe/saadhe/sade/saade/sadhey/साढ़े/साढे/साडे/સાડા/ਸਾਢੇ/ਸਾਢ਼ੇ/সাড়ে'],
  [-0.25, 1, 'paune/pauney/poune/pone/पौने/पावणे/पाउणे/પોણા/ਪੌਣੇ/পৌনে'],
];

/** Telugu words that mean "one unit and a half". */
const WITH_UNIT: readonly (readonly [said: string, meant: string])[] = [
  ['లక్షన్నర', '1.5లక్ష'],
  ['కోటిన్నర', '1.5కోటి'],
];

const each = (words: string) =>
  words
    .normalize('NFC')
    .split(' ')
    .map((spellings) => spellings.split('/'));

function learnWords(): Map<string, number> {
  const known = new Map<string, number>();
  const learn = (lists: readonly string[], part: number, endings: readonly string[] = ['']) => {
    for (const list of lists)
      for (const [index, spellings] of each(list).entries())
        for (const word of spellings)
          for (const ending of endings) known.set(word + ending, index + 1 + part);
  };
  learn(NUMBERS, 0);
  for (const list of FIVES)
    for (const [index, spellings] of each(list).entries())
      for (const word of spellings) if (!known.has(word)) known.set(word, 5 * index + 15);
  learn(HALVES, 0.5);
  for (const [stems, quarter, three] of QUARTERS) {
    learn([stems], 0.25, each(quarter)[0]);
    learn([stems], 0.75, each(three)[0]);
  }
  return known;
}

let words: Map<string, number> | undefined;

/** A whole number in figures or words; null if it is neither. */
function wholeNumberIn(said: string): number | null {
  words ??= learnWords();
  const number = /^\d{1,7}$/.test(said) ? Number(said) : words.get(said);
  return number !== undefined && Number.isInteger(number) ? number : null;
}

/** The quantity before a unit, without spaces: "साढ़े4", "dedh", "மூன்றரை"; null if unknown. */
function quantityIn(said: string): number | null {
  words ??= learnWords();
  const isOneOf = (spellings: string) => each(spellings)[0]?.includes(said);
  const known = words.get(said) ?? FIXED.find(([, spellings]) => isOneOf(spellings))?.[0];
  if (known !== undefined) return known;
  for (const [part, from, spellings] of ADDED) {
    for (const word of each(spellings)[0] ?? []) {
      const number = said.startsWith(word) ? wholeNumberIn(said.slice(word.length)) : null;
      if (number !== null && number >= from) return number + part;
    }
  }
  return null;
}

/** The same amount with the unit as a separate word. */
const withUnitApart = (said: string): string =>
  WITH_UNIT.find(([word]) => word.normalize('NFC') === said)?.[1] ?? said;

/** "4,5 lakh" may mean 4.5 or 45. */
const MISPLACED_COMMA = /\p{Nd},\s?\p{Nd}{1,2}\s*\p{L}/u;

/**
 * An amount in major units as typed, in figures or words; null if it is not an amount, has more than ten digits or a comma
 * that may be a decimal point.
 */
export const readAmount = (typed: string): number | null =>
  MISPLACED_COMMA.test(typed) ? null : readFigures(typed, { quantityIn, wholeNumberIn, withUnitApart });
