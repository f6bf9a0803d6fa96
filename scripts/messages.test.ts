import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const CONFIGURES = /from '\.\/text'|import '\.\/messages'|z\.config/;

it('every contract brings the plain messages along', () => {
  const contracts = globSync('schema/contracts/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const without = contracts.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return source.includes("from 'zod'") && !CONFIGURES.test(source);
  });
  expect(without).toEqual([]);
  expect(contracts.length).toBeGreaterThan(20);
});
