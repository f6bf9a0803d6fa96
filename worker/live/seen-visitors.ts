import { MAX_VIEWS_PER_NETWORK, VIEW_WINDOW_MS } from '../../schema/views/input';
import { isTapMark, type Mark } from '../../schema/views/marks';
import type { Visitor } from '../platform/view-counts';

const NETWORK_LETTERS = 16;

/** The hashes of a network's visitors share a prefix. */
const hashOf = ({ network, visitor }: Visitor) =>
  `${network.slice(0, NETWORK_LETTERS)}${visitor.slice(0, 32)}`;

/** What is counted once a visitor: a listing's page by its number, or something tapped there. */
export type Spot = number | `${number}${Mark}`;
export const spotOf = (listing: number, mark: Mark | undefined): Spot =>
  mark && isTapMark(mark) ? `${listing}${mark}` : listing;

/** Which visitors were counted at which spot within the window; in memory, rebuilt from the log. */
export class SeenVisitors {
  private readonly visitors = new Map<string, number>();
  private readonly networks = new Map<string, number[]>();

  note(spot: Spot, hash: string, at: number) {
    this.visitors.set(`${spot} ${hash}`, at);
    const key = networkKey(spot, hash);
    const times = this.networks.get(key) ?? [];
    times.push(at);
    this.networks.set(key, times);
  }

  private isSeen(spot: Spot, hash: string, now: number): boolean {
    const at = this.visitors.get(`${spot} ${hash}`);
    return at !== undefined && at > now - VIEW_WINDOW_MS;
  }

  /** Whether the network has used up its views of this listing, or its taps there. */
  private isUsedUp(spot: Spot, hash: string, scale: number, now: number): boolean {
    const times = this.networks.get(networkKey(spot, hash)) ?? [];
    return times.filter((at) => at > now - VIEW_WINDOW_MS).length >= MAX_VIEWS_PER_NETWORK * scale;
  }

  /** Notes the visitor at once, so that they count once; null if they do not count. */
  take(spot: Spot, visitor: Visitor, now: number): string | null {
    const hash = hashOf(visitor);
    if (this.isSeen(spot, hash, now) || this.isUsedUp(spot, hash, visitor.scale, now)) return null;
    this.note(spot, hash, now);
    return hash;
  }

  forget(now: number) {
    const isOver = (at: number) => at <= now - VIEW_WINDOW_MS;
    for (const [key, at] of this.visitors) if (isOver(at)) this.visitors.delete(key);
    for (const [key, times] of this.networks) {
      const left = times.filter((at) => !isOver(at));
      if (left.length > 0) this.networks.set(key, left);
      else this.networks.delete(key);
    }
  }
}

const networkKey = (spot: Spot, hash: string) => `${spot} ${hash.slice(0, NETWORK_LETTERS)}`;
