import { describe, expect, it } from 'vitest';
import { newId } from '../platform/random';
import { asSeller, publishVehicle, uniqueMobile } from '../test/factories';
import { htmlOf, pageClient } from '../test/pages';

interface Typed {
  buyerName?: string;
  buyerMobile?: string;
  offerPrice?: string;
  message?: string;
  source?: string;
}

async function post(
  id: string,
  typed: Typed = {},
  headers: Record<string, string> = {},
  client = pageClient(),
) {
  const form = new FormData();
  const fields = { buyerName: 'Test Buyer', buyerMobile: uniqueMobile(), offerPrice: '4,50,000', ...typed };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const answer = await client.send('POST', `/vehicle/${id}/offer`, { form, headers });
  return { ...answer, html: answer.body instanceof ArrayBuffer ? htmlOf(answer) : '' };
}

async function listed() {
  const seller = await asSeller();
  return { seller, ...(await publishVehicle(seller)) };
}

describe('the offer form of a browser without scripts', () => {
  it('becomes a lead and is answered with the thanks, which nobody keeps', async () => {
    const { seller, id } = await listed();
    const { status, headers, html } = await post(id, { message: 'Is it there?', source: 'qr' });
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(html).toContain('Your offer has been submitted successfully!');
    expect(html).toMatch(/href="\/withdraw\/[0-9a-f-]{36}\/[0-9a-f]{32}"/);
    expect((await seller.get('/api/leads')).body).toMatchObject([
      { buyerName: 'Test Buyer', offerPrice: 450_000, message: 'Is it there?', source: 'qr' },
    ]);
  });

  it('sends whoever opens its address back to the page, and whoever is signed in to the thanks', async () => {
    const { id } = await listed();
    const opened = await pageClient().get(`/vehicle/${id}/offer`);
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `/vehicle/${id}`]);
    const client = pageClient();
    client.cookies.set('sid', 'a session');
    const sent = await post(id, {}, {}, client);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/vehicle/${id}?offer=sent#offer`]);
  });

  it('comes back with what is wrong and what was typed', async () => {
    const { seller, id } = await listed();
    const typed = {
      buyerName: '',
      buyerMobile: '12345',
      offerPrice: 'a lot',
      message: 'Still "here"? <b>&',
    };
    const { status, headers, html } = await post(id, typed);
    expect([status, headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    for (const message of [
      'Name is required',
      'Mobile number must be at least 10 digits',
      'Please enter a valid price',
    ]) {
      expect(html).toContain(message);
    }
    expect(html).toMatch(/name="buyerMobile" value="12345"/);
    expect(html).toMatch(/name="offerPrice" value="a lot"/);
    expect(html).toContain('Still &quot;here&quot;? &lt;b&gt;&amp;');
    expect((await seller.get('/api/leads')).body).toEqual([]);
  });

  it('says when the listing takes no offers any more', async () => {
    const { seller, id } = await listed();
    await seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' });
    const sold = await post(id);
    expect(sold.status).toBe(409);
    expect(sold.html).toContain('Vehicle Sold');
    await seller.delete(`/api/vehicles/${id}`);
    expect((await post(id)).status).toBe(410);
    const unknown = await post(newId(Date.now()));
    expect(unknown.status).toBe(404);
    expect(unknown.html).toContain('Vehicle Not Found');
    expect((await post('nonsense')).status).toBe(404);
  });

  it('says when a phone has offered too often', async () => {
    const { id } = await listed();
    const client = pageClient({}, { RATE_SCALE: '1' });
    const buyerMobile = uniqueMobile();
    for (const offerPrice of ['1000', '2000', '3000']) {
      expect((await post(id, { buyerMobile, offerPrice }, {}, client)).status).toBe(200);
    }
    const { status, html } = await post(id, { buyerMobile, offerPrice: '4000' }, {}, client);
    expect(status).toBe(429);
    expect(html).toContain('You have made several offers on this vehicle already.');
    expect(html).toMatch(/name="offerPrice" value="4000"/);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a site of ours that is another', { origin: 'http://localhost.evil.example' }],
    ['nowhere', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ])('is refused from %s', async (_, headers) => {
    const { seller, id } = await listed();
    expect((await post(id, {}, headers)).status).toBe(403);
    expect((await seller.get('/api/leads')).body).toEqual([]);
  });

  it('is taken from a browser that names no origin but says it is the same', async () => {
    const { id } = await listed();
    expect((await post(id, {}, { origin: '', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('is refused when it is no form, or far too long', async () => {
    const { id } = await listed();
    const client = pageClient();
    const headers = { 'content-type': 'multipart/form-data' };
    expect((await client.post(`/vehicle/${id}/offer`, {}, { headers })).status).toBe(400);
    expect((await post(id, { message: 'x'.repeat(70_000) })).status).toBe(413);
  });
});
