import { listDurableObjectIds } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { LiveHub } from '../live/live-hub';

const hubs = env.LIVE_HUB as DurableObjectNamespace<LiveHub>;
let former = new Set<string>();

/**
 * From here on `allHubs` is without those that exist: `reset` empties objects, but their ids stay listed, and
 * opening the thousands of earlier test files would take most of a later one's time.
 */
export async function forgetHubs(): Promise<void> {
  former = new Set((await listDurableObjectIds(hubs)).map(String));
}

/** The live objects that this test file has made. */
export const allHubs = async (): Promise<DurableObjectStub<LiveHub>[]> =>
  (await listDurableObjectIds(hubs)).filter((id) => !former.has(String(id))).map((id) => hubs.get(id));
