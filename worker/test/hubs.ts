import { listDurableObjectIds } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { LiveHub } from '../live/live-hub';
import { VISITOR_SHARDS, visitorHubOf } from '../platform/live';

const hubs = env.LIVE_HUB as DurableObjectNamespace<LiveHub>;
let former = new Set<string>();

/**
 * From here on `allHubs` is without those that exist: `reset` empties objects, but their ids stay listed, and
 * opening the thousands of earlier test files would take most of a later one's time.
 */
export async function forgetHubs(): Promise<void> {
  const visitors = Array.from({ length: VISITOR_SHARDS }, (_, at) =>
    String(hubs.idFromName(visitorHubOf(at))),
  );
  former = new Set((await listDurableObjectIds(hubs)).map(String));
  // The few hubs of visitors are the same in every file: they hold the pages that this one opens, too.
  for (const id of visitors) former.delete(id);
}

/** The live objects that this test file has made. */
export const allHubs = async (): Promise<DurableObjectStub<LiveHub>[]> =>
  (await listDurableObjectIds(hubs)).filter((id) => !former.has(String(id))).map((id) => hubs.get(id));
