import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

const holds = (file: string, text: string) => readFileSync(file, 'utf8').includes(text);
const QUERIES = globSync('worker/features/*/*.queries.ts');
const cases = [
  { stored: 'notifyWhere(', sends: 'announce(' },
  { stored: 'storeMessage(', sends: 'ctx.deliver(' },
].flatMap(({ stored, sends }) =>
  QUERIES.filter((file) => holds(file, stored)).map((file) => ({ file, stored, sends })),
);

it.each(cases)('$file calls $stored, and a service beside it $sends', ({ file, sends }) => {
  const services = globSync(`${dirname(file)}/*.ts`);
  expect(services.some((service) => holds(service, sends))).toBe(true);
});
