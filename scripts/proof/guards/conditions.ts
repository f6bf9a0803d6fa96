interface Range {
  start: number;
  end: number;
}

export interface Template extends Range {
  quasis?: Range[];
}

/** One condition of a statement, and what to put in which place to be without it. */
interface Condition extends Range {
  from: number;
  to: number;
  by: string;
}

const WORDS =
  /[(),;`]|\b(?:and|or|where|on|when|then|else|end|set|having|select|from|join|values|order|group|limit|offset|returning|union|between|do)\b/gi;

/** The statement in a template: of the same length, with nothing to read in values and strings. */
function blanked(source: string, { start, end, quasis = [] }: Template) {
  let text = source.slice(start, end);
  for (const [index, quasi] of quasis.entries()) {
    const [from, to] = [(quasis[index - 1]?.end ?? start) - start, quasi.start - start];
    text = text.slice(0, from) + '\0'.repeat(to - from) + text.slice(to);
  }
  return text.replace(/'[^']*'/g, (string) => '\0'.repeat(string.length));
}

/** The conditions of the statement that a template holds, by where they begin; inner ones after those around them. */
export function conditionsOf(source: string, template: Template): Condition[] {
  const text = blanked(source, template);
  const conditions: Condition[] = [];
  /** `isWhole`: what is between these parentheses may be a condition, not the arguments of a function. */
  let current = { word: '', from: 0, to: 0, isWhole: true, isBetween: false };
  const open: (typeof current)[] = [];

  const close = (word: string, from: number, to: number) => {
    const inside = text.slice(current.to, from);
    const [start, end] = [from - inside.trimStart().length, current.to + inside.trimEnd().length];
    const at = template.start;
    const add = (first: number, last: number, by: string) =>
      conditions.push({ start: at + start, end: at + end, from: at + first, to: at + last, by });
    if (inside.trim() === '') return;
    if (/^(and|or)$/i.test(current.word)) add(current.from, end, '');
    else if (/^(and|or)$/i.test(word)) add(start, to, '');
    else if (/^(where|on|when|having)$/i.test(current.word)) add(start, end, 'true');
    else if (current.isWhole && /^[`)]$/.test(word)) add(start, end, 'true');
  };

  for (const { 0: word, index: from } of text.matchAll(WORDS)) {
    const to = from + word.length;
    const next = { word, from, to, isWhole: from === 0, isBetween: false };
    if (word === '(') {
      open.push(current);
      next.isWhole = /(`|\b(and|or|where|on|when|not))\s*$/i.test(text.slice(0, from));
    } else if (/^between$/i.test(word) || (current.isBetween && /^and$/i.test(word))) {
      current.isBetween = !current.isBetween;
      continue;
    } else {
      close(word, from, to);
    }
    current = word === ')' ? (open.pop() ?? next) : next;
  }
  return conditions.sort((one, other) => one.start - other.start || other.end - one.end);
}
