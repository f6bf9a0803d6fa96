import { env } from 'cloudflare:workers';
import type { LiveHub } from '../live/live-hub';
import { userHub } from '../platform/live';
import { allHubs } from './hubs';

const hubs = env.LIVE_HUB as DurableObjectNamespace<LiveHub>;

/** The object that counts a seller's views. */
export const hubOfSeller = (sellerId: string) => hubs.get(hubs.idFromName(userHub(sellerId)));

/** Writes everything held by counters of views and pages to the database, as happens hours later. */
export async function flushCounters(): Promise<void> {
  for (const hub of await allHubs()) await hub.flush();
}
