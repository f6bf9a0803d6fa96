/**
 * Compares names by their sound, so that "सेलेरियो" and "selerio" are found as "Celerio". Devanagari is first
 * written in Latin letters.
 */
const lettersOf = (table: string): ReadonlyMap<string, string> =>
  new Map(table.split(' ').map((entry) => entry.split(':') as [string, string]));

const CONSONANTS = lettersOf(
  'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:ch ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:f ब:b भ:bh म:m य:y र:r ल:l ळ:l व:v श:sh ष:sh स:s ह:h',
);
const VOWELS = lettersOf(
  'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:o ऑ:o ऍ:e ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:o ॉ:o ॅ:e ं:n ँ:n',
);
const VIRAMA = '्';
const NUKTA = /\u093c/g;

/**
 * "बलेनो" as "baleno". Each consonant carries an "a", unless it is the last or another vowel follows; people
 * pronounce some of them ("करता" is "karta"), so all but the first may be left out.
 */
function inLatin(word: string, isShort: boolean): string {
  const letters = [...word.normalize('NFD').replace(NUKTA, '')];
  return letters
    .map((letter, at) => {
      const consonant = CONSONANTS.get(letter);
      if (!consonant) return VOWELS.get(letter) ?? (letter === VIRAMA ? '' : letter);
      const next = letters[at + 1] ?? VIRAMA;
      const carries = (CONSONANTS.has(next) || /[ंँ]/.test(next)) && !(isShort && at > 0);
      return carries ? `${consonant}a` : consonant;
    })
    .join('');
}

/** One spelling for what sounds alike in India: "Wagon" and "vagan" share v, "Zen" and "jen" j. */
const alike = (word: string, isShort = false) =>
  inLatin(word.toLowerCase(), isShort)
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ch/g, 'C')
    .replace(/x/g, 'ks')
    .replace(/[cq]|ck/g, 'k')
    .replace(/sh/g, 's')
    .replace(/([bdgjkt])h/g, '$1')
    .replace(/(.)\1+/g, '$1');

const consonantsOf = (spelling: string) =>
  spelling.charAt(0).replace(/[aeiouy]/, 'a') + spelling.slice(1).replace(/[aeiouyh]/g, '');

/** How many letters have to be added, dropped or replaced (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 1; index <= other.length; index++) {
      next.push(
        Math.min(
          (row[index] ?? 0) + 1,
          (next[index - 1] ?? 0) + 1,
          (row[index - 1] ?? 0) + (other[index - 1] === letter ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * A search by sound over names of one word. Returns the only name with the same consonants whose vowels differ
 * least and in at most a quarter of the letters; null for a tie, for short words, and for none.
 */
export function bySound(names: readonly string[]): (word: string) => string | null {
  const known = new Map<string, Map<string, string>>();
  for (const name of names) {
    const spelling = alike(name);
    const group = known.get(consonantsOf(spelling)) ?? new Map<string, string>();
    group.set(spelling, name);
    known.set(consonantsOf(spelling), group);
  }
  return (word) => {
    const spelling = alike(word);
    if (spelling.length < 4) return null;
    const away = (other: string) => Math.min(distance(spelling, other), distance(alike(word, true), other));
    const found = [...(known.get(consonantsOf(spelling)) ?? [])]
      .map(([other, name]) => ({ name, away: away(other) }))
      .filter(({ away }) => away <= Math.max(1, Math.floor(spelling.length / 4)))
      .sort((one, other) => one.away - other.away);
    const [best, second] = found;
    return best && best.away !== second?.away ? best.name : null;
  };
}
