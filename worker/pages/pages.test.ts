import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { PART_HEADER } from '../../schema/common/part-header';
import { createDemoGateway } from '../dev/demo-gateway';
import { CALM_PER_MINUTE } from '../http/flood';
import { systemClock } from '../platform/clock';
import type { PaymentGateway } from '../platform/payments';
import { asAdmin, asSeller, db, publishVehicle } from '../test/factories';
import { htmlOf, pageClient, withPages } from '../test/pages';
import { PRODUCTION } from '../test/production';

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await pageClient().get(path, { headers: { accept: 'text/html', ...headers } });
  return { ...answer, html: htmlOf(answer) };
};

describe('a hashed file that this build does not have', () => {
  const open = (name: string) => pageClient().get(`/assets/${name}`);

  it('is the copy left by another release, cached for ever', async () => {
    await env.DOCS.put('releases/files/app-of-another-release.js', 'export {};');
    const { status, headers, body } = await open('app-of-another-release.js');
    expect([status, new TextDecoder().decode(body)]).toEqual([200, 'export {};']);
    expect(headers.get('content-type')).toBe('text/javascript');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is missing for now if there is none, and nothing else in the bucket can be named', async () => {
    await env.DOCS.put('releases/files.json', '{}');
    for (const name of ['no-such.js', 'files.json', '..%2Ffiles.json', '%2e%2e/files.json']) {
      const { status, headers } = await open(name);
      expect([status, headers.get('cache-control')], name).toEqual([
        404,
        expect.stringMatching(/no-store|no-cache/),
      ]);
    }
  });
});

describe('a page', () => {
  it.each([
    '/',
    '/guide',
    '/how-to-sell-vehicles-online',
    '/help',
    '/privacy',
    '/terms',
    '/subscription',
    '/health',
  ])('%s is a document, complete in one answer', async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1/);
    expect(html).not.toContain('/assets/app.js');
  });

  it.each(['/dashboard', '/dashboard/leads', '/admin', '/admin/reports', '/subscription/pay'])(
    '%s is the application',
    async (path) => {
      const { status, html } = await open(path);
      expect([status, html.includes('<div id="root"></div>')]).toEqual([200, true]);
    },
  );

  it.each([
    ['/dashboard?tab=leads&lead=1', '/dashboard/leads?lead=1'],
    ['/dashboard?tab=nonsense', '/dashboard'],
    ['/admin?tab=operations', '/admin/operations'],
  ])('%s redirects to %s', async (path, to) => {
    const { status, headers } = await open(path);
    expect([status, headers.get('location')]).toEqual([302, to]);
  });

  it.each(['/dashboard/nonsense', '/admin/nonsense', '/admin/leads'])('%s does not exist', async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  it('with the plans is the price list for visitors, and the application for signed-in people', async () => {
    const seller = await asSeller();
    const { html } = await open('/subscription?duration=year&currency=INR');
    expect(html).toContain('Plans for one scooter or forty cars');
    expect(htmlOf(await withPages(seller).get('/subscription'))).toContain('<div id="root"></div>');
  });

  it('with the status names what is configured to operators only', async () => {
    const seen = async (client: Awaited<ReturnType<typeof asSeller>>) =>
      htmlOf(await withPages(client).get('/health', { headers: { accept: 'text/html' } })).includes(
        'Not configured',
      );
    expect(await seen(await asSeller())).toBe(false);
    expect(await seen(await asAdmin())).toBe(true);
  });

  it('for landing links to a live listing if the operator names one', async () => {
    const landing = async (bindings: object) => htmlOf(await pageClient({}, bindings).get('/'));
    expect(await landing({ EXAMPLE_CODE: 'abcdefghjk' })).toContain('href="/q/abcdefghjk?src=link"');
    expect(await landing(PRODUCTION)).not.toContain('live example');
  });

  it('for landing redirects signed-in people to their dashboard', async () => {
    const { status, headers } = await withPages(await asSeller()).get('/');
    expect([status, headers.get('location')]).toEqual([302, '/dashboard']);
  });

  it.each([
    ['/', '/'],
    ['/?utm_source=x', '/'],
    ['/guide', '/guide'],
    ['/how-to-sell-vehicles-online', '/guide'],
  ])('%s is known to search engines as %s', async (path, canonical) => {
    const { html } = await open(path);
    expect(html.match(/<link rel="canonical"/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="http://localhost${canonical}"`);
  });

  it('that is unknown is a 404 in words', async () => {
    const { status, html } = await open('/no/such/page');
    expect(status).toBe(404);
    expect(html).toContain('404 Page Not Found');
  });

  it('is one request of its visitor, whatever it asks of the API itself', async () => {
    const keys: string[] = [];
    const READ_LIMIT = {
      limit: async ({ key }: { key: string }) => {
        keys.push(key);
        return { success: true };
      },
    };
    const client = pageClient(
      { clock: { now: () => Date.UTC(2030, 0, 2) } },
      { READ_LIMIT, RATE_SCALE: '1' },
    );
    for (let times = 0; times <= CALM_PER_MINUTE; times++) {
      await client.get(`/vehicle/019b0000-0000-7000-8000-000000000000?v=${times}`);
    }
    expect(keys).toHaveLength(1);
  });
});

describe('the payment step', () => {
  const policyOf = async (path: string, gateway: PaymentGateway) =>
    (await pageClient({ payments: [gateway] }).get(path)).headers.get('content-security-policy');
  const gateway = (kind: 'stripe' | 'razorpay' | 'demo') => ({
    ...createDemoGateway(db, systemClock, ''),
    kind,
  });

  it('is the only one that may load Stripe, and only if Stripe takes the payments', async () => {
    const policy = await policyOf('/subscription/pay?plan=pro', gateway('stripe'));
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
    for (const path of ['/subscription', '/dashboard', '/']) {
      expect(await policyOf(path, gateway('stripe'))).not.toContain('stripe');
    }
    expect(await policyOf('/subscription/pay?plan=pro', gateway('demo'))).not.toContain('stripe');
  });

  it('may load Razorpay’s form where Razorpay takes the payments, and nothing of others', async () => {
    const policy = (await policyOf('/subscription/pay?plan=pro', gateway('razorpay'))) ?? '';
    const part = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));
    expect(part('script-src')).toBe("script-src 'self' https://checkout.razorpay.com");
    expect(part('frame-src')).toBe(
      "frame-src 'self' blob: https://api.razorpay.com https://checkout.razorpay.com",
    );
    expect(part('connect-src')).toMatch(/ https:\/\/api\.razorpay\.com https:\/\/lumberjack\.razorpay\.com$/);
    expect(policy).not.toContain('stripe');
    expect(await policyOf('/subscription', gateway('razorpay'))).not.toContain('razorpay');
  });
});

describe('a code that leads nowhere', () => {
  it('is a page for people and an error for programs', async () => {
    const answer = await pageClient().get('/q/zzzzzzzzzz', { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(htmlOf(answer)).toMatch(/<h1[^>]*>This code is not in use/);
    expect((await pageClient().get('/q/zzzzzzzzzz')).body.error).toBe('not_found');
  });
});

describe('every page', () => {
  const APPLICATION = ['/dashboard', '/admin', '/subscription/pay'];
  const DOCUMENTS = [
    '/',
    '/guide',
    '/subscription',
    '/login',
    '/auth/troubleshoot',
    '/nowhere',
    '/vehicle/nonsense',
    '/republished/nonsense',
    '/no/such/page',
    '/missing.txt',
  ];
  const PAGES = [...APPLICATION, ...DOCUMENTS];

  it.each(PAGES)('%s runs only scripts that are files of its own', async (path) => {
    const { html, headers } = await open(path);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'(?:;|$)/);
    const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatch(/^<script type="module" crossorigin src="\/assets\/\w+\.js">$/);
    expect(html).not.toMatch(/ on[a-z]+="/);
  });

  it.each(DOCUMENTS)('%s contains the style that it and its script use, and no other', async (path) => {
    const { html } = await open(path);
    expect(html).toContain('<style id="style">@layer a,b;main{}.the-script-adds-it{top:1px}</style>');
    expect(html).not.toContain('stylesheet');
  });

  it.each(DOCUMENTS)('%s contains the whole style for a page that takes a part of it', async (path) => {
    const { html } = await open(path, { [PART_HEADER]: '1' });
    expect(html).toContain(
      '<style id="style">@layer a,b;main{}.nothing-has-it{top:0}.the-script-adds-it{top:1px}</style>',
    );
  });

  it.each(PAGES)('%s has the common headers and is stored by no shared cache', async (path) => {
    const { headers } = await open(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.any(String),
      'cross-origin-opener-policy': expect.any(String),
      'cache-control': expect.stringMatching(/private|no-store/),
    });
  });
});

it.each([
  ['/plans', '/subscription'],
  ['/pricing', '/subscription'],
  ['/pricing?lang=hi', '/subscription?lang=hi'],
  ['/@sharma-motors', '/sharma-motors'],
  ['/@SHARMA-Motors', '/sharma-motors'],
])('%s leads to %s, where people expect it', async (path, to) => {
  const { status, headers } = await pageClient().get(path);
  expect([status, headers.get('location')]).toEqual([301, to]);
});

it.each(['cars', 'about', 'support', 'x', '@cars', '@@sharma'])(
  '/%s, which nobody can be called, is no missing person',
  async (name) => {
    const answer = await pageClient().get(`/${name}`);
    expect(answer.status).toBe(404);
    expect(htmlOf(answer)).toContain('404 Page Not Found');
    expect(htmlOf(answer)).not.toContain('Profile Not Found');
  },
);

it('a highest price that is none is named at its field, in the reader’s language, beside all vehicles', async () => {
  const username = `price-${Date.now().toString(36)}`;
  const seller = await asSeller({ plan: 'pro', username });
  await publishVehicle(seller, { name: 'Shown All The Same' });
  for (const language of ['en', 'hi']) {
    const html = htmlOf(await pageClient().get(`/${username}?maxPrice=abc&lang=${language}`));
    expect(html).toContain('Shown All The Same');
    const [field = ''] = /<input[^>]*name="maxPrice"[^>]*>/.exec(html) ?? [];
    expect(field).toContain('value="abc"');
    expect(field).toContain('aria-invalid="true"');
    expect(html.includes('Please enter a valid price')).toBe(language === 'en');
  }
});
