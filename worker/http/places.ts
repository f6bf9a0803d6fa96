import { AppError } from '../../schema/common/errors';
import type { Ctx } from '../context';

/** How many requests hold one kind of slot at once in an isolate, and how many of them may come from one network. */
interface Share {
  most: number;
  perNetwork: number;
}

/**
 * Slots of one isolate. A request that waits for its own body does no work and takes no working slot; uploads wait separately and
 * take a slot for each announced MB, because a body is in memory up to three times and an isolate has 128 MB.
 */
export const CAPACITY = {
  working: { most: 50, perNetwork: 25 },
  receiving: { most: 400, perNetwork: 24 },
  uploading: { most: 24, perNetwork: 16 },
} as const satisfies Record<string, Share>;
export type PlaceKind = keyof typeof CAPACITY;
export type Capacity = Record<PlaceKind, Share>;

const NO_LIMIT: Share = { most: Number.POSITIVE_INFINITY, perNetwork: Number.POSITIVE_INFINITY };
/** For tests of everything else. */
export const UNLIMITED: Capacity = { working: NO_LIMIT, receiving: NO_LIMIT, uploading: NO_LIMIT };

/** A disconnected client never reaches `finally`: its slot is released after the longest possible request, plus a margin. */
const ABANDONED_AFTER_MS: Record<PlaceKind, number> = {
  working: 10_000,
  receiving: 10_000,
  uploading: 120_000,
};

interface Place {
  network: string;
  slots: number;
  since: number;
}

/** The slots that requests hold. `run` refuses (503) a request without a free one, before any work is done for it. */
export class Places {
  private readonly held: Record<PlaceKind, Set<Place>> = {
    working: new Set(),
    receiving: new Set(),
    uploading: new Set(),
  };

  constructor(private readonly capacity: Capacity) {}

  async run<T>(
    kind: PlaceKind,
    { clock, client, settings }: Ctx,
    work: () => Promise<T>,
    slots = 1,
  ): Promise<T> {
    const place = { network: client.unhashed.network, since: clock.now(), slots };
    const held = this.held[kind];
    if (!this.hasRoom(kind, place, settings.RATE_SCALE)) {
      throw new AppError(
        'unavailable',
        'Too many people are using this right now. Please try again in a moment.',
        {
          retryAfterSeconds: 1,
        },
      );
    }
    held.add(place);
    try {
      return await work();
    } finally {
      held.delete(place);
    }
  }

  /** A request that needs more slots than there are runs alone. */
  private hasRoom(kind: PlaceKind, { network, since, slots }: Place, rateScale: number): boolean {
    const held = this.held[kind];
    const { most, perNetwork } = this.capacity[kind];
    const isOver = (places: readonly Place[], limit: number) =>
      places.length > 0 &&
      places.reduce((sum, place) => sum + /* guard: 1 @ load-shedding */ place.slots, slots) > limit;
    const isFull = () => {
      const all = [...held];
      const own = all.filter((place) => place.network === network);
      return (
        isOver(all, /* guard: 1000 * most @ load-shedding */ most) ||
        isOver(own, /* guard: 1000 * perNetwork * rateScale @ load-shedding */ perNetwork * rateScale)
      );
    };
    if (!isFull()) return true;
    for (const place of held) if (place.since < since - ABANDONED_AFTER_MS[kind]) held.delete(place);
    return !isFull();
  }
}
