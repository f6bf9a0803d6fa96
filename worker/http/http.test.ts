import { describe, expect, it } from 'vitest';
import { anonymous, asSeller, offer, publishVehicle } from '../test/factories';

describe('the API as a whole', () => {
  it('answers an unknown route as JSON, with the words, the code and the request’s id', async () => {
    const { status, body } = await anonymous().get('/api/no/such/route');
    expect(status).toBe(404);
    expect(body).toEqual({
      message: expect.any(String),
      code: 'not_found',
      requestId: expect.stringMatching(/.{8,}/),
    });
  });

  it('takes 64 KB of JSON and not a byte more, announced or not', async () => {
    const seller = await asSeller();
    const { status, body } = await seller.post('/api/contacts', { name: 'x'.repeat(70_000) });
    expect(status).toBe(413);
    expect(body.code).toBe('too_large');
  });

  it('refuses what is no JSON, unknown keys and control characters, and writes nothing', async () => {
    const seller = await asSeller();
    const broken = await seller.send('POST', '/api/contacts', {
      headers: { 'content-type': 'application/json' },
    });
    expect(broken.status).toBe(400);
    const contact = { name: 'Asha', mobileNumber: '9876543210' };
    expect((await seller.post('/api/contacts', { ...contact, isAdmin: true })).status).toBe(400);
    const control = await seller.post('/api/contacts', { ...contact, name: 'As\u0000ha' });
    expect(control.status).toBe(400);
    expect(control.body.fields).toHaveProperty('name');
    expect((await seller.get('/api/contacts')).body).toEqual([]);
  });

  it('takes writes from its own pages only', async () => {
    const seller = await asSeller();
    const contact = { name: 'Asha', mobileNumber: '9876543210' };
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '', 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const { status, body } = await seller.post('/api/contacts', contact, { headers });
      expect([status, body.code]).toEqual([403, 'bad_origin']);
    }
    expect((await seller.get('/api/contacts')).body).toEqual([]);
  });

  it('carries its security headers on answers and refusals alike', async () => {
    const vehicle = await publishVehicle(await asSeller());
    const answers = [
      await anonymous().get(`/api/vehicles/${vehicle.id}`),
      await anonymous().get('/api/leads'),
      await anonymous().post('/api/leads', offer('nonsense')),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 400]);
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('/health', () => {
  it('tells machines by its status, and nothing that is secret', async () => {
    const { status, body } = await anonymous().get('/health');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'ok',
      parts: { database: 'ok', storage: 'ok', documents: 'ok', sessions: 'ok', viewCounting: 'ok' },
      providers: { mail: 'not_configured' },
    });
  });

  it('is degraded, and still answers, when a part is down', async () => {
    const down = anonymous().with({
      viewCounts: { record: async () => true, check: () => Promise.reject(new Error('no objects')) },
    });
    const { status, body } = await down.get('/health');
    expect(status).toBe(503);
    expect(body).toMatchObject({ status: 'degraded', parts: { viewCounting: 'failed', database: 'ok' } });
  });
});
