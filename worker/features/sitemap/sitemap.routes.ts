import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { floodLimit } from '../../http/flood';
import { sitemapApi } from './sitemap.api';
import { getRobots, getSitemap, getSitemapIndex } from './sitemap.service';

const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

export const sitemapRoutes = createRouter()
  .get('/robots.txt', declared(sitemapApi.robots), (c) =>
    c.text(getRobots(c.var.ctx), 200, { 'cache-control': 'public, max-age=86400' }),
  )
  .get('/sitemap.xml', floodLimit, declared(sitemapApi.index), async (c) =>
    c.body(await getSitemapIndex(c.var.ctx), 200, XML),
  )
  .get('/sitemaps/:file', floodLimit, declared(sitemapApi.file), async (c) => {
    const name = c.req.valid('param').file.replace(/\.xml$/, '');
    return c.body(await getSitemap(c.var.ctx, name), 200, XML);
  });
