import type { IssueDto } from '../../../schema/answers/admin';
import { AppError } from '../../../schema/errors';
import type { UserCtx } from '../../context';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { toIssueDto } from './admin.dto';
import * as queries from './admin-issues.queries';

/** `<time>_<id>`; anything else is the beginning. */
function parseCursor(cursor: string | undefined): queries.IssuePlace | null {
  const [at = '', id = ''] = cursor?.split('_') ?? [];
  return /^\d+$/.test(at) && id ? { at: Number(at), id } : null;
}

/** What went wrong, newest first: what is open, or what was dealt with. */
export async function listIssues(
  ctx: UserCtx,
  { resolved, cursor, limit }: { resolved: boolean; cursor?: string; limit: number },
): Promise<Page<IssueDto>> {
  const rows = await queries.listIssues(ctx.db, { resolved, after: parseCursor(cursor), limit: limit + 1 });
  return pageOf(rows, limit, ({ issue }) => `${issue.createdAt}_${issue.id}`, toIssueDto);
}

/** Says that an issue is dealt with, or is not. Throws not_found (404). */
export async function changeIssue(ctx: UserCtx, id: string, resolved: boolean): Promise<IssueDto> {
  const now = ctx.clock.now();
  await queries.setResolved(ctx.db, {
    id,
    resolved,
    operatorId: ctx.actor.user.id,
    activityId: newId(now),
    now,
  });
  const row = await queries.findIssue(ctx.db, id);
  if (!row) throw new AppError('not_found', 'Issue not found');
  return toIssueDto(row);
}
