import type { Client } from '../context';
import { grouped } from '../platform/grouped';

/** How many slots bodies that are still arriving may hold in an isolate, and how many of them one network and one site. */
export interface BodyShare {
  slots: number;
  perNetwork: number;
  perSite: number;
}

/** A body that is still arriving. */
export interface ArrivingBody {
  readonly network: string;
  readonly site: string;
  readonly since: number;
  bytes: number;
  slots: number;
  /** It had to give way: its reader stops. */
  isEnded: boolean;
}

/** Compares two bodies by which of them gives way first. */
type GivesWay = (one: ArrivingBody, other: ArrivingBody) => number;

/**
 * A body that is younger does not give way to others of its network or site, so that fifty people of a town who send at the same
 * moment are all served. What one address may begin in this time is bounded by the flood limit.
 */
export const BODY_GRACE_MS = 2_000;

/** An honest body is here within two seconds, so the oldest is the slowest. */
export const oldestFirst: GivesWay = (one, other) => one.since - other.since;

/** Younger uploads have no rate yet. */
const YOUNG_MS = 3_000;

/** Uploads differ in size: the lowest rate gives way, and one that has just begun comes last. */
export const slowestFirst =
  (now: () => number): GivesWay =>
  (one, other) => {
    const isYoung = ({ since }: ArrivingBody) => Number(now() - since < YOUNG_MS);
    const rate = ({ bytes, since }: ArrivingBody) => bytes / Math.max(1, now() - since);
    return isYoung(one) - isYoung(other) || rate(one) - rate(other) || one.since - other.since;
  };

const slotsOf = (bodies: readonly ArrivingBody[]) => bodies.reduce((sum, { slots }) => sum + slots, 0);

/**
 * The bodies that an isolate is waiting for. A new one is never refused: if a share is used up, one that has not arrived gives way.
 * So nobody can hold slots with bodies that never arrive.
 */
export class ArrivingBodies {
  private readonly held = new Set<ArrivingBody>();

  /** `reservedSlots`: a site with at most so many gives way only if no site has more. */
  constructor(
    private readonly share: BodyShare,
    private readonly givesWay: GivesWay,
    private readonly reservedSlots = 0,
  ) {}

  /** Takes the first slot for a body. `rateScale` multiplies the shares of a network and a site. */
  admit({ unhashed }: Pick<Client, 'unhashed'>, now: number, rateScale: number): ArrivingBody {
    const { network, site } = unhashed;
    const body = { network, site, since: now, bytes: 0, slots: 1, isEnded: false };
    this.held.add(body);
    const { perNetwork, perSite } = this.share;
    const late = (one: ArrivingBody) => now - one.since >= BODY_GRACE_MS;
    this.shrink((one) => one.network === network, late, perNetwork * rateScale);
    this.shrink((one) => one.site === site, late, perSite * rateScale);
    this.makeRoom();
    return body;
  }

  /** Takes the slots for what has arrived. Others give way, or this body, if it is slower; alone it may have more than there are. */
  grow(body: ArrivingBody, bytes: number, bytesPerSlot: number): void {
    body.bytes = bytes;
    body.slots = Math.max(1, Math.ceil(bytes / bytesPerSlot));
    this.makeRoom();
  }

  /** It has arrived, or the client is gone. */
  release(body: ArrivingBody): void {
    this.held.delete(body);
  }

  private end(body: ArrivingBody): void {
    body.isEnded = true;
    this.held.delete(body);
  }

  private shrink(
    isOf: (body: ArrivingBody) => boolean,
    isLate: (body: ArrivingBody) => boolean,
    limit: number,
  ): void {
    const some = [...this.held].filter(isOf);
    const late = some.filter(isLate).toSorted(this.givesWay);
    for (const body of late.slice(0, Math.max(0, some.length - limit))) this.end(body);
  }

  private makeRoom(): void {
    while (this.held.size > 1 && slotsOf([...this.held]) > this.share.slots) {
      const [first] = this.candidates().toSorted(this.givesWay);
      if (first) this.end(first);
    }
  }

  /** The bodies of the site with most slots; everybody's if no site has more than what is reserved for each. */
  private candidates(): ArrivingBody[] {
    const all = [...this.held];
    const sites = grouped(all, ({ site }) => site);
    const most = Math.max(...[...sites.values()].map(slotsOf));
    if (most <= this.reservedSlots) return all;
    return all.filter(({ site }) => slotsOf(sites.get(site) ?? []) === most);
  }
}
