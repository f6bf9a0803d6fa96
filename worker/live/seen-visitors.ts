import { MAX_VIEWS_PER_NETWORK, VIEW_WINDOW_MS } from '../../schema/views/input';
import type { Visitor } from '../platform/view-counts';

const NETWORK_LETTERS = 16;

/** The hashes of a network's visitors share a prefix. */
export const hashOf = ({ network, visitor }: Visitor) =>
  `${network.slice(0, NETWORK_LETTERS)}${visitor.slice(0, 32)}`;

/** Which visitors were counted at which listing within the window; in memory, rebuilt from the log. */
export class SeenVisitors {
  private readonly visitors = new Map<string, number>();
  private readonly networks = new Map<string, number[]>();

  note(listing: number, hash: string, at: number) {
    this.visitors.set(`${listing} ${hash}`, at);
    const key = networkKey(listing, hash);
    const times = this.networks.get(key) ?? [];
    times.push(at);
    this.networks.set(key, times);
  }

  isSeen(listing: number, hash: string, now: number): boolean {
    const at = this.visitors.get(`${listing} ${hash}`);
    return at !== undefined && at > now - VIEW_WINDOW_MS;
  }

  /** Whether the network has used up its views of this listing. */
  isUsedUp(listing: number, hash: string, scale: number, now: number): boolean {
    const times = this.networks.get(networkKey(listing, hash)) ?? [];
    return times.filter((at) => at > now - VIEW_WINDOW_MS).length >= MAX_VIEWS_PER_NETWORK * scale;
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

const networkKey = (listing: number, hash: string) => `${listing} ${hash.slice(0, NETWORK_LETTERS)}`;
