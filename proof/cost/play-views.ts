import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { vi } from 'vitest';
import type { LiveHub } from '../../worker/live/live-hub';
import { hubOfSeller } from '../../worker/test/counters';
import { combine, NOTHING, type Units, unitsOf } from '../../worker/test/units';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Far from today, so that no alarm of the runtime's own clock interferes. */
const BEGINNING = Date.parse('2031-01-01T00:00:00+05:30');

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws an index by weight. */
export function byWeight(weights: number[], random: () => number): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  return weights.length - 1;
}

/** Weights by Zipf's law: the n-th has an n-th of the first one's share. */
export const zipf = (count: number): number[] => Array.from({ length: count }, (_, index) => 1 / (index + 1));

/** Three evening hours with five times the mean. */
const HOURS = Array.from({ length: 24 }, (_, hour) => (hour >= 19 && hour < 22 ? 5 : 9 / 21));

export interface View {
  at: number;
  listing: number;
}

/** A number of views per day, distributed over the listings by Zipf's law, most of them in the evening. */
export function busyDays(days: number, perDay: number, listings: number, random: () => number): View[] {
  const shares = zipf(listings);
  return Array.from({ length: Math.round(days * perDay) }, () => ({
    at: BEGINNING + Math.floor(random() * days) * DAY + (byWeight(HOURS, random) + random()) * HOUR,
    listing: byWeight(shares, random),
  })).sort((one, other) => one.at - other.at);
}

/** One view of each listing in each hour. */
export const hourly = (days: number, listings: number, random: () => number): View[] =>
  Array.from({ length: days * 24 }, (_, hour) =>
    Array.from({ length: listings }, (__, listing) => ({
      at: BEGINNING + (hour + random()) * HOUR,
      listing,
    })),
  )
    .flat()
    .sort((one, other) => one.at - other.at);

/** The cost of recording, and of writing to the database. */
export interface Played {
  views: number;
  recorded: Units;
  flushed: Units;
}

/**
 * Lets a seller's object count views at their times, each by a new visitor, with its alarms and two visits of
 * the seller a day. Views are played in sequence, so none shares its row with another, as some would.
 */
export async function playViews(sellerId: string, vehicleIds: string[], views: View[]): Promise<Played> {
  const hub = hubOfSeller(sellerId);
  const nextAlarm = () => runInDurableObject(hub, (_, { storage }) => storage.getAlarm());
  const keyOf = (index: number) => ({ vehicleId: vehicleIds[index] ?? '', republishedVehicleId: null });
  const flushed: Units[] = [];
  let recorded: Units = NOTHING;
  const pass = async (until: number) => {
    for (let due = await nextAlarm(); due !== null && due <= until; due = await nextAlarm()) {
      vi.setSystemTime(due);
      flushed.push(await unitsOf(() => runDurableObjectAlarm(hub)));
    }
    vi.setSystemTime(until);
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const last = views.at(-1)?.at ?? BEGINNING;
    const all = vehicleIds.map((_, index) => keyOf(index));
    vi.setSystemTime(BEGINNING);
    flushed.push(await unitsOf(() => hub.viewTotals(sellerId, all)));
    let at = 0;
    for (let step = BEGINNING + HOUR; step - HOUR <= last; step += HOUR) {
      const ofHour: View[] = [];
      for (; at < views.length && (views[at]?.at ?? 0) < step; at++) ofHour.push(views[at] as View);
      await pass(step - HOUR);
      const units = await unitsOf(() =>
        runInDurableObject(hub, async (object: LiveHub) => {
          for (const [index, view] of ofHour.entries()) {
            vi.setSystemTime(view.at);
            const visitor = `${Math.floor(view.at)}-${index}-${at}`.padEnd(32, '0');
            const from = { visitor, network: visitor.split('').reverse().join(''), scale: 1 };
            await object.recordView(
              sellerId,
              { listing: keyOf(view.listing), code: null, kind: 'vehicle', source: 'direct', visitor: from },
              Math.floor(view.at),
            );
          }
        }),
      );
      recorded = combine(recorded, units);
      const hour = (step / HOUR) % 24;
      if (hour === 4 || hour === 12) {
        flushed.push(
          await unitsOf(async () => {
            await hub.viewTotals(sellerId, all);
            await hub.flush();
          }),
        );
      }
    }
    await pass(last + DAY);
  } finally {
    vi.useRealTimers();
  }
  return { views: views.length, recorded, flushed: combine(...flushed) };
}
