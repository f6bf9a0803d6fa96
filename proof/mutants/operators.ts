import { parseSync } from 'vite';
import type { Change } from './change.ts';
import { changesOfSql, type Statement } from './sql.ts';

interface Node extends Statement {
  type: string;
  [key: string]: unknown;
}

/** A change without a range applies to the whole node. */
type Operator = (
  node: Node,
  parent: Node | undefined,
  textOf: (node: Node) => string,
) => (Omit<Change, 'start' | 'end'> & Partial<Change>)[];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node) => Object.values(node).flatMap((value) => [value].flat().filter(isNode));

const child = (node: Node, key: string) => node[key] as Node;
const list = (node: Node, key: string) => node[key] as Node[];

const SWAPS: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};
const LOGICAL: Record<string, string> = { '&&': '||', '||': '&&', '??': '&&' };

/** Removes an element of a list, with a comma next to it. */
function without(elements: Node[], index: number, operator: string): Change {
  const [element, next, before] = [elements[index] as Node, elements[index + 1], elements[index - 1]];
  if (next) return { operator, start: element.start, end: next.start, by: '' };
  return { operator, start: before?.end ?? element.start, end: element.end, by: '' };
}

/** Matches a value that names something: a kind, a status, a column. */
const NAME = /^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/;

const OPERATORS: Record<string, Operator> = {
  LogicalExpression: (node, _parent, textOf) => {
    const [left, right] = [textOf(child(node, 'left')), textOf(child(node, 'right'))];
    const swapped = {
      operator: 'logic swapped',
      by: `((${left}) ${LOGICAL[String(node.operator)]} (${right}))`,
    };
    if (node.operator === '??') return [swapped, { operator: 'default dropped', by: `(${left})` }];
    return [left, right].map((kept) => ({ operator: 'conjunct dropped', by: `(${kept})` })).concat(swapped);
  },
  BinaryExpression: (node) => {
    const by = SWAPS[String(node.operator)];
    const between = { start: child(node, 'left').end, end: child(node, 'right').start };
    return by ? [{ operator: 'comparison changed', ...between, by: ` ${by} ` }] : [];
  },
  CallExpression: (node, parent, textOf) => {
    const [callee, given] = [child(node, 'callee'), list(node, 'arguments')];
    const [only] = given;
    const { start, end } = node;
    if (/^(and|or)$/.test(textOf(callee)) && given.length > 1)
      return given.map((_, index) => without(given, index, 'conjunct dropped'));
    if (parent?.type === 'ExpressionStatement') return [];
    if (callee.type === 'MemberExpression')
      return [{ operator: 'call in a chain dropped', start: child(callee, 'object').end, end, by: '' }];
    if (only && given.length === 1) return [{ operator: 'call unwrapped', start, end, by: textOf(only) }];
    return [];
  },
  ArrayExpression: (node) => {
    const elements = list(node, 'elements').filter(Boolean);
    if (elements.length === 1) return [{ operator: 'element dropped', by: '[]' }];
    return elements.map((_, index) => without(elements, index, 'element dropped'));
  },
  TemplateLiteral: (node, parent) =>
    parent?.type === 'TaggedTemplateExpression'
      ? []
      : list(node, 'expressions').map(({ start, end }) => ({
          operator: 'value emptied',
          start,
          end,
          by: "''",
        })),
  ObjectExpression: (node, parent) => {
    const options = parent?.type === 'CallExpression' || parent?.type === 'NewExpression';
    const properties = list(node, 'properties');
    if (!options || properties.length === 0) return [];
    if (properties.length === 1) return [{ operator: 'option dropped', by: '{}' }];
    return properties.map((_, index) => without(properties, index, 'option dropped'));
  },
  IfStatement: (node) => {
    const { start, end } = child(node, 'test');
    return [{ operator: 'condition made false', start, end, by: 'false' }];
  },
  ConditionalExpression: (node, _parent, textOf) => {
    const test = child(node, 'test');
    return [{ operator: 'condition negated', start: test.start, end: test.end, by: `!(${textOf(test)})` }];
  },
  UnaryExpression: (node, _parent, textOf) =>
    node.operator === '!' ? [{ operator: 'condition negated', by: textOf(child(node, 'argument')) }] : [],
  ThrowStatement: () => [{ operator: 'refusal not thrown', by: '{}' }],
  ExpressionStatement: (node) =>
    /^(Await|Call)Expression$/.test(child(node, 'expression').type)
      ? [{ operator: 'call removed', by: '{}' }]
      : [],
  Literal: ({ value }, parent) => {
    if (typeof value === 'number') return [{ operator: 'constant changed', by: `${value + 1}` }];
    if (typeof value === 'boolean') return [{ operator: 'constant changed', by: `${!value}` }];
    const isValue = /^(Array|Binary|Call|Conditional|Logical)Expression$|^Property$|^ReturnStatement$/;
    const isName = typeof value === 'string' && NAME.test(value) && isValue.test(parent?.type ?? '');
    return isName ? [{ operator: 'constant changed', by: `'${value}-mutant'` }] : [];
  },
};

const SKIPPED = /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|JSXAttribute$)/;

/** Every change that operators make to a file. */
export function changesOf(file: string, source: string): Change[] {
  if (file.endsWith('.sql')) return changesOfSql(source, { start: 0, end: source.length });
  const changes: Change[] = [];
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const visit = (node: Node, parent?: Node) => {
    if (SKIPPED.test(node.type)) {
      // Handlers are code; class names and labels are not.
      const value = node.type === 'JSXAttribute' ? node.value : null;
      if (isNode(value) && value.type === 'JSXExpressionContainer') visit(value, node);
      return;
    }
    const { start, end } = node;
    changes.push(
      ...(OPERATORS[node.type]?.(node, parent, textOf) ?? []).map((change) => ({ start, end, ...change })),
    );
    if (node.type === 'TaggedTemplateExpression' && /^sql\b/.test(textOf(child(node, 'tag')))) {
      const quasi = child(node, 'quasi');
      changes.push(...changesOfSql(source, { ...quasi, quasis: list(quasi, 'quasis') }));
    }
    for (const each of childrenOf(node)) visit(each, node);
  };
  visit(parseSync(file, source).program as unknown as Node);
  return changes.filter(({ start, end, by }) => source.slice(start, end).trim() !== by.trim());
}
