import { describe, expect, it } from 'vitest';
import { DEFAULT_PERMISSIONS } from '../../schema/permissions/input';
import { newId } from '../platform/random';
import { asSeller, publishVehicle } from '../test/factories';
import { setHidden } from '../test/hidden';
import { htmlOf, pageClient } from '../test/pages';

async function page(path: string, client = pageClient()) {
  const answer = await client.get(path);
  return { ...answer, html: htmlOf(answer) };
}

/** The raw content of a meta tag, by its name or property. */
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

const structuredData = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

describe('the page of a listing', () => {
  it('is complete without script: title, price, form, and what links and previews need', async () => {
    const seller = await asSeller();
    const { id, images } = await publishVehicle(seller, { name: 'Maruti Swift VXi', price: '475000' });
    const { status, headers, html } = await page(`/vehicle/${id}?src=qr&utm_source=x`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).toContain('<title>Maruti Swift VXi - ₹4,75,000 - Chaabi</title>');
    expect(html).toMatch(/<h1[^>]*>Maruti Swift VXi<\/h1>/);
    expect(html).toMatch(new RegExp(`<form [^>]*action="/vehicle/${id}/offer#offer" method="post">`));
    expect(html).toContain('<input type="hidden" name="source" value="qr"/>');

    const address = `http://localhost/vehicle/${id}`;
    expect(html).toContain(`<link rel="canonical" href="${address}"`);
    expect(meta(html, 'description')).toContain('42,000 km');
    expect(meta(html, 'og:url')).toBe(address);
    expect(meta(html, 'og:title')).toBe('Maruti Swift VXi - ₹4,75,000');
    expect(meta(html, 'og:image')).toMatch(new RegExp(`^http://localhost/cards/vehicle/${id}/\\w+\\.jpg$`));
    expect(meta(html, 'twitter:image')).toBe(meta(html, 'og:image'));
    expect(structuredData(html).image).toEqual(images.map((image) => `http://localhost${image}`));
    expect(structuredData(html)).toMatchObject({
      '@type': 'Car',
      name: 'Maruti Swift VXi',
      itemCondition: 'https://schema.org/UsedCondition',
      offers: {
        price: 475_000,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Person', name: 'Test Seller' },
      },
    });
  });

  it('never executes what a seller wrote', async () => {
    const seller = await asSeller();
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(2)>';
    const { id } = await publishVehicle(seller, {
      name: `Swift ${evil}`,
      description: `Line\u2028separator ${evil}`,
      specifications: { [`Owner ${evil}`.slice(0, 60)]: evil },
    });
    const { html } = await page(`/vehicle/${id}`);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(structuredData(html).name).toBe(`Swift ${evil}`);
    for (const [, script] of html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)) {
      expect(script).not.toMatch(/[\u2028\u2029]/);
    }
  });

  it('contains nothing about its seller that is not public', async () => {
    const seller = await asSeller({ isAdmin: true, permissions: DEFAULT_PERMISSIONS });
    const { id } = await publishVehicle(seller);
    for (const client of [pageClient(), withCookies(seller)]) {
      const { html } = await page(`/vehicle/${id}`, client);
      expect(html).not.toMatch(/scrypt|isAdmin|stripe|priceMinor|networkHash/);
    }
    expect((await page(`/vehicle/${id}`)).html).not.toContain(seller.user.email);
  });

  it('shows a sold vehicle without a form', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    await seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' });
    const { status, html } = await page(`/vehicle/${id}`);
    expect(status).toBe(200);
    expect(html).toContain('Vehicle Sold');
    expect(html).toContain('This vehicle has been sold and is no longer available.');
    expect(html).not.toContain('<form');
    expect(structuredData(html).offers.availability).toBe('https://schema.org/SoldOut');
  });

  it('says that it does not exist: unknown 404, hidden 404, deleted 410', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller, { name: 'Nobody Sees Me' });
    await setHidden(id, 'plan');
    const hidden = await page(`/vehicle/${id}`);
    await setHidden(id, null);
    await seller.delete(`/api/vehicles/${id}`);
    const answers = [
      hidden,
      await page(`/vehicle/${id}`),
      await page(`/vehicle/${newId(Date.now())}`),
      await page('/vehicle/nonsense'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 410, 404, 404]);
    for (const { html } of answers) {
      expect(html).toContain('Vehicle Not Found');
      expect(html).toContain('This listing does not exist or is no longer available.');
      expect(html).not.toContain('Nobody Sees Me');
    }
  });

  it('has one address, to which the other redirects', async () => {
    const { id } = await publishVehicle(await asSeller());
    const { status, headers } = await page(`/vehicles/${id}?src=qr`);
    expect([status, headers.get('location')]).toEqual([301, `/vehicle/${id}?src=qr`]);
  });

  it('is answered without its body to a HEAD request', async () => {
    const { id } = await publishVehicle(await asSeller());
    const { status, body } = await pageClient().send('HEAD', `/vehicle/${id}`);
    expect([status, body.byteLength]).toEqual([200, 0]);
  });

  it('knows its owner by the session of the page', async () => {
    const seller = await asSeller();
    const { id } = await publishVehicle(seller);
    expect((await page(`/vehicle/${id}`, withCookies(seller))).html).toContain('This is your listing');
    expect((await page(`/vehicle/${id}`, withCookies(await asSeller()))).html).not.toContain(
      'This is your listing',
    );
  });

  it('renders while views cannot be counted', async () => {
    const { id } = await publishVehicle(await asSeller());
    const down = () => Promise.reject(new Error('down'));
    const client = pageClient({
      viewCounts: { record: down, scans: down, flush: down, totals: down, forget: down, check: down },
    });
    expect((await page(`/vehicle/${id}`, client)).status).toBe(200);
  });
});

function withCookies(client: { cookies: Map<string, string> }) {
  const browser = pageClient();
  for (const [name, value] of client.cookies) browser.cookies.set(name, value);
  return browser;
}
