import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { everything } from '../../test/everything';
import { anonymous, asSeller, publishVehicle, republish } from '../../test/factories';
import { stock } from '../../test/stock';
import { systemCtx } from '../../test/system';
import { SITEMAP_BOUNDS, writeSitemaps } from './sitemap.service';

const open = async (path: string) => {
  const answer = await anonymous().get(path);
  return { ...answer, text: new TextDecoder().decode(answer.body) };
};
const locations = (text: string) =>
  [...text.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(([, path]) => path);

const run = () => writeSitemaps(systemCtx());

/** Every address in the files of the index, and the number of addresses of each file. */
async function listed() {
  const files = locations((await open('/sitemap.xml')).text);
  const texts = await Promise.all(files.map(async (path = '') => (await open(path)).text));
  return {
    files,
    texts,
    addresses: texts.flatMap(locations),
    counts: texts.map((text) => locations(text).length),
  };
}

beforeEach(async () => {
  const { objects } = await env.DOCS.list({ prefix: 'sitemaps/' });
  await env.DOCS.delete(objects.map(({ key }) => key));
});

describe('the sitemap', () => {
  it('lists public pages with the time of their last change, and the site’s own pages', async () => {
    const seller = await asSeller({ plan: 'pro', username: 'sitemap-motors' });
    await asSeller({ username: 'no-longer-pro' });
    const shown = await publishVehicle(seller);
    const [sold, gone] = [await publishVehicle(seller), await publishVehicle(seller)];
    await seller.patch(`/api/vehicles/${sold.id}/status`, { status: 'sold' });
    await seller.delete(`/api/vehicles/${gone.id}`);
    const { body: page } = await republish(await asSeller({ plan: 'pro' }), shown.id);
    expect((await listed()).files).toEqual(['/sitemaps/pages.xml']);

    await run();
    const { addresses, texts } = await listed();
    expect(addresses).toEqual(
      expect.arrayContaining([
        `/vehicle/${shown.id}`,
        `/republished/${page.id}`,
        '/sitemap-motors',
        '/guide',
        '/help',
      ]),
    );
    for (const { id } of [sold, gone]) expect(addresses).not.toContain(`/vehicle/${id}`);
    expect(addresses).not.toContain('/no-longer-pro');
    const { body } = await anonymous().get(`/api/vehicles/${shown.id}`);
    expect(texts.join('')).toContain(`/vehicle/${shown.id}</loc><lastmod>${body.updatedAt}</lastmod>`);
    expect((await open('/sitemap.xml')).headers.get('content-type')).toContain('application/xml');
  });

  it('is written in limited runs and files, and follows removals', async () => {
    const seller = await asSeller();
    await stock(seller.user.id, 45);
    const run = () => writeSitemaps(systemCtx(), { rowsPerFile: 10, filesPerRun: 5 });
    await run();
    expect((await listed()).files, 'a pass that has not ended is not published').toEqual([
      '/sitemaps/pages.xml',
    ]);
    await run();
    await run();
    const { files, counts, addresses } = await listed();
    expect(files.length).toBeGreaterThanOrEqual(5);
    expect(Math.max(...counts)).toBe(10);
    expect(new Set(addresses).size).toBe(addresses.length);
    await everything
      .prepare("update vehicles set status = 'sold', version = version + 1 where user_id = ?")
      .bind(seller.user.id)
      .run();
    for (let times = 0; times < 3; times++) await run();
    expect((await listed()).files.length).toBeLessThan(5);
    const { objects } = await env.DOCS.list({ prefix: 'sitemaps/vehicles' });
    expect(objects.length).toBeLessThan(3);
    expect(SITEMAP_BOUNDS.rowsPerFile).toBe(1_000);
  });

  it('has no other files', async () => {
    for (const file of [
      '2026-11-21.xml',
      'nothing.xml',
      '...xml',
      'vehicles-0.xml',
      'vehicles-99.xml',
      'progress.json',
    ]) {
      expect((await anonymous().get(`/sitemaps/${file}`)).status, file).toBe(404);
    }
  });

  it('is announced to crawlers, with what they may not visit', async () => {
    const { text } = await open('/robots.txt');
    expect(text).toContain('Sitemap: http://localhost/sitemap.xml');
    expect(text).toContain('Disallow: /api/');
  });
});
