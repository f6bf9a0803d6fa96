/** A rule with its selectors, each with the classes and elements without which it matches nothing. */
interface Rule {
  selectors: { text: string; needs: string[] }[];
  body: string;
}

/** An at-rule with nested rules: a layer, a media query, a support test. */
interface Group {
  open: string;
  parts: Part[];
}

/** Text is kept unchanged. */
type Part = string | Rule | Group | Theme;

/** Custom properties on the root, of which a document reads only some. */
interface Theme {
  open: string;
  properties: { name: string; text: string; reads: string[] }[];
}

/** A minified stylesheet, split once into parts that a document may or may not use. */
export type DocumentStyle = readonly Part[];

const THEME = ':root,:host';
const GROUP = /^@(layer|media|supports)\b/;

const readsOf = (css: string) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** Splits at commas outside brackets. */
function selectorsOf(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const [sign] of text.matchAll(/\\.|./gs)) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}

/** The classes and elements of a selector outside brackets: `:not(.x)` and `:is(.x, .y)` match without them. */
function needsOf(selector: string): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const [token, name] of selector.matchAll(
    /((?:(?<=^|[\s>+~])|\.)(?:\\.|[a-z\d-])(?:\\.|[\w\u0080-\uffff-])*)|\\.|./gs,
  )) {
    if (token === '(' || token === '[') depth += 1;
    if (token === ')' || token === ']') depth -= 1;
    if (name !== undefined && depth === 0) found.push(name.replace(/^\./, '').replace(/\\(.)/g, '$1'));
  }
  return found;
}

function themeOf(open: string, body: string): Theme {
  const properties = body.split(';').filter(Boolean);
  return {
    open,
    properties: properties.map((text) => ({
      name: text.slice(0, text.indexOf(':')),
      text,
      reads: readsOf(text),
    })),
  };
}

function endOfBlock(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}' && --depth === 0) return at;
  }
  return css.length;
}

/** Splits a minified stylesheet into rules. */
export function parseStyle(css: string): DocumentStyle {
  const parts: Part[] = [];
  for (let at = 0; at < css.length; ) {
    const start = css.indexOf('{', at);
    const statement = css.indexOf(';', at);
    if (start < 0 || (statement >= 0 && statement < start)) {
      const end = start < 0 ? css.length : statement + 1;
      parts.push(css.slice(at, end));
      at = end;
      continue;
    }
    const end = endOfBlock(css, start);
    const [head, body] = [css.slice(at, start), css.slice(start + 1, end)];
    at = end + 1;
    if (GROUP.test(head)) parts.push({ open: head, parts: [...parseStyle(body)] });
    else if (head === THEME) parts.push(themeOf(head, body));
    else if (head.startsWith('@')) parts.push(`${head}{${body}}`);
    else if (head.includes('/*')) throw new Error(`a comment in a minified stylesheet: ${head}`);
    else parts.push({ selectors: selectorsOf(head).map((text) => ({ text, needs: needsOf(text) })), body });
  }
  return parts;
}

function write(
  parts: readonly Part[],
  isUsed: (name: string) => boolean,
  theme: (theme: Theme) => string,
): string {
  let css = '';
  for (const part of parts) {
    if (typeof part === 'string') css += part;
    else if ('properties' in part) css += theme(part);
    else if ('parts' in part) {
      const inner = write(part.parts, isUsed, theme);
      if (inner) css += `${part.open}{${inner}}`;
    } else {
      const matching = part.selectors.filter(({ needs }) => needs.every(isUsed));
      if (matching.length > 0) css += `${matching.map(({ text }) => text).join(',')}{${part.body}}`;
    }
  }
  return css;
}

/** The properties that are read, by rules or by other properties that are read. */
function propertiesRead(theme: Theme, reads: readonly string[]): string {
  const byName = new Map(theme.properties.map((property) => [property.name, property]));
  const kept = new Set<string>();
  const open = [...reads];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const property = byName.get(name);
    if (!property || kept.has(name)) continue;
    kept.add(name);
    open.push(...property.reads);
  }
  const texts = theme.properties.filter(({ name }) => kept.has(name)).map(({ text }) => text);
  return texts.length > 0 ? `${theme.open}{${texts.join(';')}}` : '';
}

const PLACE = '/*theme*/';

/** The part of a stylesheet that can match a document with only these classes and elements. */
export function styleFor(style: DocumentStyle, isUsed: (name: string) => boolean): string {
  const themes: Theme[] = [];
  const css = write(style, isUsed, (theme) => {
    themes.push(theme);
    return PLACE;
  });
  const reads = [...new Set(readsOf(css))];
  return themes.reduce((text, theme) => text.replace(PLACE, () => propertiesRead(theme, reads)), css);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (attribute: string) =>
  attribute.includes('&')
    ? attribute.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => ENTITIES[name] ?? '')
    : attribute;

/** The classes and elements of rendered markup. */
export function namesIn(html: string): Set<string> {
  const attributes = new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names));
  const elements = [...html.matchAll(/<([a-z][a-z\d]*)/g)].map(([, name = '']) => name);
  return new Set([...elements, ...[...attributes].flatMap((names) => decode(names).split(' '))]);
}

/** Possible names of classes and elements in a script, which may add them itself. */
export const wordsIn = (script: string): Set<string> => new Set(script.match(/[^\s"'`]+/g));
