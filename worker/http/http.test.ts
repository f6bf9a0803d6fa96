import { describe, expect, it } from 'vitest';
import { anonymous, asSeller, offer, PASSWORD, publishVehicle } from '../test/factories';
import { pageClient } from '../test/pages';
import { PRODUCTION } from '../test/production';
import { CALM_PER_MINUTE } from './flood';

describe('the API as a whole', () => {
  it('answers an unknown route as JSON, with message, kind, code and request id', async () => {
    const { status, body } = await anonymous().get('/api/no/such/route');
    expect(status).toBe(404);
    expect(body).toEqual({
      message: expect.any(String),
      error: 'not_found',
      code: 'not_found',
      values: {},
      requestId: expect.stringMatching(/.{8,}/),
    });
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'has no %s where nothing can be changed in that way',
    async (method) => {
      const { status, headers } = await anonymous().send(method, '/api/subscription/usage');
      expect(status).toBe(404);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('accepts 64 KB of JSON and not a byte more, announced or not', async () => {
    const seller = await asSeller();
    const headers = { 'content-type': 'application/json' };
    const json = (bytes: number) => `{"name":"${'x'.repeat(bytes - 11)}"}`;
    const post = (body: BodyInit) => seller.send('POST', '/api/contacts', { body, headers });
    const unannounced = (text: string) =>
      new ReadableStream({
        start(controller) {
          for (let at = 0; at < text.length; at += 10_000) {
            controller.enqueue(new TextEncoder().encode(text.slice(at, at + 10_000)));
          }
          controller.close();
        },
      });
    for (const wrap of [(text: string) => text, unannounced]) {
      expect((await post(wrap(json(64 * 1024)))).status).toBe(400);
      expect(await post(wrap(json(64 * 1024 + 1)))).toMatchObject({
        status: 413,
        body: { error: 'too_large' },
      });
    }
  });

  it.each(['', '{', '[]', 'null', '"text"', '{"name":"A","mobileNumber":NaN}'])(
    'refuses %j',
    async (body) => {
      const seller = await asSeller();
      const headers = { 'content-type': 'application/json' };
      const answer = await seller.send('POST', '/api/contacts', { body, headers });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ message: expect.any(String), requestId: expect.any(String) });
      expect(JSON.stringify(answer.body)).not.toMatch(/ at |\.ts|SyntaxError/);
    },
  );

  it('refuses what is not sent as JSON', async () => {
    const seller = await asSeller();
    const body = JSON.stringify({ name: 'Asha', mobileNumber: '9876543210' });
    const headers = { 'content-type': 'text/plain' };
    expect((await seller.send('POST', '/api/contacts', { body, headers })).status).toBe(415);
  });

  it('refuses unknown keys and control characters, and writes nothing', async () => {
    const seller = await asSeller();
    const contact = { name: 'Asha', mobileNumber: '9876543210' };
    expect((await seller.post('/api/contacts', { ...contact, isAdmin: true })).status).toBe(400);
    const control = await seller.post('/api/contacts', { ...contact, name: 'As\u0000ha' });
    expect(control.status).toBe(400);
    expect(control.body.fields).toHaveProperty('name');
    expect((await seller.get('/api/contacts')).body).toEqual([]);
  });

  it('accepts writes from its own pages only, of every kind', async () => {
    const seller = await asSeller();
    const vehicle = await publishVehicle(seller);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:8080' },
      { origin: 'https://localhost' },
      { origin: 'null' },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      { origin: '', 'sec-fetch-site': 'cross-site' },
      { origin: '', 'sec-fetch-site': 'same-site' },
      { origin: '' },
    ];
    for (const headers of foreign) {
      for (const [method, path] of [
        ['POST', '/api/contacts'],
        ['PATCH', `/api/vehicles/${vehicle.id}/status`],
        ['DELETE', `/api/vehicles/${vehicle.id}`],
        ['POST', '/api/upload/rc'],
        ['POST', '/api/leads'],
      ] as const) {
        const { status, body } = await seller.send(method, path, { json: { status: 'sold' }, headers });
        expect([status, body.error], `${method} ${path} ${JSON.stringify(headers)}`).toEqual([
          403,
          'bad_origin',
        ]);
      }
    }
    expect((await seller.get('/api/vehicles')).body).toMatchObject([{ id: vehicle.id, status: 'available' }]);
    const own = { origin: '', 'sec-fetch-site': 'same-origin' };
    expect((await seller.send('DELETE', `/api/vehicles/${vehicle.id}`, { headers: own })).status).toBe(200);
  });

  it('slows a flood down and says when to try again', async () => {
    const limited = { limit: async () => ({ success: false }) };
    // A minute of its own, in which no requests of other tests are counted.
    const clock = { now: () => Date.UTC(2030, 0, 1) };
    const client = anonymous().with(
      { clock },
      { READ_LIMIT: limited, WRITE_LIMIT: limited, RATE_SCALE: '1' },
    );
    for (let times = 0; times < CALM_PER_MINUTE; times++) {
      expect((await client.get('/api/vehicles')).status).toBe(401);
    }
    for (const answer of [await client.get('/api/vehicles'), await client.post('/api/leads', {})]) {
      expect(answer).toMatchObject({ status: 429, body: { error: 'rate_limited' } });
      expect(answer.headers.get('retry-after')).toBe('60');
    }
  });

  it('answers a fault without its text, and says when to try again', async () => {
    const seller = await asSeller();
    const fail = () => Promise.reject(new Error('D1_ERROR: no such table: secrets at /srv/worker/db.ts'));
    const broken = seller.with({
      viewCounts: { record: fail, scans: fail, flush: fail, totals: fail, forget: fail, check: fail },
    });
    const { id } = await publishVehicle(await asSeller());
    const { status, headers, body } = await broken.post('/api/views', { vehicleId: id });
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(body).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      error: 'unavailable',
      code: 'unavailable',
      values: {},
      requestId: headers.get('x-request-id'),
    });
  });

  it('serves nothing while it is not configured, and tells only the log why', async () => {
    const client = anonymous().with({}, { APP_ENV: 'production', SECRET_KEY: 'short' });
    for (const path of ['/api/vehicles', '/health', '/dev/outbox']) {
      const { status, body } = await client.get(path);
      expect(status, path).toBe(503);
      expect(JSON.stringify(body)).not.toMatch(/SECRET_KEY|MAIL|characters/);
    }
  });

  it('explains a missing page to browsers with a page', async () => {
    const accept = 'text/html,application/xhtml+xml';
    const refused = await anonymous().get('/media/no-such-picture-at-all/full', { headers: { accept } });
    expect(refused.status).toBe(404);
    expect(refused.headers.get('content-type')).toMatch(/^text\/html/);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const program = await anonymous().get('/media/no-such-picture-at-all/full');
    expect(program.body).toMatchObject({ error: 'not_found' });
  });

  it.each(['/vehicle/nothing?src=qr', '/sharma-motors', '/'])('redirects %s to HTTPS', async (path) => {
    const { status, headers } = await pageClient({}, PRODUCTION).get(path);
    expect([status, headers.get('location')]).toEqual([301, `https://chaabi.example${path}`]);
    const head = await pageClient({}, PRODUCTION).send('HEAD', path);
    expect([head.status, head.headers.get('location')]).toEqual([301, `https://chaabi.example${path}`]);
  });

  it('refuses programs and forms instead of redirecting them to HTTPS', async () => {
    const client = pageClient({}, PRODUCTION);
    const answers = [
      await client.get('/api/vehicles'),
      await client.get('/health'),
      await client.post('/api/leads', {}),
      await client.post('/vehicle/nothing/offer'),
    ];
    for (const { status, headers, body } of answers) {
      expect([status, body.message]).toEqual([403, 'This address requires HTTPS.']);
      expect(headers.get('location')).toBeNull();
    }
    expect((await client.get('https://chaabi.example/api/vehicles')).status).toBe(401);
  });

  it('restricts its cookies to this host, over HTTPS', async () => {
    const { user } = await asSeller();
    const person = { email: user.email, password: PASSWORD };
    const signIn = { headers: { origin: 'https://localhost' } };
    const { status, headers } = await anonymous().post('https://localhost/api/auth/login', person, signIn);
    const names = { firstName: 'Asha', lastName: 'Sharma' };
    const joined = await anonymous().post(
      'https://localhost/api/auth/register',
      { ...person, ...names },
      signIn,
    );
    expect([status, joined.status]).toEqual([200, 202]);
    const cookies = [...headers.getSetCookie(), ...joined.headers.getSetCookie()];
    expect(cookies).toHaveLength(4);
    for (const cookie of cookies) {
      expect(cookie).toMatch(
        /^__Host-(sid|device|sign_up|asked)=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
    }
  });

  it('is never cached, including refusals, unless a handler allows it', async () => {
    const seller = await asSeller();
    const answers = [await seller.get('/api/leads'), await anonymous().get('/api/leads')];
    expect(answers.map(({ status }) => status)).toEqual([200, 401]);
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('private, no-store');
    const open = await anonymous().get('/api/openapi.json');
    expect(open.headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('has its security headers on answers and refusals alike', async () => {
    const vehicle = await publishVehicle(await asSeller());
    const answers = [
      await anonymous().get(`/api/vehicles/${vehicle.id}`),
      await anonymous().get('/api/leads'),
      await anonymous().post('/api/leads', offer('nonsense')),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 400]);
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy')).toContain("object-src 'none'; ");
      expect(headers.get('content-security-policy')).toContain("connect-src 'self' ws://localhost;");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
