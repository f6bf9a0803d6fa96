import { listDurableObjectIds, runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

/** Brings what all counters hold into the database, as they do themselves a moment later. */
export async function flushCounters(): Promise<void> {
  for (const id of await listDurableObjectIds(env.VIEW_COUNTER)) {
    await runDurableObjectAlarm(env.VIEW_COUNTER.get(id));
  }
}
