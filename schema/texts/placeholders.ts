/** What a text is filled in with, in the order of the buttons that insert it. */
export const PLACEHOLDERS = ['buyer', 'car', 'price', 'link', 'address', 'map', 'hours'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const IN_BRACES = /\{([^{}\n]*)\}/g;

export const isPlaceholder = (name: string): name is Placeholder =>
  (PLACEHOLDERS as readonly string[]).includes(name);

/** The placeholders of a text, and what is in braces but is none. */
export function placeholdersIn(text: string): { known: Placeholder[]; unknown: string[] } {
  const names = [...new Set([...text.matchAll(IN_BRACES)].map(([, name = '']) => name))];
  return {
    known: names.filter(isPlaceholder),
    unknown: names.filter((name) => !isPlaceholder(name)),
  };
}

export type TextValues = Readonly<Partial<Record<Placeholder, string | null>>>;

/** Without the buyer's name the greeting stays, just without a name; without any other value the line is left out. */
const WITHOUT_LINE: readonly Placeholder[] = PLACEHOLDERS.filter((name) => name !== 'buyer');

/**
 * A text with its values, and what had none: those lines are left out. Values are put in once, so that braces in
 * a name stay what they are.
 */
export function fillIn(text: string, values: TextValues): { text: string; missing: Placeholder[] } {
  const { known } = placeholdersIn(text);
  const missing = known.filter((name) => !values[name]);
  const without = missing.filter((name) => WITHOUT_LINE.includes(name));
  const lines = text.split('\n').filter((line) => !without.some((name) => line.includes(`{${name}}`)));
  const filled = lines
    .map((line) =>
      line
        .replace(/ ?\{buyer\}/g, (place) => (values.buyer ? place : ''))
        .replace(IN_BRACES, (place, name: string) => (isPlaceholder(name) ? (values[name] ?? '') : place))
        .trimEnd(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text: filled, missing: without };
}
