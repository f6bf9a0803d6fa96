import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

const holds = (file: string, text: string) => readFileSync(file, 'utf8').includes(text);
const writers = globSync('worker/features/*/*.queries.ts').filter((file) => holds(file, 'notifyWhere('));

it.each(writers)('%s writes notifications, and a service beside it announces them', (file) => {
  const services = globSync(`${dirname(file)}/*.ts`);
  expect(services.some((service) => holds(service, 'announce('))).toBe(true);
});
