/** English texts with values in braces, and their translations. */
export type Dictionary = Readonly<Record<string, string>>;

export type Values = Readonly<Record<string, string | number>>;

const PLACE = /\{(\w+)\}/;
const PLACES = /\{(\w+)\}/g;

/** The text with its values. */
export const fillText = (text: string, values: Values = {}): string =>
  text.replace(PLACES, (place, name: string) => String(values[name] ?? place));

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const fixedLength = (english: string) => english.replace(PLACES, '').length;

type Pattern = readonly [pattern: RegExp, names: string[], translation: string];

/** A text of values alone would match everything. */
const MIN_FIXED = 5;

function patternsOf(dictionary: Dictionary): Pattern[] {
  return (
    Object.entries(dictionary)
      .filter(([english]) => PLACE.test(english) && fixedLength(english) >= MIN_FIXED)
      // The one with most of its text fixed first: "{count} leads a month" before "{count} month".
      .sort(([one], [other]) => fixedLength(other) - fixedLength(one))
      .map(([english, translation]) => {
        // Every second part of the split is a name.
        const parts = english.split(PLACE);
        const pattern = parts.map((part, at) => (at % 2 === 0 ? escapeRegExp(part) : '([\\s\\S]+?)'));
        return [
          new RegExp(`^${pattern.join('')}$`),
          parts.filter((_, at) => at % 2 === 1),
          translation,
        ] as const;
      })
  );
}

/**
 * Translates texts that are complete already: those of a dictionary, also with their values filled in. Values
 * that `ofValue` knows, such as the name of a plan, are translated too.
 */
export class KnownTexts {
  #patterns: Pattern[] | undefined;

  constructor(
    private readonly dictionary: Dictionary,
    private readonly ofValue: (value: string) => string = (value) => value,
  ) {}

  /** undefined for an unknown text. */
  find(text: string): string | undefined {
    const found = Object.hasOwn(this.dictionary, text) ? this.dictionary[text] : undefined;
    if (found !== undefined) return found;
    this.#patterns ??= patternsOf(this.dictionary);
    for (const [pattern, names, translation] of this.#patterns) {
      const match = pattern.exec(text);
      if (!match) continue;
      const values = names.map((name, at) => [name, this.ofValue(match[at + 1] ?? '')] as const);
      return fillText(translation, Object.fromEntries(values));
    }
    return undefined;
  }
}
