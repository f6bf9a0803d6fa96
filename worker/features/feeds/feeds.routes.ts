import type { FeedFormat } from '../../../schema/feeds/paths';
import { type AppContext, createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { floodLimit } from '../../http/flood';
import { feedFileApi, feedsApi } from './feeds.api';
import * as feeds from './feeds.service';

const HEADERS = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };

export const feedsRoutes = createRouter()
  .get('/', declared(feedsApi.find), async (c) => c.json(await feeds.getFeed(c.var.unverified)))
  .post('/', declared(feedsApi.make), async (c) => c.json(await feeds.makeFeed(c.var.ctx), 201))
  .delete('/', declared(feedsApi.end), async (c) => c.json(await feeds.endFeed(c.var.ctx)));

async function answer(c: AppContext, secret: string, format: FeedFormat): Promise<Response> {
  const file = await feeds.openFeed(c.var.ctx, secret, format);
  const headers = { ...HEADERS, etag: file.etag };
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers);
  return c.body(file.body, 200, { ...headers, 'content-type': file.contentType });
}

export const feedFileRoutes = createRouter()
  .get('/:secret/vehicles.csv', floodLimit, declared(feedFileApi.csv), (c) =>
    answer(c, c.req.valid('param').secret, 'csv'),
  )
  .get('/:secret/vehicles.json', floodLimit, declared(feedFileApi.json), (c) =>
    answer(c, c.req.valid('param').secret, 'json'),
  );
