import { describe, expect, it } from 'vitest';
import { latinIn } from '../../web/i18n/test/latin-names';
import { asSeller, codeFor, PASSWORD, uniqueEmail, uniqueMobile } from '../test/factories';
import { isSignedIn, leadsTo, NAMES, open, submit } from '../test/html-forms';
import { ourWordsIn } from '../test/our-words';
import { pageClient } from '../test/pages';

const INDEXED = ['/', '/guide', '/help', '/privacy', '/terms', '/subscription'];
const PATHS = [
  ...INDEXED,
  '/subscription?duration=yearly&currency=USD',
  '/health',
  '/login',
  '/signup',
  '/auth',
  '/auth?error=callback_failed',
  '/auth/callback',
  '/auth/code',
  '/auth/verify',
  '/auth/reset',
  '/auth/reset/code',
  '/auth/troubleshoot',
  '/goodbye',
];

/** Names that the legal texts add to those of Hindi, addresses, the switch of languages, and currencies. */
const OTHER_NAMES = /Have I Been Pwned|Cloudflare|CERT-In|scrypt|\S+@\S+|अ\/A|[ACS]\$|\([A-Z]{3}\)/g;

const inLanguage = (path: string, code: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${code}`;
const langOf = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1];
const titleOf = (html: string) => /<title>([^<]*)</.exec(html)?.[1] ?? '';

/** The title and everything on the page, also without scripts. */
const wordsOf = async (html: string) => [
  titleOf(html),
  ...(await ourWordsIn(html.replace(/<\/?noscript>/g, ''))),
];

const english = async (html: string) =>
  (await wordsOf(html)).filter((text) => latinIn(text.replace(OTHER_NAMES, '')).length > 0);

const devanagari = async (html: string) =>
  (await wordsOf(html)).filter((text) => /[ऀ-ॿ]/.test(text.replace(/चाबी|अ\/A/, '')));

describe('pages about the product and of sign-in', () => {
  it('show the product in their language', async () => {
    const pictures = async (language: string) => {
      const { html } = await open(pageClient(), inLanguage('/', language));
      return [...new Set(Array.from(html.matchAll(/src="\/landing\/([\w-]+)\.webp"/g), ([, name]) => name))];
    };
    const inEnglish = await pictures('en');
    expect(inEnglish).toContain('page');
    expect(await pictures('hi')).toEqual(inEnglish.map((name) => `${name}-hi`));
  });

  it.each(PATHS)('%s is in Hindi or in English, as a whole', async (path) => {
    const inHindi = await open(pageClient(), inLanguage(path, 'hi'));
    expect([langOf(inHindi.html), await english(inHindi.html)]).toEqual(['hi', []]);
    const inEnglish = await open(pageClient(), path);
    expect([langOf(inEnglish.html), await devanagari(inEnglish.html)]).toEqual(['en-IN', []]);
    expect(inEnglish.status).toBe(inHindi.status);
  });

  it.each(INDEXED)('%s has an address in each of its languages, for search engines', async (path) => {
    const { html } = await open(pageClient(), inLanguage(path, 'hi'));
    expect(html).toContain(`<link rel="canonical" href="http://localhost${path}?lang=hi"/>`);
    const others = [...html.matchAll(/rel="alternate" hrefLang="(\w+)" href="([^"]*)"/g)];
    expect(others.map(([, code, address]) => [code, address])).toEqual([
      ['en', `http://localhost${path}`],
      ['hi', `http://localhost${path}?lang=hi`],
    ]);
  });

  it('lead to themselves in the other language, with what else is in their address', async () => {
    const switchOf = (html: string) => /<a href="([^"]*)" lang="(\w+)"/.exec(html)?.slice(1);
    const login = '/login?returnUrl=%2Fguide';
    expect(switchOf((await open(pageClient(), login)).html)).toEqual([
      '?returnUrl=%2Fguide&amp;lang=hi',
      'hi',
    ]);
    expect(switchOf((await open(pageClient(), inLanguage('/terms', 'hi'))).html)).toEqual(['?lang=en', 'en']);
  });
});

describe('the language of these pages', () => {
  const shown = async (client = pageClient(), path = '/guide', acceptLanguage = 'en') => {
    const headers = { accept: 'text/html', 'accept-language': acceptLanguage };
    return langOf(new TextDecoder().decode((await client.get(path, { headers })).body));
  };

  it('comes from the address, else an earlier choice, else the browser’s first of the two', async () => {
    expect(await shown(pageClient(), '/guide', 'ta-IN, hi;q=0.9, en;q=0.8')).toBe('hi');
    expect(await shown(pageClient(), '/guide', 'ta-IN, en;q=0.9, hi;q=0.8')).toBe('en-IN');
    const client = pageClient();
    expect(await shown(client, '/guide?lang=hi')).toBe('hi');
    expect(await shown(client)).toBe('hi');
    expect(await shown(client, '/guide?lang=en', 'hi')).toBe('en-IN');
    expect(await shown(client, '/login', 'hi')).toBe('en-IN');
    expect(await shown(client, '/guide?lang=ta', 'hi')).toBe('en-IN');
  });

  it('is that of a buyer’s page that was read before, if they have it', async () => {
    const client = pageClient();
    await open(client, '/nothing/here?lang=hi');
    expect([await shown(client), client.cookies.has('workspace_language')]).toEqual(['hi', false]);
    await open(client, '/nothing/here?lang=ta');
    expect(await shown(client)).toBe('en-IN');
  });

  it('becomes that of the workspace, whose script can read and change it', async () => {
    const { headers } = await open(pageClient(), '/?lang=hi');
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^lang=hi; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly/),
      expect.stringMatching(/^workspace_language=hi; Path=\/; Max-Age=31536000; SameSite=Lax(; Secure)?$/),
    ]);
    for (const path of ['/', '/?lang=ta', '/?lang=xx']) {
      const cookies = (await open(pageClient(), path)).headers.getSetCookie();
      expect(cookies.filter((cookie) => cookie.startsWith('workspace_language'))).toEqual([]);
    }
  });
});

describe('a sign-up on a page in Hindi', () => {
  it('goes on in Hindi, to a workspace in Hindi', async () => {
    const client = pageClient();
    await open(client, '/signup?lang=hi');
    const email = uniqueEmail();
    const answer = await submit(client, '/signup?lang=hi', { ...NAMES, email, password: PASSWORD });
    expect(leadsTo(answer)).toEqual([303, '/auth/verify']);
    const code = await open(client, '/auth/verify');
    expect([langOf(code.html), await english(code.html.replaceAll(email, ''))]).toEqual(['hi', []]);
    const again = await submit(client, '/auth/verify/resend?lang=hi', { email });
    expect(await english(again.html.replaceAll(email, ''))).toEqual([]);
    await submit(client, '/auth/verify?lang=hi', { email, otp: await codeFor(email) });
    expect(await isSignedIn(client)).toBe(true);
    expect(langOf((await open(client, '/dashboard')).html)).toBe('hi');
  });

  it('is refused in Hindi', async () => {
    const { email } = (await asSeller()).user;
    const password = 'wrong-horse-7';
    const refusals: [string, Record<string, string>, number][] = [
      ['/login', { email, password }, 401],
      ['/login', { email: uniqueMobile(), password }, 401],
      ['/login', { email: '', password: '' }, 400],
      ['/login', { email: '12', password: '' }, 400],
      ['/signup', { name: 'Asha', email: 'x', password: '1' }, 400],
      ['/signup', { ...NAMES, email: uniqueEmail(), password: 'password1' }, 400],
      ['/auth/code', { email: '12' }, 400],
      ['/auth/verify', { email, otp: '12' }, 400],
      ['/auth/verify', { email, otp: '123456' }, 400],
      ['/auth/reset', { email: '12' }, 400],
      ['/auth/troubleshoot', { how: 'refresh' }, 200],
    ];
    for (const [path, fields, status] of refusals) {
      const { html, ...answer } = await submit(pageClient(), inLanguage(path, 'hi'), fields);
      const ours = html.replaceAll(fields.email || ' ', ' ');
      expect([path, fields, answer.status, await english(ours)]).toEqual([path, fields, status, []]);
      if (status >= 400) expect(html).toMatch(/role="alert"[^>]*>[^<]*[ऀ-ॿ]|-note"[^>]*>.*?[ऀ-ॿ]/s);
    }
  });
});
