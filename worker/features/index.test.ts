import { expect, it } from 'vitest';
import { API_PATHS } from '../../schema/common/api-paths';
import { FEATURES } from '.';
import effects from './effects.ts?raw';
import type { Feature } from './feature';
import index from './index.ts?raw';
import jobs from './jobs.ts?raw';
import writers from './writers.ts?raw';

const source = index + effects + jobs + writers;

const FILES = Object.keys(import.meta.glob('./*/*.{api,effects,jobs,messages,routes}.ts'));

it.each(FILES.filter((file) => file !== './dev/dev.routes.ts'))('%s is registered', (file) => {
  expect(source).toContain(` from '${file.slice(0, -'.ts'.length)}';`);
});

it('every feature with routes has an address', () => {
  const nowhere = Object.entries<Feature>(FEATURES).filter(
    ([name, { at, routes }]) => routes && !at && !(name in API_PATHS),
  );
  expect(nowhere).toEqual([]);
});
