import { describe, expect, it } from 'vitest';
import { anonymous, asSeller, publishVehicle, republish } from '../test/factories';
import { htmlOf, pageClient } from '../test/pages';

const open = async (path: string) => {
  const answer = await pageClient().get(path);
  return { ...answer, text: htmlOf(answer) };
};
const locations = (text: string) =>
  [...text.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(([, path]) => path);
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

describe('the sitemap', () => {
  it('lists a file for each day, and in it what is for sale with when it changed', async () => {
    const seller = await asSeller({ plan: 'pro', username: 'sitemap-motors' });
    const shown = await publishVehicle(seller);
    const [sold, gone] = [await publishVehicle(seller), await publishVehicle(seller)];
    await seller.patch(`/api/vehicles/${sold.id}/status`, { status: 'sold' });
    await seller.delete(`/api/vehicles/${gone.id}`);
    const { body: page } = await republish(await asSeller({ plan: 'pro' }), shown.id);

    const index = await open('/sitemap.xml');
    expect(index.headers.get('content-type')).toContain('application/xml');
    expect(locations(index.text)).toEqual(
      expect.arrayContaining(['/sitemaps/pages.xml', '/sitemaps/profiles.xml', `/sitemaps/${today()}.xml`]),
    );
    const { text } = await open(`/sitemaps/${today()}.xml`);
    const found = locations(text);
    expect(found).toEqual(expect.arrayContaining([`/vehicle/${shown.id}`, `/republished/${page.id}`]));
    for (const { id } of [sold, gone]) expect(found).not.toContain(`/vehicle/${id}`);
    const { body } = await anonymous().get(`/api/vehicles/${shown.id}`);
    expect(text).toContain(`/vehicle/${shown.id}</loc><lastmod>${body.updatedAt}</lastmod>`);
    expect(locations((await open('/sitemaps/profiles.xml')).text)).toContain('/sitemap-motors');
    expect(locations((await open('/sitemaps/pages.xml')).text)).toContain('/guide');
  });

  it('has no other files', async () => {
    for (const name of ['2026-13-45', 'nothing', '..', '2026-11-21.txt']) {
      expect((await pageClient().get(`/sitemaps/${name}.xml`)).status, name).toBe(404);
    }
  });

  it('is named to crawlers, with what they may not look at', async () => {
    const { text } = await open('/robots.txt');
    expect(text).toContain('Sitemap: http://localhost/sitemap.xml');
    expect(text).toContain('Disallow: /api/');
  });
});
