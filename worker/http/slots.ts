import { AppError } from '../../schema/common/errors';
import type { Ctx } from '../context';
import { systemClock } from '../platform/clock';
import { ArrivingBodies, type BodyShare, oldestFirst, slowestFirst } from './arriving-bodies';

/** How many requests an isolate works on at once, and how many from one site. */
interface WorkShare {
  most: number;
  perSite: number;
}

/** What an isolate handles at once. */
export interface Capacity {
  working: WorkShare;
  /** Forms and JSON, one slot each. */
  receiving: BodyShare;
  /** A slot for each MB that has arrived. */
  uploading: BodyShare;
}

/** Uploads up to this size (MB) give way last. The browser sends photos one by one, of a few MB at most. */
export const SMALL_UPLOAD_MB = 4;

/**
 * A request that waits for its own body does no work and takes no working slot. One IPv4 address can be a
 * carrier's town: 24 bodies that take longer than two seconds are far more than honest people there send at
 * once. Uploads take a slot for each MB, because a body is in memory up to three times and an isolate has 128
 * MB. Any number of them may come from one address, since eviction goes by speed.
 */
export const CAPACITY = {
  working: { most: 50, perSite: 25 },
  receiving: { slots: 400, perNetwork: 24, perSite: 48 },
  uploading: { slots: 24, perNetwork: Number.POSITIVE_INFINITY, perSite: Number.POSITIVE_INFINITY },
} as const satisfies Capacity;

const NO_LIMIT: BodyShare = {
  slots: Number.POSITIVE_INFINITY,
  perNetwork: Number.POSITIVE_INFINITY,
  perSite: Number.POSITIVE_INFINITY,
};
/** For tests of everything but limits. */
export const UNLIMITED: Capacity = {
  working: { most: Number.POSITIVE_INFINITY, perSite: Number.POSITIVE_INFINITY },
  receiving: NO_LIMIT,
  uploading: NO_LIMIT,
};

/**
 * A disconnected client never reaches `finally`: its slot is released after the longest possible request plus
 * a margin.
 */
const ABANDONED_AFTER_MS = 10_000;

interface Slot {
  site: string;
  since: number;
}

/**
 * The slots that requests hold, since an isolate's memory limits how many it can work on. The one thing that
 * blocks all others, a password hash, has its own order in worker/platform/fair-queue.ts.
 */
export class Slots {
  readonly receiving: ArrivingBodies;
  readonly uploading: ArrivingBodies;
  private readonly working = new Set<Slot>();

  constructor(
    private readonly capacity: Capacity,
    now: () => number = systemClock.now,
  ) {
    this.receiving = new ArrivingBodies(capacity.receiving, oldestFirst);
    this.uploading = new ArrivingBodies(capacity.uploading, slowestFirst(now), SMALL_UPLOAD_MB);
  }

  /** Works on a request. Throws unavailable (503) if no slot is free, before any work is done for it. */
  async work<T>({ clock, client, settings }: Ctx, work: () => Promise<T>): Promise<T> {
    const slot = { site: client.unhashed.site, since: clock.now() };
    if (!this.hasRoom(slot, settings.RATE_SCALE)) {
      throw new AppError('overloaded', { retryAfterSeconds: 1 });
    }
    this.working.add(slot);
    try {
      return await work();
    } finally {
      this.working.delete(slot);
    }
  }

  private hasRoom({ site, since }: Slot, rateScale: number): boolean {
    const { most, perSite } = this.capacity.working;
    const isFull = () => {
      const own = [...this.working].filter((slot) => slot.site === site).length;
      return this.working.size >= most || own >= perSite * rateScale;
    };
    if (!isFull()) return true;
    for (const slot of this.working) if (slot.since < since - ABANDONED_AFTER_MS) this.working.delete(slot);
    return !isFull();
  }
}
