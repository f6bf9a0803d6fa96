import { remembering } from '../common/remembering';
import { END, type Remaining, START } from './advert-text';
import { WORDS } from './advert-words';
import { CATALOGUE, type NamedVehicle, vehicleInName } from './catalogue';
import { CITIES } from './cities';
import { NUMBER_WORDS } from './number-words';
import { bySound } from './sounds';

/** The value of the first words that are said. */
export function oneOf<Value>(left: Remaining, words: readonly (readonly [Value, string])[]): Value | null {
  for (const [value, said] of words)
    if (left.take(new RegExp(`${START}(?:${said})${END}`), () => true)) return value;
  return null;
}

/** Longest first, so that "Navi Mumbai" is not Mumbai. */
const CITY_NAMES = CITIES.toSorted((a, b) => b.name.length - a.name.length).map(({ name }) => ({
  name,
  letters: name.toLowerCase(),
}));
const asWord = remembering((name) => new RegExp(`${START}${name}${END}`, 'iu'), 100);

const NO_CITY = new RegExp(`${START}(?:${WORDS.noCity})${END}`, 'giu');

/** The city that an advert names. */
export function cityIn(left: Remaining): string | null {
  // "ho gaya" is no city.
  const isMeant = (name: string) => name !== 'Gaya' || /(?<!ho )Gaya/.test(left.text);
  const text = left.text.toLowerCase();
  // Most names are found missing without a pattern, which matters in a list of a thousand.
  const named = CITY_NAMES.find(
    ({ name, letters }) => text.includes(letters) && isMeant(name) && asWord(name).test(left.text),
  );
  return named?.name ?? oneOf(left, WORDS.cities) ?? firstOf(left.text.replace(NO_CITY, ' '), cityBySound);
}

const isOneWord = (name: string) => /^\p{L}{4,}$/u.test(name);
/** The words of a list repeat. */
const bySoundOf = (names: readonly string[]) => remembering(bySound(names), 500);
const cityBySound = bySoundOf(CITIES.map(({ name }) => name).filter((name) => /^\p{L}{5,}$/u.test(name)));
const makeBySound = bySoundOf(CATALOGUE.map(({ name }) => name).filter(isOneWord));
const nameBySound = bySoundOf([
  ...new Set(
    CATALOGUE.flatMap(({ name, models }) => [name, ...models.map((model) => model.name)])
      .flatMap((name) => name.split(/[\s-]/))
      .filter(isOneWord),
  ),
]);

/** Words that may be a name of another spelling: in Devanagari, or of five letters and more; no numbers. */
const MISSPELT = /[\p{Script=Devanagari}]{3,}|(?<![\p{L}\p{N}])\p{Script=Latin}{5,}(?![\p{L}\p{N}])/gu;

function firstOf(text: string, search: (word: string) => string | null): string | null {
  for (const [word] of text.matchAll(MISSPELT)) {
    const found = NUMBER_WORDS.has(word) ? null : search(word);
    if (found) return found;
  }
  return null;
}

const NAMES = WORDS.names.map(
  ([name, word]) => [name, new RegExp(`${START}(?:${word})${END}`, 'giu')] as const,
);

const ANY_NAME = new RegExp(`${START}(?:${WORDS.names.map(([, word]) => word).join('|')})${END}`, 'iu');

const NO_NAME = new RegExp(`^(?:${WORDS.noName})$`, 'iu');

/** The make and model in an advert: as it is written, else by the sound of its words. */
export const vehicleIn = remembering(findVehicle, 8);

function findVehicle(text: string): Partial<NamedVehicle> & { said: string } {
  const written = ANY_NAME.test(text)
    ? NAMES.reduce((said, [name, word]) => said.replace(word, name), text)
    : text;
  const made = written.replace(MISSPELT, (word) => makeBySound(word) ?? word);
  const exact = vehicleInName(made);
  if (exact?.model) return { ...exact, said: made };
  const heard = made.replace(MISSPELT, (word) =>
    NUMBER_WORDS.has(word) || NO_NAME.test(word) ? word : (nameBySound(word) ?? word),
  );
  const found = vehicleInName(heard);
  const isSame = !exact || exact.make === found?.make;
  return found?.model && isSame ? { ...found, said: heard } : { ...exact, said: made };
}
