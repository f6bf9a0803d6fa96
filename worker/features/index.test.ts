import { expect, it } from 'vitest';
import source from './index.ts?raw';

const FILES = Object.keys(import.meta.glob('./*/*.{api,effects,jobs,messages,routes}.ts'));

it.each(FILES.filter((file) => file !== './dev/dev.routes.ts'))('%s is registered', (file) => {
  expect(source).toContain(` from '${file.slice(0, -'.ts'.length)}';`);
});
