import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

const holds = (file: string, text: string) => readFileSync(file, 'utf8').includes(text);
const QUERIES = globSync('worker/features/*/*.queries.ts');
const cases = [
  { stored: 'notifyWhere(', then: 'announce(' },
  { stored: 'storeMessage(', then: 'ctx.deliver(' },
].flatMap(({ stored, then }) =>
  QUERIES.filter((file) => holds(file, stored)).map((file) => ({ file, stored, then })),
);

it.each(cases)('$file calls $stored, and a service beside it $then', ({ file, then }) => {
  const services = globSync(`${dirname(file)}/*.ts`);
  expect(services.some((service) => holds(service, then))).toBe(true);
});
