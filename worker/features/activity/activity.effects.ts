import type { Ctx } from '../../context';
import type { Payloads } from '../../platform/effect-kinds';
import { insertActivity } from './activity.queries';

/** Logs what happened in a shard. */
export async function applyActivity(ctx: Ctx, line: Payloads['activity']): Promise<null> {
  await insertActivity(ctx.directory, line).onConflictDoNothing();
  return null;
}
