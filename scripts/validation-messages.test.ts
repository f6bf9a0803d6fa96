import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const CONFIGURES =
  /from '(\.\.?\/)(common\/)?text'|import '(\.\.?\/)(common\/)?validation-messages'|z\.config/;

it('every input schema brings the plain messages along', () => {
  const inputs = globSync('schema/*/{,*.}input.ts');
  const without = inputs.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return source.includes("from 'zod'") && !CONFIGURES.test(source);
  });
  expect(without).toEqual([]);
  expect(inputs.length).toBeGreaterThan(20);
});
