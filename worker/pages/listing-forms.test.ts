import { describe, expect, it } from 'vitest';
import { PRICE_RULES } from '../../schema/common/price-rules';
import { newId } from '../platform/random';
import { asSeller, pretendRc, publishVehicle, uniqueMobile } from '../test/factories';
import { htmlOf, pageClient, withPages } from '../test/pages';

interface Typed {
  asked?: string;
  confirmed?: string;
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

/** Sends one of a vehicle page's forms for signed-in people. */
async function send(
  client: Parameters<typeof withPages>[0],
  id: string,
  form: string,
  values: Record<string, string> = {},
) {
  const typed = new FormData();
  for (const [name, value] of Object.entries(values)) typed.append(name, value);
  const browser = withPages(client);
  const answer = await browser.send('POST', `/vehicle/${id}/${form}`, {
    form: typed,
    headers: { accept: 'text/html' },
  });
  const page = await browser.get(`/vehicle/${id}`);
  return { ...answer, html: answer.body instanceof ArrayBuffer ? htmlOf(answer) : '', page: htmlOf(page) };
}

async function listed() {
  const seller = await asSeller();
  return { seller, ...(await publishVehicle(seller)) };
}

describe('an offer that looks like a slip of the finger', () => {
  const leadsOf = async (seller: Awaited<ReturnType<typeof asSeller>>) =>
    (await seller.get('/api/leads')).body;

  it('is asked about once, with what was probably meant, and not stored', async () => {
    const { seller, id } = await listed();
    const { status, headers, html } = await post(id, { asked: '475000', offerPrice: '45,000' });
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(html).toContain('That is 91% below the price.');
    expect(html).toContain('Did you mean ₹4,50,000?');
    expect(html).toMatch(/<button(?=[^>]*name="confirmed")[^>]*value="450000"/);
    expect(html).toMatch(/<button(?=[^>]*name="confirmed")[^>]*value="45000"/);
    expect(html).toMatch(/<input(?=[^>]*name="buyerName")[^>]*value="Test Buyer"/);
    expect(await leadsOf(seller)).toEqual([]);
  });

  it('is sent as it was meant, or as it was typed, when the buyer says so', async () => {
    const { seller, id } = await listed();
    const meant = await post(id, { asked: '475000', offerPrice: '45,000', confirmed: '450000' });
    expect(meant.html).toContain('₹4,50,000 · ');
    expect(await leadsOf(seller)).toMatchObject([{ offerPrice: 450_000 }]);
    const typed = await post(id, { asked: '475000', offerPrice: '1.5 lakh', confirmed: '150000' });
    expect(typed.html).toContain('₹1,50,000 · ');
    expect((await leadsOf(seller)).map((lead: { offerPrice: number }) => lead.offerPrice).sort()).toEqual([
      150_000, 450_000,
    ]);
  });

  it('is what the pressed button says, even if the field was changed since', async () => {
    const { seller, id } = await listed();
    const { html } = await post(id, { asked: '475000', offerPrice: '4,00,000', confirmed: '150000' });
    expect(html).toContain('₹1,50,000 · ');
    expect(await leadsOf(seller)).toMatchObject([{ offerPrice: 150_000 }]);
  });

  it('is asked about also when no missing zero explains it', async () => {
    const { id } = await listed();
    const { html } = await post(id, { asked: '475000', offerPrice: '1.5 lakh' });
    expect(html).toMatch(/That is 68% below the price\.(?:<!-- -->| )+Is that right\?/);
    expect(html).not.toContain('Did you mean');
    expect(html).toMatch(/<a [^>]*href="#offer-price"[^>]*>Change the offer<\/a>/);
    expect(html).toMatch(/<label for="offer-price"/);
    expect(html).toMatch(/<input [^>]*id="offer-price"[^>]*name="offerPrice"/);
  });

  it('is not asked about from two fifths of the price, nor without a price', async () => {
    const { id } = await listed();
    for (const typed of [{ asked: '475000', offerPrice: '1,90,000' }, { offerPrice: '45000' }]) {
      expect((await post(id, typed)).html).toContain('Offer sent');
    }
  });
});

it('the thanks repeat the sum and the vehicle, and open WhatsApp with both', async () => {
  const { seller, id } = await listed();
  await seller.put('/api/auth/user/mobile-number', { mobileNumber: '9876501234' });
  const { html } = await post(id);
  expect(html).toMatch(/₹4,50,000 · <span[^>]*>Test Hatchback VXi<\/span>/);
  const [, text = ''] =
    /href="https:\/\/wa\.me\/919876501234\?text=([^"]+)"/.exec(html.split('Offer sent')[1] ?? '') ?? [];
  expect(decodeURIComponent(text)).toMatch(/Test Hatchback VXi: \S+\/vehicle\/\S+\nMy offer: ₹4,50,000$/);
});

describe('the offer form of a browser without scripts', () => {
  it('becomes a lead, and its thanks are not cached', async () => {
    const { seller, id } = await listed();
    const { status, headers, html } = await post(id, { message: 'Is it there?', source: 'qr' });
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(html).toContain('Your offer has been submitted successfully!');
    expect(html).toMatch(/href="\/withdraw\/[0-9a-f-]{36}\/[0-9a-f]{32}"/);
    expect(html).not.toContain('data-offer-bar');
    expect((await seller.get('/api/leads')).body).toMatchObject([
      { buyerName: 'Test Buyer', offerPrice: 450_000, message: 'Is it there?', source: 'qr' },
    ]);
  });

  it('redirects a GET of its address to the page', async () => {
    const { id } = await listed();
    for (const form of ['offer', 'republish', 'republish-request', 'rc-request']) {
      const opened = await pageClient().get(`/vehicle/${id}/${form}`);
      expect([opened.status, opened.headers.get('location')]).toEqual([302, `/vehicle/${id}`]);
    }
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

  it('says if the listing no longer takes offers', async () => {
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

  it('says if a phone has offered too often', async () => {
    const { id } = await listed();
    const client = pageClient({}, { RATE_SCALE: '1' });
    const buyerMobile = uniqueMobile();
    for (const offerPrice of ['1000', '2000', '3000']) {
      expect((await post(id, { buyerMobile, offerPrice }, {}, client)).status).toBe(200);
    }
    const { status, html } = await post(id, { buyerMobile, offerPrice: '4000' }, {}, client);
    expect(status).toBe(429);
    expect(html).toContain('You have already made several offers on this vehicle.');
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

  it('is accepted from a browser that sends no origin but is on our site', async () => {
    const { id } = await listed();
    expect((await post(id, {}, { origin: '', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('is refused if it is not a form, or far too long', async () => {
    const { id } = await listed();
    const client = pageClient();
    const headers = { 'content-type': 'multipart/form-data' };
    expect((await client.post(`/vehicle/${id}/offer`, {}, { headers })).status).toBe(400);
    expect((await post(id, { message: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

describe('the republish form', () => {
  const terms = { customPrice: '5,12,000', customMobileNumber: '98765 43210' };

  it('tells the page’s script what a price is', async () => {
    const { id } = await listed();
    const html = htmlOf(await withPages(await asSeller({ plan: 'pro' })).get(`/vehicle/${id}`));
    const [field = ''] = /<input[^>]*name="customPrice"[^>]*>/.exec(html) ?? [];
    const [, rules = ''] = /data-rules="([^"]*)"/.exec(field) ?? [];
    expect(JSON.parse(rules.replaceAll('&quot;', '"'))).toEqual(PRICE_RULES);
  });

  it('republishes on the viewer’s own page, and says so', async () => {
    const { id } = await listed();
    const reseller = await asSeller({ plan: 'growth' });
    const { status, html, page } = await send(reseller, id, 'republish', terms);
    expect(status).toBe(200);
    expect(html).toContain('Vehicle republished successfully under your name!');
    const [, pageId] = /href="\/republished\/([0-9a-f-]{36})"/.exec(html) ?? [];
    expect((await reseller.get('/api/republished-vehicles')).body).toMatchObject([
      { id: pageId, customPrice: 512_000, customMobileNumber: '+919876543210' },
    ]);
    // Reloaded, the page shows the state without the notice.
    expect(page).toContain('You’ve republished this vehicle');
    expect(page).not.toContain('republished successfully');
  });

  it('comes back open with what was typed and what is wrong', async () => {
    const { id } = await listed();
    const reseller = await asSeller({ plan: 'growth' });
    const { status, html } = await send(reseller, id, 'republish', { ...terms, customPrice: 'abc' });
    expect(status).toBe(400);
    expect(html).toMatch(/<dialog [^>]*open=""/);
    expect(html).toContain('Please enter a valid price');
    expect(html).toMatch(/name="customPrice"[^>]* value="abc"/);
    expect((await reseller.get('/api/republished-vehicles')).body).toEqual([]);
  });

  it('says that the plan is full, and leads to the plans after two seconds', async () => {
    const { id } = await listed();
    const { status, html } = await send(await asSeller({ plan: 'starter' }), id, 'republish', terms);
    expect(status).toBe(403);
    expect(html).toContain('Republish Limit Reached');
    expect(html).toContain('You&#x27;ve reached your plan limit. Upgrade to continue republishing.');
    expect(html).toContain('<meta http-equiv="refresh" content="2;url=/subscription"/>');
  });

  it('asks a visitor to sign in, and leads back', async () => {
    const { id } = await listed();
    const { status, headers } = await send(pageClient(), id, 'republish', terms);
    expect([status, headers.get('location')]).toEqual([303, `/api/login?returnUrl=%2Fvehicle%2F${id}`]);
  });

  it('of an owner who wants to be asked is a button, once', async () => {
    const { seller, id } = await listed();
    await seller.patch(`/api/vehicles/${id}`, { republishPolicy: 'ask' });
    const reseller = await asSeller({ plan: 'growth' });
    const wrong = await send(reseller, id, 'republish-request', { wishedPrice: 'much' });
    expect([wrong.status, wrong.html.includes('Please enter a valid price')]).toEqual([400, true]);
    const { status, html, page } = await send(reseller, id, 'republish-request', { wishedPrice: '5.2 lakh' });
    expect(status).toBe(200);
    for (const shown of [html, page]) expect(shown).toContain('You have asked. The owner’s answer comes');
    expect(page).not.toContain(`/vehicle/${id}/republish-request`);
    expect((await seller.get('/api/republish-requests')).body).toMatchObject([
      { wishedPrice: 520_000, wishedCurrency: 'INR' },
    ]);
  });
});

describe('the button that requests the certificate', () => {
  it('requests once, and the page shows the state', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller, { rcImageUrl: await pretendRc(seller), showRc: false });
    const viewer = await asSeller();
    const { status, html, page } = await send(viewer, id, 'rc-request');
    expect(status).toBe(200);
    for (const shown of [html, page]) {
      expect(shown).toContain('You have asked. The seller’s answer comes as a notification.');
    }
    const [request] = (await seller.get('/api/rc-requests')).body;
    await seller.patch(`/api/rc-requests/${request.id}`, { status: 'denied' });
    const again = await send(viewer, id, 'rc-request');
    expect([again.status, again.html.includes('The seller keeps it private.')]).toEqual([409, true]);
  });
});
