/** A rule's declarations; the minifier leaves no space around colons. */
const declarationsOf = (body: string) => body.split(';').filter(Boolean);

const nameIn = (declaration: string) => /^(--tw-[\w-]+):/.exec(declaration)?.[1];

const valueIn = (declaration: string) => declaration.slice(declaration.indexOf(':') + 1);

/** Matches innermost blocks: the rules themselves, without what surrounds them. */
const RULE = /([^{}]*)\{([^{}]*)\}/g;

const REGISTRATION = /@property (--tw-[\w-]+)\{([^{}]*)\}/g;

/** The same initial values, for browsers that cannot register variables. */
const UNREGISTERED = /@layer properties\{(@supports [^{]*)\{([^{}]*)\{([^{}]*)\}\}\}/;

/** Replaces each `var(name…)`, whose fallback may contain brackets, by `write(fallback)`. */
function replaceReads(css: string, name: string, write: (fallback: string | undefined) => string): string {
  const start = css.search(new RegExp(`var\\(${name}[,)]`));
  if (start < 0) return css;
  let end = start + 3;
  for (let depth = 0; end < css.length; end++) {
    if (css[end] === '(') depth += 1;
    if (css[end] === ')') depth -= 1;
    if (depth === 0) break;
  }
  const inner = css.slice(start + 'var('.length + name.length, end);
  const written = write(inner.startsWith(',') ? inner.slice(1) : undefined);
  return `${css.slice(0, start)}${written}${replaceReads(css.slice(end + 1), name, write)}`;
}

const isRead = (css: string, name: string) => css.includes(`var(${name})`) || css.includes(`var(${name},`);

/** Inlines the variables that a rule both sets and reads, if no other rule reads them. */
function withoutLocal(css: string, name: string): string {
  const bodies = [...css.matchAll(RULE)].map(([, , body = '']) => declarationsOf(body));
  const isLocal = bodies.every(
    (body) => !isRead(body.join(';'), name) || body.some((declaration) => nameIn(declaration) === name),
  );
  if (!isLocal) return css;
  return css.replace(RULE, (_, selector: string, body: string) => {
    const own = declarationsOf(body).findLast((declaration) => nameIn(declaration) === name);
    if (own === undefined) return `${selector}{${body}}`;
    const rest = declarationsOf(body).filter((declaration) => nameIn(declaration) !== name);
    return rest.length === 0 ? '' : `${selector}{${replaceReads(rest.join(';'), name, () => valueIn(own))}}`;
  });
}

const isSet = (css: string, name: string) =>
  [...css.matchAll(RULE)].some(([, , body = '']) =>
    declarationsOf(body).some((line) => nameIn(line) === name),
  );

const THEME = /@layer theme\{:root,:host\{([^}]*)\}\}/;

/** `calc()` of two numbers, as Tailwind writes multiples of its spacing. */
const PRODUCT = /calc\((-?[\d.]+)(rem|px)? \* (-?[\d.]+)\)/g;

const short = (value: number, unit: string) =>
  value === 0 ? '0' : `${value}${unit}`.replace(/^(-?)0\./, '$1.');

/**
 * Inlines the theme's constants: sizes, spaces, fonts. Colours stay variables, since they are long and read
 * often. Longer names go first, because `--text-sm` is a prefix of `--text-sm--line-height`.
 */
function withoutConstants(css: string): string {
  const theme = declarationsOf(THEME.exec(css)?.[1] ?? '');
  const constants = theme.filter((line) => !line.startsWith('--color-') && !valueIn(line).includes('var('));
  const rest = theme.filter((line) => !constants.includes(line)).join(';');
  let written = css.replace(THEME, () => `@layer theme{:root,:host{${rest}}}`);
  for (const line of constants) {
    const name = line.slice(0, line.indexOf(':'));
    written = replaceReads(written, name, () => valueIn(line));
  }
  return written
    .replace(PRODUCT, (_, one: string, unit = '', other: string) => short(Number(one) * Number(other), unit))
    .replaceAll('0 0 #0000, ', '');
}

/**
 * A minified Tailwind style without the variables that no class uses to change another one. A document
 * carries its style in every response, where their registrations alone are 450 bytes after gzip.
 */
export function plainStyle(style: string): string {
  const initials = new Map<string, string>();
  const [, condition, selector, unregistered = ''] = UNREGISTERED.exec(style) ?? [];
  let css = style.replace(UNREGISTERED, '').replace(REGISTRATION, (_, name: string, body: string) => {
    const initial = declarationsOf(body).find((line) => line.startsWith('initial-value:'));
    if (initial) initials.set(name, valueIn(initial));
    return '';
  });
  const kept: string[] = [];
  for (const name of new Set(style.match(/--tw-[\w-]+/g))) {
    css = withoutLocal(css, name);
    if (isSet(css, name)) kept.push(name);
    else css = replaceReads(css, name, (fallback) => initials.get(name) ?? fallback ?? '');
  }
  css = withoutConstants(css);
  const registrations = [...style.matchAll(REGISTRATION)].filter(([, name = '']) => kept.includes(name));
  if (registrations.length === 0) return css;
  const defaults = declarationsOf(unregistered).filter((line) => kept.includes(nameIn(line) ?? ''));
  const layer = `@layer properties{${condition}{${selector}{${defaults.join(';')}}}}`;
  return `${layer}${css}${registrations.map(([whole]) => whole).join('')}`;
}
