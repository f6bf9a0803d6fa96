import type { ActivityDto } from '../../../schema/admin/output';
import type { UserCtx } from '../../context';
import { type Page, pageOf } from '../../platform/paging';
import { listActivity } from './activity.queries';
import { toActivityDto } from './admin.dto';

/** What everybody did, newest first. */
export async function listActivityFeed(
  ctx: UserCtx,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<ActivityDto>> {
  const rows = await listActivity(ctx.db, cursor, limit + 1);
  return pageOf(rows, limit, ({ entry }) => entry.id, toActivityDto);
}
