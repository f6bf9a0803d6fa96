import { report } from '../../worker/test/report';
import type { Units } from '../../worker/test/units';
import { ASSUMED, PRICES, PRICES_OF, type PricedUnits } from './prices';

/** The counts of the month's scenarios. */
export interface Month {
  pages: Record<'rendered' | 'kept' | 'beacon' | 'taps', Units>;
  busy: Units;
  longTail: Units;
  scan: Units;
  offer: Units;
  listing: Units;
  /** The same with as many photos as Growth allows. */
  photoListing: Units;
  /** One shard's jobs in five minutes. */
  tick: Units;
  dashboard: Units;
}

const MILLION = 1_000_000;
const TICKS_A_MONTH = 30 * 24 * 12;
/** Queue messages of a tick for one shard; each is written, read and deleted. */
const TURNS = 2;
const NAMES = Object.keys(PRICES) as (keyof PricedUnits)[];

const times = (units: PricedUnits, factor: number): PricedUnits =>
  Object.fromEntries(NAMES.map((name) => [name, (units[name] ?? 0) * factor]));
const sum = (...all: PricedUnits[]): PricedUnits =>
  Object.fromEntries(NAMES.map((name) => [name, all.reduce((total, one) => total + (one[name] ?? 0), 0)]));
const dollars = (units: PricedUnits, name: keyof PricedUnits) => (units[name] ?? 0) * PRICES[name].price;

const assume = (name: keyof typeof ASSUMED) => ASSUMED[name].value;

/** Adds the processor's time to counted units, and an object's time based on its requests. */
const whole = (units: PricedUnits, cpuMs: number) => {
  const objectGbSeconds = (units.objectRequests ?? 0) * (assume('objectWallMs') / 1000) * 0.128;
  return sum(units, { cpuMs, objectGbSeconds });
};

/**
 * The cost of observability: a log line and a data point for this share of the requests, and spans of a few.
 */
const observed = (units: PricedUnits, share = 1): PricedUnits => {
  const requests = units.requests ?? 0;
  return sum(units, {
    logLines: requests * share,
    points: requests * share,
    spans: requests * assume('tracedShare') * assume('spansATrace'),
  });
};

function ofView(
  { rendered, kept, beacon, taps }: Month['pages'],
  counting: Units,
  photoMisses: keyof typeof ASSUMED,
) {
  const share = assume('keptPages');
  const cpuMs =
    share * assume('cpuKeptPageMs') + (1 - share) * assume('cpuRenderedPageMs') + assume('cpuBeaconMs');
  const tapped = times(whole(taps, assume('cpuBeaconMs')), assume('tappedShare'));
  const photos = { r2Reads: assume('photosAView') * assume(photoMisses) };
  const all = sum(
    times(kept, share),
    times(rendered, 1 - share),
    beacon,
    tapped,
    photos,
    whole(counting, cpuMs),
  );
  return observed(all, assume('sampledShare'));
}

/** The cost of a month by the list prices: dollars by scenario, and the underlying units. */
export function reportMonth(month: Month) {
  const { pages, busy, longTail, scan, offer, listing, photoListing, tick, dashboard } = month;
  const requestsMs = ({ requests }: Units) => requests * assume('cpuRequestMs');
  const reports = {
    requests: assume('deliveryReports'),
    cpuMs: assume('deliveryReports') * assume('cpuRequestMs'),
  };
  const ofListing = (units: Units, photos: number) => {
    const cpuMs = photos * assume('cpuPhotoMs') + assume('cpuCardMs') + requestsMs(units);
    return times(observed(whole(units, cpuMs)), 1000);
  };
  const scenarios = {
    perMillionViewsBusy: times(ofView(pages, busy, 'photoMissesBusy'), MILLION),
    perMillionViewsLongTail: times(ofView(pages, longTail, 'photoMissesLongTail'), MILLION),
    perMillionScans: times(observed(whole(scan, assume('cpuScanMs')), assume('sampledShare')), MILLION),
    perMillionOffers: times(
      sum(observed(whole(offer, assume('cpuOfferMs'))), observed(reports, assume('sampledShare'))),
      MILLION,
    ),
    perThousandListings: ofListing(listing, 4),
    perThousandListingsOf12Photos: ofListing(photoListing, 12),
    perShardAMonth: times({ ...tick, ...{ requests: TURNS, queueOperations: TURNS * 3 } }, TICKS_A_MONTH),
    perThousandSellersHeavy: times(
      observed(whole(dashboard, requestsMs(dashboard)), assume('sampledShare')),
      1000 * assume('days'),
    ),
  };
  for (const [scenario, units] of Object.entries(scenarios)) {
    const total = NAMES.reduce((all, name) => all + dollars(units, name), 0);
    const parts = NAMES.filter((name) => dollars(units, name) >= 0.005)
      .sort((one, other) => dollars(units, other) - dollars(units, one))
      .map((name) => {
        const count = Math.round(units[name] ?? 0).toLocaleString('en-IN');
        return [name, `${dollars(units, name).toFixed(2).padStart(6)}  ${count.padStart(14)}`];
      });
    report(
      `${scenario}: ${total.toFixed(2)} dollars, by the list prices of ${PRICES_OF}`,
      Object.fromEntries(parts),
    );
  }
  const assumed = Object.entries(ASSUMED).map(([name, { value, why }]) => [
    name,
    `${`${value}`.padStart(6)}  ${why}`,
  ]);
  report('Assumed, not counted', Object.fromEntries(assumed));
  report('Prices from', Object.fromEntries(NAMES.map((name) => [name, PRICES[name].source])));
}
