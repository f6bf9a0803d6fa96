import { formatterFactory, HtmlValidate } from 'html-validate';
import { describe, expect, inject, test } from 'vitest';
import { signIn } from '../lib/client.ts';
import { demoPaths } from './demo.ts';

const origin = inject('origin');
const { vehicle, profile } = await demoPaths(origin);
const cookie = await signIn(origin);

/** Every kind of document; a signed-in seller reads those in `mine`. */
const DOCUMENTS = [
  vehicle,
  `${vehicle}/report`,
  `${vehicle}/emi?price=475000&rate=200&months=36`,
  `${vehicle}/emi?price=475000&rate=12&months=36`,
  '/saved',
  profile,
  `${profile}?search=nothing-like-it`,
  '/vehicle/00000000-0000-7000-8000-000000000000',
  '/nobody-here',
  '/q/zzzzzzzzzz',
  '/',
  '/guide',
  '/privacy',
  '/terms',
  '/subscription',
  '/login',
  '/signup',
  '/auth',
  '/auth/verify?email=a@example.test',
  '/auth/reset',
  '/auth/callback',
  '/auth/troubleshoot',
  '/health',
  '/goodbye',
  '/no/such/page',
];
const MINE = [vehicle, '/dashboard', '/subscription', profile];

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
});
const inWords = formatterFactory('text');

async function problemsIn(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, {
    headers: { accept: 'text/html', ...headers },
    redirect: 'manual',
  });
  if (!response.headers.get('content-type')?.startsWith('text/html')) return `${path} is no document`;
  const report = await validator.validateString(await response.text(), path);
  return report.valid && report.warningCount === 0 ? '' : inWords(report.results);
}

describe('html-validate finds no fault with', () => {
  test.each(['en', 'hi', 'ta'])('any document in %s', async (language) => {
    const faults: string[] = [];
    for (const path of DOCUMENTS)
      faults.push(await problemsIn(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`));
    expect(faults.filter(Boolean).join('\n')).toBe('');
  });

  test('documents of a signed-in seller', async () => {
    const faults = await Promise.all(MINE.map((path) => problemsIn(path, { cookie })));
    expect(faults.filter(Boolean).join('\n')).toBe('');
  });
});
