import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { main } from '../lib/run.ts';
import { picturesOf, siteOf, startStandIn, TOKEN } from './stand-in/server.ts';

/**
 * An account for practice: Cloudflare's API, a site with visitors, and a running clock. `npx tsx
 * scripts/deploy/practice.ts example.in` prints the settings with which `npm run deploy` and wrangler use it
 * instead of the platform. Its state is lost when it ends.
 */
const [zone = 'example.in', failing = ''] = process.argv.slice(2);

await main(async () => {
  const standIn = await startStandIn({ zone, worker: 'chaabi', dataset: 'chaabi_requests' });
  const { traffic } = standIn;
  traffic.now = Date.now();
  traffic.requestsPerMinute = 3000;
  // The tag of a release that should fail, to watch it being rolled back.
  if (failing) traffic.failing.set(failing, 0.05);
  setInterval(() => traffic.advance(1000), 1000);
  const answer = siteOf(standIn, 'chaabi', ['SECRET_KEY', 'MAIL_API_KEY', 'MEDIA_PURGE_TOKEN']);
  const pictures = picturesOf(standIn, `media.${zone}`);
  const PICTURES = '/pictures-host';
  const site = createServer(async (request, response) => {
    const { url = '/' } = request;
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, `${value}`]),
    );
    const answered = url.startsWith(PICTURES) ? pictures(url.slice(PICTURES.length)) : answer(url, headers);
    const found = await answered.catch(() => new Response('', { status: 530 }));
    response.writeHead(found.status, Object.fromEntries(found.headers)).end(await found.text());
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  console.log(`export CLOUDFLARE_API_BASE_URL=${standIn.base}
export CLOUDFLARE_API_TOKEN=${TOKEN}
export CLOUDFLARE_ACCOUNT_ID=${standIn.account}
export DEPLOY_SITE=http://127.0.0.1:${port}
export DEPLOY_PICTURES=http://127.0.0.1:${port}${PICTURES}`);
});
