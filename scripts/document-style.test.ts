import { expect, test } from 'vitest';
import { plainStyle } from './document-style';

const registered = (...names: string[]) =>
  names.map((name) => `@property ${name}{syntax:"*";inherits:false;initial-value:0}`).join('');
const layer = (defaults: string) =>
  `@layer properties{@supports (not (margin-trim:inline)){*,:before{${defaults}}}}`;

test('replaces a variable that no class sets by its initial value, or else its fallback', () => {
  expect(plainStyle(`.a{border-style:var(--tw-border-style)}${registered('--tw-border-style')}`)).toBe(
    '.a{border-style:0}',
  );
  expect(plainStyle('.a{line-height:var(--tw-leading,var(--text-sm))}')).toBe(
    '.a{line-height:var(--text-sm)}',
  );
});

test('inlines a variable that a class sets only for itself', () => {
  const style = '.a{--tw-shadow:0 1px var(--b,red);box-shadow:var(--tw-ring), var(--tw-shadow)}.b{color:red}';
  expect(
    plainStyle(`${layer('--tw-ring:0;--tw-shadow:0')}${style}${registered('--tw-ring', '--tw-shadow')}`),
  ).toBe('.a{box-shadow:0, 0 1px var(--b,red)}.b{color:red}');
});

test('leaves out a variable that no class reads', () => {
  expect(plainStyle('.a{--tw-weight:500;font-weight:500}.b{--tw-weight:600}')).toBe('.a{font-weight:500}');
});

test('keeps a variable through which one class changes another, with its registration', () => {
  const style = `.a{transform:var(--tw-x) var(--tw-y)}@media print{.b{--tw-x:1px}}`;
  expect(plainStyle(`${layer('--tw-x:0;--tw-y:0')}${style}${registered('--tw-x', '--tw-y')}`)).toBe(
    `${layer('--tw-x:0')}.a{transform:var(--tw-x) 0}@media print{.b{--tw-x:1px}}${registered('--tw-x')}`,
  );
});

test('writes out the constants of the theme, and keeps colours as variables', () => {
  const theme = (properties: string) => `@layer theme{:root,:host{${properties}}}`;
  const style = `${theme('--spacing:.25rem;--text-sm:.9rem;--text-sm--line-height:1rem;--color-ink:#111')}.a{margin:calc(var(--spacing) * -2);padding:var(--spacing);gap:calc(var(--spacing) * 0)}.b{font-size:var(--text-sm);line-height:var(--text-sm--line-height);color:var(--color-ink)}`;
  expect(plainStyle(style)).toBe(
    `${theme('--color-ink:#111')}.a{margin:-.5rem;padding:.25rem;gap:0}.b{font-size:.9rem;line-height:1rem;color:var(--color-ink)}`,
  );
});

test('leaves out the empty shadows before the one of a class', () => {
  expect(plainStyle('.a{box-shadow:0 0 #0000, 0 0 #0000, 0 1px red}')).toBe('.a{box-shadow:0 1px red}');
});
