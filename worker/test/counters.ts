import { listDurableObjectIds, runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

const VISITOR_SHARDS = Array.from({ length: 16 }, (_, shard) =>
  env.LIVE_HUB.idFromName(`visitors:${shard}`).toString(),
);

/** Brings what all counters of views and pages hold into the database, as they do themselves a moment later. */
export async function flushCounters(): Promise<void> {
  for (const id of await listDurableObjectIds(env.VIEW_COUNTER)) {
    await runDurableObjectAlarm(env.VIEW_COUNTER.get(id));
  }
  for (const id of await listDurableObjectIds(env.LIVE_HUB)) {
    if (VISITOR_SHARDS.includes(id.toString())) await runDurableObjectAlarm(env.LIVE_HUB.get(id));
  }
}
