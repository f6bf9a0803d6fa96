import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { demoPaths } from './demo.ts';

/** Measured on Lighthouse's own phone: 412 x 823, slow 4G, a quarter of the processor. */
const RULES = ['accessibility', 'best-practices', 'seo'];

const origin = inject('origin');
const { vehicle, profile } = await demoPaths(origin);

let chrome: LaunchedChrome;

beforeAll(async () => {
  chrome = await launch({
    chromePath: inject('browser'),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage'],
  });
});

afterAll(() => chrome.kill());

/** One run: the percentage of each category, the layout shift, and the audits without a full score. */
async function measure(path: string, categories: string[]) {
  const flags: Flags = { port: chrome.port, onlyCategories: categories, logLevel: 'error', output: 'json' };
  const result = await lighthouse(origin + path, flags);
  if (!result) throw new Error(`Lighthouse did not open ${path}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const marks = Object.fromEntries(
    Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
  const faults = Object.values(lhr.audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 1)
    .map(({ id, title }) => `${id}: ${title}`);
  const shift = lhr.audits['cumulative-layout-shift']?.numericValue;
  return { marks, faults, shift };
}

describe('Lighthouse', () => {
  test.each([
    ['the vehicle page', vehicle, RULES],
    ['a profile', profile, RULES],
    ['the landing page', '/', RULES],
    // It is `noindex` on purpose.
    ['the sign-in page', '/login', RULES.filter((name) => name !== 'seo')],
  ])('finds no fault with %s, and nothing moves', async (_, path, categories) => {
    const { marks, faults, shift } = await measure(path, ['performance', ...categories]);
    const { performance: _performance, ...rules } = marks;
    expect(faults).toEqual([]);
    for (const mark of Object.values(rules)) expect(mark).toBeGreaterThanOrEqual(LIMITS.lighthouse.value);
    expect(Object.keys(rules)).toHaveLength(categories.length);
    expect(shift).toBeLessThanOrEqual(LIMITS.shift.value);
  });

  // Whatever else the machine does only lowers a mark, so one good run shows what the page can do.
  test('finds the vehicle page as fast as it can be, in one of at most five runs', async () => {
    const performance: number[] = [];
    while (
      performance.length < 5 &&
      !performance.some((mark) => mark >= LIMITS.lighthousePerformance.value)
    ) {
      const { marks, shift } = await measure(vehicle, ['performance']);
      expect(shift).toBeLessThanOrEqual(LIMITS.shift.value);
      performance.push(marks.performance ?? 0);
    }
    console.log(`performance ${performance}`);
    expect(Math.max(...performance)).toBeGreaterThanOrEqual(LIMITS.lighthousePerformance.value);
  });
});
