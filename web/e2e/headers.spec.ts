import { readFileSync } from 'node:fs';
import { expect, test } from './support/test.ts';

const COMMON = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
];

/** A policy without its variable part, the socket's host. */
const saidBy = (policy = '') =>
  policy
    .replace(/ wss?:\/\/\S+?(?=;|$)/, '')
    .split('; ')
    .sort();

test('pages, the API, photos and files of the build carry the same headers', async ({
  request,
  demoVehicles,
}) => {
  const [vehicle] = demoVehicles;
  const page = await request.get(`/vehicle/${vehicle?.id}`);
  const [script] = /\/assets\/[\w.$-]+\.js/.exec(await page.text()) ?? [];
  const expected = page.headers();
  expect(Object.keys(expected)).toEqual(expect.arrayContaining([...COMMON, 'content-security-policy']));
  const paths = [
    '/',
    '/dashboard',
    '/api/health',
    `${script}`,
    '/favicon.svg',
    '/web/shells/buyer.html',
    `${vehicle?.images[0]}`,
    '/q/none',
    '/no/such',
  ];
  for (const path of paths) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    for (const name of COMMON) expect([path, name, headers[name]]).toEqual([path, name, expected[name]]);
    const policy = saidBy(headers['content-security-policy']);
    // The policy of a photo or a private file may be narrower, but never wider.
    if (path === vehicle?.images[0]) expect(policy.length).toBeGreaterThan(0);
    else expect([path, policy]).toEqual([path, saidBy(expected['content-security-policy'])]);
  }
});

test('settings are those of a server, so that two may share this build', async () => {
  const { vars } = JSON.parse(readFileSync('.cache/e2e/build/chaabi/wrangler.json', 'utf8'));
  expect(vars).toEqual({ APP_ENV: 'development' });
});
