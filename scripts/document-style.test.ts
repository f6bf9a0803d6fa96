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
