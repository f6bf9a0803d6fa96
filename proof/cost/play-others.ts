import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { copyActivity } from '../../worker/features/admin/users.service';
import { runGroup } from '../../worker/jobs/jobs';
import { turnsOf } from '../../worker/platform/job-queue';
import { deskHub, deskOf, hubOf, userHub } from '../../worker/platform/live';
import { edgePageCache } from '../../worker/platform/page-cache';
import { encodeJpeg } from '../../worker/platform/pictures/codecs';
import { TestClient } from '../../worker/test/client';
import { everything } from '../../worker/test/everything';
import { asSeller, offer, publishVehicle } from '../../worker/test/factories';
import { pageClient } from '../../worker/test/pages';
import { openSocket } from '../../worker/test/sockets';
import { systemCtx } from '../../worker/test/system';
import { inShards, runJobs } from '../../worker/test/tick';
import { combine, times, type Units, unitsOf } from '../../worker/test/units';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A provider that accepts mails at once: its price is not part of the platform's. */
const mailer = { send: async () => {} } as never;

const tick = () => runJobs(() => systemCtx({ mailer }));

/** What a vehicle's page costs with its beacon, rendered and from the cache, without the seller's object. */
export async function playPages(): Promise<{ rendered: Units; kept: Units; beacon: Units; taps: Units }> {
  const seller = await asSeller({ plan: 'pro' });
  const { id } = await publishVehicle(seller);
  for (let others = 0; others < 12; others++) await publishVehicle(seller);
  const browser = pageClient({ pageCache: edgePageCache });
  const open = () => browser.get(`/vehicle/${id}`);
  const rendered = await unitsOf(open);
  const kept = await unitsOf(open);
  const viewCounts = { record: async () => true } as never;
  const beacon = await unitsOf(() =>
    new TestClient({ viewCounts }).post('/api/views', { url: `/vehicle/${id}`, vehicleId: id }),
  );
  // With the seller's object: the views played elsewhere tap nothing.
  await new TestClient().post('/api/views', { vehicleId: id });
  const taps = await unitsOf(() =>
    new TestClient().post('/api/views/taps', { vehicleId: id, taps: ['call', 'whatsapp'] }),
  );
  return { rendered, kept, beacon, taps };
}

/** What the redirect of a printed code costs; the page that it leads to, and its beacon, count as a view. */
export async function playScan(): Promise<Units> {
  const seller = await asSeller({ plan: 'pro' });
  const { id } = await publishVehicle(seller);
  const [{ shortUrl }] = (await seller.get(`/api/links?vehicleId=${id}`)).body;
  const path = new URL(shortUrl).pathname;
  return await unitsOf(() => pageClient({ pageCache: edgePageCache }).get(path));
}

/** What an offer costs with its messages, until all of it has been deleted. */
export async function playOffers(count: number): Promise<Units> {
  const seller = await asSeller({ plan: 'pro' });
  const { id } = await publishVehicle(seller);
  const began = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const cleaned = async (from: number) => {
      const later = [1.1, 2.5, 95, 185].map((days) => from + days * DAY);
      return await unitsOf(async () => {
        for (const at of later) {
          vi.setSystemTime(at);
          await tick();
        }
      });
    };
    const first = began + 400 * DAY;
    await cleaned(began + 200 * DAY);
    const idle = await cleaned(began + 201 * DAY);
    const made = await unitsOf(async () => {
      for (let turn = 0; turn < count; turn++) {
        vi.setSystemTime(first + turn * 20 * MINUTE);
        const headers = { 'cf-connecting-ip': `198.51.${turn >> 8}.${turn & 255}` };
        const { status } = await new TestClient({ mailer }).post('/api/leads', offer(id), { headers });
        if (status !== 201) throw new Error(`an offer was refused: ${status}`);
      }
    });
    const cleaning = await cleaned(first + count * 20 * MINUTE);
    return times(combine(made, cleaning, times(idle, -1)), 1 / count);
  } finally {
    vi.useRealTimers();
  }
}

/** A photo as the browser prepares it. */
async function uploadPrepared(seller: TestClient): Promise<string> {
  const [width, height] = [1600, 1200];
  const data = new Uint8ClampedArray(width * height * 4).map((_, at) => (at * 7919) % 251);
  const form = new FormData();
  form.append('images', new File([await encodeJpeg({ data, width, height }, 85)], 'car.jpg'));
  const { body } = await seller.send('POST', '/api/upload/images', { form });
  return body.imageUrls[0];
}

/** A listing with photos, each uploaded separately, its draft saved three times, and one preview card. */
export async function playListings(count: number, photos = 4): Promise<Units> {
  const seller = await asSeller({ plan: 'pro' });
  const units = await unitsOf(async () => {
    for (let turn = 0; turn < count; turn++) {
      const { body: draft } = await seller.post('/api/drafts', { fields: { name: 'Swift' }, images: [] });
      const images: string[] = [];
      for (let photo = 0; photo < photos; photo++) images.push(await uploadPrepared(seller));
      for (let change = 0; change < 2; change++) {
        await seller.put(`/api/drafts/${draft.id}`, {
          fields: { name: `Swift ${change}` },
          images: images.slice(0, 4),
        });
      }
      // No plan allows more than four yet; the others are only uploaded.
      const { id } = await publishVehicle(seller, { images: images.slice(0, 4), draftId: draft.id });
      const browser = pageClient();
      const card = await browser.get(`/cards/vehicle/${id}/card.jpg`);
      const drawn = card.status === 302 ? await browser.get(card.headers.get('location') ?? '') : card;
      if (drawn.status !== 200) throw new Error(`no card: ${drawn.status}`);
    }
  });
  return times(units, 1 / count);
}

/** What a shard's jobs cost in five minutes in which nothing happens but one seller being active. */
export async function playTick(): Promise<Units> {
  const seller = await asSeller({ shard: 0 });
  await tick();
  await noteActive(seller.user.id);
  const turns = turnsOf(['0']);
  const ctxFor = () => systemCtx({ mailer });
  return await unitsOf(async () => {
    for (const turn of turns) await runGroup(ctxFor, turn);
  });
}

const noteActive = (sellerId: string) =>
  everything.prepare('update sellers set last_activity_at = ? where id = ?').bind(Date.now(), sellerId).run();

const reported = async () => {
  const { results } = await everything.prepare('select name, active from database_reports').all();
  return JSON.stringify(results);
};

/**
 * Tells operators of the sellers' activity. Returns how many reports of shards that has changed: they are in
 * the cost of the shard's jobs, not of a seller.
 */
async function copyActivities(): Promise<number> {
  const before = await reported();
  await inShards(copyActivity, systemCtx());
  return (await reported()) === before ? 0 : 1;
}

/** What a workspace requests when it opens (web/routes/dashboard). */
const OPENING = [
  '/api/auth/user',
  '/api/vehicles?limit=24',
  '/api/vehicles/counts',
  '/api/republished-vehicles',
  '/api/notifications/unread-count',
  '/api/subscription/usage',
  '/api/drafts',
  '/api/leads?limit=24',
];
/** What a seller does in an hour: another tab, a lead, the bell. */
const ACTIONS_AN_HOUR = 6;
const PING_EVERY_MS = 45_000;

/** The cost of a day with the dashboard open for this many hours. */
export async function playDashboard(hours: number): Promise<Units> {
  const seller = await asSeller({ plan: 'pro' });
  for (let listings = 0; listings < 12; listings++) await publishVehicle(seller);
  const name = userHub(seller.user.id);
  const hub = hubOf(env.LIVE_HUB, name);
  const begin = Date.now() + 3 * DAY;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(begin);
  const act = async (socket: { send: (frame: unknown) => void }, frames: number) => {
    socket.send({ type: 'page_view', url: '/dashboard', userId: null, timestamp: Date.now() });
    await vi.waitFor(async () => {
      const read = await runInDurableObject(hub, (_, state) =>
        state.getWebSockets().map((open) => open.deserializeAttachment().count.frames),
      );
      if (!read.includes(frames)) throw new Error('not read yet');
    });
    for (const path of ['/api/leads?limit=24', '/api/notifications']) await seller.get(path);
  };
  try {
    // The tables of both objects are created once, not every day.
    for (const object of [hub, hubOf(env.LIVE_HUB, deskHub(deskOf(name)))])
      await runInDurableObject(object, () => {});
    await copyActivities();
    let reports = 0;
    const units = await unitsOf(async () => {
      for (const path of OPENING) {
        const { status } = await seller.get(path);
        if (status !== 200) throw new Error(`${path} answers ${status}`);
      }
      const socket = await openSocket(seller);
      for (let minute = 0; minute < hours * 60; minute++) {
        vi.setSystemTime(begin + minute * MINUTE);
        const due = await runInDurableObject(hub, (_, { storage }) => storage.getAlarm());
        if (due !== null && due <= Date.now()) await runDurableObjectAlarm(hub);
        // Once for each action.
        if (minute % (60 / ACTIONS_AN_HOUR) === 0) await act(socket, 1);
        if (minute % 5 === 0) reports += await copyActivities();
      }
      socket.close(1000);
      vi.setSystemTime(begin + (hours + 1) * HOUR);
      reports += await copyActivities();
    });
    const pings = (hours * HOUR) / PING_EVERY_MS / 20;
    return {
      ...units,
      requests: units.requests + 1,
      objectRequests: units.objectRequests + pings,
      d1RowsWritten: units.d1RowsWritten - reports,
    };
  } finally {
    vi.useRealTimers();
  }
}
