/**
 * Cloudflare's list prices in dollars, as documented in November 2026, for the paid plans beyond their
 * included amounts. Each is per unit; CPU is per millisecond, duration per gigabyte-second.
 */
export const PRICES_OF = '2026-11-20';

const MILLION = 1_000_000;
const WORKERS = 'developers.cloudflare.com/workers/platform/pricing';
const OBJECTS = 'developers.cloudflare.com/durable-objects/platform/pricing';
const D1 = 'developers.cloudflare.com/d1/platform/pricing';
const KV = 'developers.cloudflare.com/kv/platform/pricing';
const R2 = 'developers.cloudflare.com/r2/pricing';
const LOGS = 'developers.cloudflare.com/workers/platform/pricing (Workers Logs, Logpush)';
const POINTS = 'developers.cloudflare.com/analytics/analytics-engine/pricing';
const QUEUES = 'developers.cloudflare.com/queues/platform/pricing';
const IMAGES = 'developers.cloudflare.com/images/pricing';

export const PRICES = {
  requests: { price: 0.3 / MILLION, source: WORKERS },
  cpuMs: { price: 0.02 / MILLION, source: WORKERS },
  d1RowsRead: { price: 0.001 / MILLION, source: D1 },
  d1RowsWritten: { price: 1 / MILLION, source: D1 },
  objectRequests: { price: 0.15 / MILLION, source: OBJECTS },
  objectRowsWritten: { price: 1 / MILLION, source: OBJECTS },
  objectGbSeconds: { price: 12.5 / MILLION, source: OBJECTS },
  kvReads: { price: 0.5 / MILLION, source: KV },
  kvWrites: { price: 5 / MILLION, source: KV },
  r2Writes: { price: 4.5 / MILLION, source: R2 },
  r2Reads: { price: 0.36 / MILLION, source: R2 },
  images: { price: 0.5 / 1000, source: IMAGES },
  /** A message is three operations: write, read and delete. */
  queueOperations: { price: 0.4 / MILLION, source: QUEUES },
  /** Stored by Workers Logs and sent by Logpush. */
  logLines: { price: 0.65 / MILLION, source: LOGS },
  points: { price: 0.25 / MILLION, source: POINTS },
  /** No price is published; counted like a line of Workers Logs. */
  spans: { price: 0.6 / MILLION, source: LOGS },
};

export type PricedUnits = Partial<Record<keyof typeof PRICES, number>>;

/** Assumptions about what is not counted here: measured elsewhere, or third parties'. */
export const ASSUMED = {
  keptPages: { value: 0.8, why: 'share of pages that the cache of a data centre answers' },
  photosAView: { value: 3, why: 'photos a visitor loads' },
  photoMissesBusy: {
    value: 0.01,
    why: 'share of photos that the CDN, with its upper tier, asks of R2: busy',
  },
  photoMissesLongTail: { value: 0.15, why: 'the same where a listing is seen once an hour' },
  cpuKeptPageMs: { value: 0.8, why: 'CPU of a page from the cache' },
  cpuRenderedPageMs: { value: 8, why: 'CPU of a page that is rendered' },
  cpuBeaconMs: { value: 1.5, why: 'CPU of a beacon' },
  tappedShare: { value: 0.1, why: 'share of visits in which Call or WhatsApp is tapped' },
  cpuScanMs: { value: 1, why: 'CPU of the redirect behind a printed code' },
  cpuOfferMs: { value: 3, why: 'CPU of an offer' },
  cpuRequestMs: { value: 1.5, why: 'CPU of a request of the workspace' },
  cpuPhotoMs: {
    value: 800,
    why: 'CPU of a photo: four variants in WebAssembly (0.6 s on the machine of the bench)',
  },
  cpuCardMs: { value: 450, why: 'CPU of a preview card' },
  objectWallMs: { value: 5, why: 'time that a Durable Object of 128 MB is awake for a request' },
  sampledShare: {
    value: 0.03,
    why: 'share of reads, beacons and reports with a line and a point: 1 in 50, and 20 a minute and isolate in full',
  },
  tracedShare: { value: 0.01, why: 'share of requests that are traced (wrangler.toml)' },
  spansATrace: { value: 6, why: 'spans of a traced request: itself, and its calls of bindings' },
  deliveryReports: { value: 0.02, why: 'share of mails that bounce; deploy.md asks for no other reports' },
  days: { value: 22, why: 'days a month with the dashboard open' },
};
