import type { Client } from '../context';
import { grouped } from '../platform/grouped';

/**
 * How many slots an isolate has for bodies that are still arriving, and how many of them one network and one
 * site may hold.
 */
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
  /** Set when it is evicted: its reader stops. */
  isEnded: boolean;
}

/** Orders bodies by which is evicted first. */
type GivesWay = (one: ArrivingBody, other: ArrivingBody) => number;

/**
 * Younger bodies are not evicted for others of their network or site, so that fifty people of a town who send
 * at the same moment are all served. The flood limit bounds how many one address can start in this time.
 */
export const BODY_GRACE_MS = 2_000;

/** An honest body arrives within two seconds, so the oldest is the slowest. */
export const oldestFirst: GivesWay = (one, other) => one.since - other.since;

/** Younger uploads have no meaningful rate yet. */
const YOUNG_MS = 3_000;

/** Uploads differ in size, so the lowest rate is evicted first; those that have just started come last. */
export const slowestFirst =
  (now: () => number): GivesWay =>
  (one, other) => {
    const isYoung = ({ since }: ArrivingBody) => Number(now() - since < YOUNG_MS);
    const rate = ({ bytes, since }: ArrivingBody) => bytes / Math.max(1, now() - since);
    return isYoung(one) - isYoung(other) || rate(one) - rate(other) || one.since - other.since;
  };

const slotsOf = (bodies: readonly ArrivingBody[]) => bodies.reduce((sum, { slots }) => sum + slots, 0);

/**
 * The bodies that an isolate waits for. A new one is never refused: if a share is used up, one that has not
 * arrived yet is evicted. So nobody can hold slots with bodies that never arrive.
 */
export class ArrivingBodies {
  private readonly held = new Set<ArrivingBody>();

  /** `reservedSlots`: a site with at most this many is evicted from only if no site has more. */
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

  /**
   * Takes the slots for what has arrived. Others are evicted, or this body if it is slower; a lone body may
   * exceed the limit.
   */
  grow(body: ArrivingBody, bytes: number, bytesPerSlot: number): void {
    body.bytes = bytes;
    body.slots = Math.max(1, Math.ceil(bytes / bytesPerSlot));
    this.makeRoom();
  }

  /** Called when it has arrived or the client has disconnected. */
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

  /** The bodies of the site with most slots; everyone's if no site exceeds its reserved slots. */
  private candidates(): ArrivingBody[] {
    const all = [...this.held];
    const sites = grouped(all, ({ site }) => site);
    const most = Math.max(...[...sites.values()].map(slotsOf));
    if (most <= this.reservedSlots) return all;
    return all.filter(({ site }) => slotsOf(sites.get(site) ?? []) === most);
  }
}
