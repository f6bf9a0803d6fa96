import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from '../../lib/run.ts';
import { conditionsOf, type Template } from './conditions.ts';

/**
 * A guard is marked by a comment before it:
 *
 *     guard                   what follows is taken out: a statement, an element, an operand of && or ||, a call in a chain,
 *                             the condition of an if; in SQL the condition that the value is part of, or, with the mark after
 *                             the value, the next condition
 *     guard: 1000 * LIMIT     this replaces what follows, up to the next &&, ||, ?? or ?
 *     guard used = 0          the condition in what follows that begins with this
 *     guard strict: loose     this replaces the first such text in what follows; the only form in .sql files
 *     guard @ offers races    other tests notice: those of offers.test.ts and races.test.ts
 */
const MARK = /^\s*guard(?: (?!@)(?<text>.+?))??(?::(?=\s)\s*(?<by>.*?))?(?:\s*@ (?<tests>[\w\- ]+))?\s*$/s;

export interface Guard {
  file: string;
  line: number;
  /** What is taken out, in one line. */
  name: string;
  /** The file without it. */
  without: string;
  /** The files of tests that should notice. */
  tests: string[];
  /** Why it cannot be taken out. */
  fault?: string;
}

interface Node extends Template {
  type: string;
}

type Found = { node: Node; parent: Node; key: string };
type Range = { from: number; to: number; by: string };

class Misplaced extends Error {}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node) =>
  Object.entries(node).flatMap(([key, value]) =>
    [value].flat().flatMap((child) => (isNode(child) ? [{ key, child }] : [])),
  );

/** What a mark reaches ends where these join it to something else. */
const JOINS = /^(Logical|Conditional|Assignment|Sequence)Expression$|^Program$/;

/** The outermost node that begins there. */
function beginningAt(root: Node, at: number): Found | undefined {
  for (const { key, child } of childrenOf(root)) {
    if (child.start > at || child.end <= at) continue;
    if (child.start === at && !JOINS.test(child.type)) return { node: child, parent: root, key };
    const inner = beginningAt(child, at);
    if (inner) return inner;
  }
  return undefined;
}

/** The innermost node of a type around a place. */
function around(root: Node, at: number, type: string): Node | undefined {
  const inner = childrenOf(root).find(({ child }) => child.start < at && at < child.end)?.child;
  return inner && (around(inner, at, type) ?? (inner.type === type ? inner : undefined));
}

/** A text, whatever its white space. */
function find(source: string, text: string, from: number, to: number) {
  const words = text.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(words.join('\\s+')).exec(source.slice(from, to));
  if (!found) throw new Misplaced(`"${text}" is not in what follows`);
  return { from: from + found.index, to: from + found.index + found[0].length };
}

/** From one element of a list, or operand, to the next; the last goes with what is before it. */
function amongSiblings({ node, parent, key }: Found, source: string): Range {
  const siblings = childrenOf(parent).flatMap((each) =>
    each.key === key || parent.type === 'LogicalExpression' ? [each.child] : [],
  );
  const index = siblings.indexOf(node);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (after) return { from: node.start, to: after.start, by: '' };
  if (before) return { from: before.end, to: node.end, by: '' };
  return { from: node.start, to: node.end + (/^\s*,/.exec(source.slice(node.end))?.[0].length ?? 0), by: '' };
}

function takenOut(source: string, at: number, found: Found): Range {
  const { node, parent, key } = found;
  const whole = { from: node.start, to: node.end };
  if (parent.type === 'TemplateLiteral') {
    const conditions = conditionsOf(source, parent);
    const condition = conditions.findLast(({ start, end }) => start <= at && at < end);
    if (condition) return condition;
  }
  if (/Statement$/.test(node.type)) return { ...whole, by: '{}' };
  if (key === 'test') return { ...whole, by: 'false' };
  const isListed = /^(arguments|elements|properties|params)$/.test(key);
  if (isListed || parent.type === 'LogicalExpression') return amongSiblings(found, source);
  throw new Misplaced('it cannot be taken out alone: say what replaces it');
}

/** A call in a chain, by the place of its dot. */
function chained(root: Node, at: number): Range | undefined {
  const call = around(root, at, 'CallExpression');
  const member = around(root, at, 'MemberExpression');
  const object = member && childrenOf(member).find(({ key }) => key === 'object')?.child;
  return call && object?.start === call.start ? { from: object.end, to: call.end, by: '' } : undefined;
}

/** What a mark means whose `at` is where the code after it begins. */
function rangeOf(source: string, root: Node, at: number, text?: string, by?: string): Range {
  const found = beginningAt(root, at);
  const template = around(root, at, 'TemplateLiteral');
  if (text !== undefined) {
    const place = find(source, text, at, (template ?? found?.node)?.end ?? at);
    if (by !== undefined) return { ...place, by };
    const statement = around(root, place.from, 'TemplateLiteral');
    const named = statement && conditionsOf(source, statement).find(({ start }) => start === place.from);
    if (named) return named;
    throw new Misplaced(`"${text}" begins no condition`);
  }
  const next =
    source[at] === '}' && template
      ? conditionsOf(source, template).find(({ start }) => start > at)
      : undefined;
  const node = next ?? found?.node;
  if (node && by !== undefined) return { from: node.start, to: node.end, by };
  const range = next ?? (found ? takenOut(source, at, found) : chained(root, at));
  if (!range) throw new Misplaced('nothing begins there');
  return range;
}

const TESTS = globSync('{schema,scripts,web,worker}/**/*.test.ts', { cwd: ROOT }).sort();

/** Those of the feature or folder, unless the mark names others. */
function testsOf(file: string, names?: string[]): string[] {
  const [folder] = /^worker\/features\/[^/]+/.exec(file) ?? [dirname(file)];
  return TESTS.filter((test) => names?.includes(basename(test, '.test.ts')) ?? test.startsWith(`${folder}/`));
}

const commentsInSql = (source: string) =>
  [...source.matchAll(/^-- (guard .*)$/gm)].map(({ 0: all, 1: value = '', index: start }) => {
    return { value, start, end: start + all.length };
  });

/** The marked guards of a file. */
export function guardsIn(file: string, source = readFileSync(join(ROOT, file), 'utf8')): Guard[] {
  if (!/\bguard\b/.test(source)) return [];
  const parsed = file.endsWith('.sql') ? null : parseSync(file, source);
  const root = parsed?.program as unknown as Node;
  return (parsed?.comments ?? commentsInSql(source)).flatMap(({ value, start, end }) => {
    const mark = MARK.exec(value)?.groups;
    if (!mark) return [];
    const line = source.slice(0, start).split('\n').length;
    const tests = testsOf(file, mark.tests?.trim().split(/\s+/));
    // Several marks may come before the same code.
    const at = end + (/^(\s|\/\*.*?\*\/|\/\/.*\n)*/.exec(source.slice(end))?.[0].length ?? 0);
    const { text, by } = mark;
    try {
      const range = parsed
        ? rangeOf(source, root, at, text, by)
        : { ...find(source, text ?? '', end, source.length), by: by ?? '' };
      const gone = source.slice(range.from, range.to);
      if (gone === range.by) throw new Misplaced('it changes nothing');
      if (tests.length === 0) throw new Misplaced('there is no such test');
      const name = gone
        .replace(/\/\*.*?\*\/|\/\/.*/g, '')
        .replace(/\s+/g, ' ')
        .trim();
      return [
        { file, line, tests, name, without: source.slice(0, range.from) + range.by + source.slice(range.to) },
      ];
    } catch (error) {
      if (!(error instanceof Misplaced)) throw error;
      const fault = `${file}:${line} ${value.trim()}: ${error.message}`;
      return [{ file, line, tests, name: value, without: source, fault }];
    }
  });
}

const NOT_MARKED = /\.test\.tsx?$|^scripts\/proof\/guards\//;

/** All marked guards of the repository. */
export const allGuards = () =>
  globSync('{schema,scripts,web,worker}/**/*.{ts,tsx,mjs,sql}', { cwd: ROOT })
    .filter((file) => !NOT_MARKED.test(file))
    .sort()
    .flatMap((file) => guardsIn(file));
