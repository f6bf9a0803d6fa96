import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leads } from '../../schema/tables';
import { asSeller, db, publishVehicle, uniqueMobile } from '../test/factories';
import { htmlOf, pageClient } from '../test/pages';

const listed = async (fields: Record<string, unknown> = {}) => {
  const seller = await asSeller();
  return { seller, vehicle: await publishVehicle(seller, fields) };
};

const open = async (path: string) => {
  const answer = await pageClient().get(path);
  return { ...answer, html: htmlOf(answer) };
};

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe("a vehicle's page", () => {
  it('has everything a buyer and a link preview read, before any script', async () => {
    const { vehicle } = await listed({ name: '2019 Honda City ZX', price: '725000' });
    const { status, html } = await open(`/vehicle/${vehicle.id}`);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>2019 Honda City ZX/);
    expect(html).toContain('₹7,25,000');
    expect(html).toContain('42,000 km');
    expect(html).toContain('Test Seller');
    expect(html).toMatch(/<title>[^<]*2019 Honda City ZX/);
    expect(meta(html, 'og:title')).toContain('2019 Honda City ZX');
    expect(meta(html, 'og:image')).toMatch(/^http:\/\/localhost\/media\/[\w-]+\/og$/);
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    expect(html).toContain(`<link rel="canonical" href="http://localhost/vehicle/${vehicle.id}"`);
    expect(html).toMatch(new RegExp(`<form[^>]*action="/vehicle/${vehicle.id}/offer"`));
  });

  it('carries structured data that cannot end its script', async () => {
    const name = 'Swift </script><script>alert(1)</script>';
    const { vehicle } = await listed({ name, description: 'Line separator \u2028 </script>' });
    const { html } = await open(`/vehicle/${vehicle.id}`);
    expect(html).not.toContain('<script>alert(1)');
    const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Car',
      name,
      offers: { '@type': 'Offer', price: 475_000, priceCurrency: 'INR' },
    });
    expect(json).not.toContain('\u2028');
  });

  it('says that it is sold, without a form', async () => {
    const { seller, vehicle } = await listed();
    await seller.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'sold' });
    const { status, html } = await open(`/vehicle/${vehicle.id}`);
    expect(status).toBe(200);
    expect(html).toContain('Vehicle Sold');
    expect(html).not.toContain('<form');
  });

  it('answers 404 for an unknown vehicle and 410 for a deleted one, with a way on', async () => {
    const { seller, vehicle } = await listed();
    await seller.delete(`/api/vehicles/${vehicle.id}`);
    const gone = await open(`/vehicle/${vehicle.id}`);
    const unknown = await open('/vehicle/019b0000-0000-7000-8000-000000000000');
    const nonsense = await open('/vehicle/abc');
    expect([gone.status, unknown.status, nonsense.status]).toEqual([410, 404, 404]);
    for (const { html } of [gone, unknown, nonsense]) {
      expect(html).toContain('Vehicle Not Found');
      expect(html).toContain('Go to Homepage');
    }
  });

  it('is one page under its aliases', async () => {
    const { vehicle } = await listed();
    const { status, headers } = await open(`/vehicles/${vehicle.id}`);
    expect([status, headers.get('location')]).toEqual([301, `/vehicle/${vehicle.id}`]);
  });
});

describe('the plain offer form', () => {
  const send = (id: string, fields: Record<string, string>, headers?: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return pageClient().send('POST', `/vehicle/${id}/offer`, { form, headers });
  };

  it('takes an offer and answers with a thank-you that says nothing of the buyer', async () => {
    const { vehicle } = await listed();
    const buyerMobile = uniqueMobile();
    const answer = await send(vehicle.id, { buyerName: 'Asha', buyerMobile, offerPrice: '4,50,000' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/vehicle/${vehicle.id}?offer=sent#offer`);
    const rows = await db.select().from(leads).where(eq(leads.vehicleId, vehicle.id));
    expect(rows).toMatchObject([{ buyerName: 'Asha', offerPriceMinor: 450_000_00 }]);
    expect((await open(`/vehicle/${vehicle.id}?offer=sent`)).html).toContain('Offer sent');
  });

  it('comes back with what was typed and what is wrong', async () => {
    const { vehicle } = await listed();
    const answer = await send(vehicle.id, { buyerName: 'Asha "R"', buyerMobile: '12', offerPrice: '450000' });
    expect(answer.status).toBe(400);
    const html = htmlOf(answer);
    expect(html).toContain('Mobile number must be at least 10 digits');
    expect(html).toContain('value="Asha &quot;R&quot;"');
    expect(await db.select().from(leads).where(eq(leads.vehicleId, vehicle.id))).toEqual([]);
  });

  it('is refused from another site, and for a vehicle that is sold', async () => {
    const { seller, vehicle } = await listed();
    const fields = { buyerName: 'Asha', buyerMobile: uniqueMobile(), offerPrice: '450000' };
    const foreign = await send(vehicle.id, fields, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    await seller.patch(`/api/vehicles/${vehicle.id}/status`, { status: 'sold' });
    const late = await send(vehicle.id, fields);
    expect(late.status).toBe(409);
    expect(htmlOf(late)).toContain('Vehicle Sold');
  });
});

describe('every page', () => {
  it.each(['/', '/guide', '/how-to-sell-vehicles-online', '/privacy', '/terms', '/subscription', '/health'])(
    '%s is rendered by the Worker',
    async (path) => {
      const { status, html } = await pageClient()
        .get(path, { headers: { accept: 'text/html' } })
        .then((answer) => ({ status: answer.status, html: htmlOf(answer) }));
      expect(status).toBe(200);
      expect(html).toMatch(/<div id="root">.*<h1/s);
    },
  );

  it('that is private is the bare shell, and one that is unknown a 404', async () => {
    const dashboard = await open('/dashboard');
    expect([dashboard.status, dashboard.html.includes('<div id="root"></div>')]).toEqual([200, true]);
    const unknown = await open('/no/such/page');
    expect(unknown.status).toBe(404);
    expect(unknown.html).toContain('404 Page Not Found');
  });

  it('has a policy that runs only its own scripts, each with the nonce of this answer', async () => {
    const [first, second] = [await open('/'), await open('/')];
    const policy = first.headers.get('content-security-policy') ?? '';
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'(;|$)/);
    expect(second.headers.get('content-security-policy')).not.toContain(nonce);
    expect(first.html).not.toContain('__CSP_NONCE__');
    for (const [tag] of first.html.matchAll(/<script\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
    for (const name of ['strict-transport-security', 'referrer-policy', 'permissions-policy']) {
      expect(first.headers.get(name)).toBeTruthy();
    }
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
