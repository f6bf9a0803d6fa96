import { describe, expect, it } from 'vitest';
import { asSeller, publishVehicle } from '../../worker/test/factories';
import { isProof, seedOf } from '../../worker/test/proof';
import { unitsOf } from '../../worker/test/units';
import type { Month } from '../cost/month';
import { playBusyMonth, playLongTail } from '../cost/play-month';
import { playDashboard, playListings, playOffers, playPages, playScan, playTick } from '../cost/play-others';

/**
 * What the platform bills, counted. `npm run bench cost` simulates the whole month and multiplies by prices;
 * this simulates a part of it, and nothing may cost more rows, requests or calls than recorded.
 */
const LENGTH = isProof ? { days: 10, views: 800 } : { days: 2, views: 100 };
const LONG = { timeout: 300_000 };
const SEED = isProof ? seedOf() : 21;

const played: Partial<Month> = {};

describe('a view costs', () => {
  it(
    'one request of an object and little more than one row there, if a few sellers have most',
    LONG,
    async () => {
      const busy = await playBusyMonth(LENGTH, SEED);
      played.busy = busy;
      expect(busy.objectRequests).toBeLessThan(1.03);
      expect(busy.objectRowsWritten).toBeLessThan(1.2);
      expect(busy.d1RowsWritten).toBeLessThan(0.35);
      expect(busy.d1RowsRead).toBeLessThan(20);
    },
  );

  it('as little if each listing is viewed once an hour', LONG, async () => {
    const longTail = await playLongTail(LENGTH, SEED);
    played.longTail = longTail;
    expect(longTail.objectRequests).toBeLessThan(1.02);
    expect(longTail.objectRowsWritten).toBeLessThan(1.08);
    expect(longTail.d1RowsWritten).toBeLessThan(0.35);
  });

  it('a request for its page and one for its beacon, which write nothing to the database', async () => {
    const pages = await playPages();
    played.pages = pages;
    expect(pages.rendered).toMatchObject({ requests: 1, d1RowsWritten: 0, objectRequests: 0 });
    expect(pages.kept).toMatchObject({ requests: 1, d1RowsRead: 0, d1RowsWritten: 0 });
    expect(pages.beacon).toMatchObject({ requests: 1, d1RowsWritten: 0, kvReads: 0 });
    expect(pages.beacon.d1RowsRead).toBeLessThanOrEqual(4);
    expect(pages.taps).toMatchObject({ requests: 1, objectRequests: 1, d1RowsWritten: 0, kvReads: 0 });
    expect(pages.taps.objectRowsWritten).toBeLessThanOrEqual(1);
    expect(pages.taps.d1RowsRead).toBeLessThanOrEqual(4);
  });
});

it('a scan of a printed code costs a request and writes nothing', async () => {
  const scan = await playScan();
  played.scan = scan;
  expect(scan).toMatchObject({ requests: 1, d1RowsWritten: 0, objectRequests: 0, kvReads: 0 });
  expect(scan.d1RowsRead).toBeLessThanOrEqual(4);
});

it(
  'an offer costs one request and, with its mail and all that is deleted later, few rows',
  LONG,
  async () => {
    const offer = await playOffers(isProof ? 200 : 25);
    played.offer = offer;
    expect(offer).toMatchObject({ requests: 1, kvReads: 0, kvWrites: 0 });
    // It includes alarms of objects from earlier parts.
    expect(offer.objectRequests).toBeLessThan(1.2);
    expect(offer.d1RowsWritten).toBeLessThanOrEqual(MAX_OFFER_ROWS);
  },
);
/** Ten of the offer itself, and its part of the rows that the ticks of the test write. */
const MAX_OFFER_ROWS = 10.5;

it('a listing with four photos costs no call of the image service', LONG, async () => {
  const listing = await playListings(isProof ? 10 : 2);
  played.listing = listing;
  expect(listing.images).toBe(0);
  expect(listing.r2Writes).toBeLessThanOrEqual(17);
  expect(listing.requests).toBeLessThanOrEqual(10);
  // Four of them count pictures by site, one each, since they are paid calls.
  expect(listing.d1RowsWritten).toBeLessThanOrEqual(68);
});

it('a listing with twelve photos costs three times as many files, and still no call', LONG, async () => {
  const listing = await playListings(isProof ? 4 : 1, 12);
  played.photoListing = listing;
  expect(listing.images).toBe(0);
  expect(listing.r2Writes).toBeLessThanOrEqual(49);
  expect(listing.requests).toBeLessThanOrEqual(18);
});

it('the jobs of a shard where nothing happens write its report and their marks', async () => {
  const idle = await playTick();
  played.tick = idle;
  expect(idle.d1RowsWritten).toBeLessThanOrEqual(20);
  expect(idle).toMatchObject({ kvReads: 0, r2Writes: 0, objectRequests: 0 });
});

describe('an open dashboard', () => {
  it('requests nothing by itself while its socket is up', async () => {
    const [four, eight] = [await playDashboard(4), await playDashboard(8)];
    played.dashboard = eight;
    // Two requests for each of six actions an hour, and one of its object for each quarter of an hour.
    expect(eight.requests - four.requests).toBe(4 * 12);
    // One an hour.
    expect(eight.kvReads - four.kvReads).toBe(4);
    expect(eight.d1RowsWritten).toBeLessThan(120);
    // One for each action at the desk, one for each hour's alarm, and few for the opened pages.
    expect(eight.objectRowsWritten).toBeLessThanOrEqual(70);
  });

  it('has its session read from the store once an hour, not with every request', async () => {
    const seller = await asSeller();
    await publishVehicle(seller);
    const units = await unitsOf(async () => {
      for (const path of ['/api/auth/user', '/api/vehicles', '/api/leads', '/api/notifications']) {
        expect((await seller.get(path)).status).toBe(200);
      }
    });
    expect(units.kvReads).toBeLessThanOrEqual(1);
  });
});

it.runIf(isProof)('is what the reported month multiplies by prices', async () => {
  // Only `npm run bench cost` needs the prices.
  const { reportMonth } = await import('../cost/month');
  reportMonth(played as Month);
});
