import type { Change } from './change.ts';

interface Range {
  start: number;
  end: number;
}

/** Where a statement starts and ends in its file, with the constant parts of a template. */
export interface Statement extends Range {
  quasis?: Range[];
}

/** An operand of AND or OR, or a whole condition, and the change that drops it. */
interface Condition extends Range {
  change: Change;
}

const WORDS =
  /[(),;`]|\b(?:and|or|where|on|when|then|else|end|set|having|select|from|join|values|order|group|limit|offset|returning|union|between|do|begin)\b/gi;

/** The statement with values, strings and comments blanked out, so that offsets stay the same. */
function blanked(source: string, { start, end, quasis = [] }: Statement) {
  let text = source.slice(start, end);
  for (const [index, quasi] of quasis.entries()) {
    const [from, to] = [(quasis[index - 1]?.end ?? start) - start, quasi.start - start];
    text = text.slice(0, from) + '\0'.repeat(to - from) + text.slice(to);
  }
  return text.replace(/'[^']*'|--.*/g, (string) => '\0'.repeat(string.length));
}

function conditionsOf(text: string, at: number): Condition[] {
  const conditions: Condition[] = [];
  /** `isWhole`: the contents of these parentheses may be a condition, rather than a function's arguments. */
  let current = { word: '', from: 0, to: 0, isWhole: true, isBetween: false };
  const open: (typeof current)[] = [];

  const close = (word: string, from: number, to: number) => {
    const inside = text.slice(current.to, from);
    const [start, end] = [from - inside.trimStart().length, current.to + inside.trimEnd().length];
    const add = (first: number, last: number, by: string) =>
      conditions.push({
        start: at + start,
        end: at + end,
        change: { operator: 'SQL condition dropped', start: at + first, end: at + last, by },
      });
    if (inside.trim() === '') return;
    if (/^(and|or)$/i.test(current.word)) add(current.from, end, '');
    else if (/^(and|or)$/i.test(word)) add(start, to, '');
    else if (/^(where|on|when|having)$/i.test(current.word)) add(start, end, 'true');
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
  return conditions;
}

const SWAPS: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '=': '<>',
  '<>': '=',
  'is null': 'is not null',
  'is not null': 'is null',
  desc: 'asc',
  asc: 'desc',
  '+': '-',
  '-': '+',
};
const TOKENS = /(?<=[\s\0])(?:<=?|>=?|=|<>|is null|is not null|desc|asc|[+-])(?=[\s\0,)`;])/gi;

/** Whether an `=` assigns: SET and other assignments precede it. */
const isAssignment = (before: string) =>
  /\bset\b(?:(?!\b(?:where|when|case|from|select)\b).)*$/is.test(before);

/** What an operator changes in a statement. */
export function changesOfSql(source: string, statement: Statement): Change[] {
  const text = blanked(source, statement);
  const at = statement.start;
  const conditions = conditionsOf(text, at).map(({ change }) => change);
  const swapped = [...text.matchAll(TOKENS)].flatMap(({ 0: token, index }): Change[] => {
    const by = SWAPS[token.toLowerCase()];
    if (!by || (token === '=' && isAssignment(text.slice(0, index)))) return [];
    return [{ operator: 'SQL comparison changed', start: at + index, end: at + index + token.length, by }];
  });
  const numbers = [...text.matchAll(/(?<=[\s(\0])\d+\b(?!\s*\.)/g)].map(({ 0: number, index }) => ({
    operator: 'SQL constant changed',
    start: at + index,
    end: at + index + number.length,
    by: `${Number(number) + 1}`,
  }));
  return [...conditions, ...swapped, ...numbers];
}
