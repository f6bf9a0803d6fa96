import { AppError } from '../../../schema/common/errors';
import type { IssueDto } from '../../../schema/issues/output';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { keyedCursor, type Page, pageOf, parseKeyedCursor } from '../../platform/paging';
import { newId } from '../../platform/random';
import { fullName } from '../profile/display-name';
import * as queries from './admin-issues.queries';

const toIssueDto = ({ issue, resolver }: queries.IssueRow): IssueDto => ({
  id: issue.id,
  type: issue.type,
  description: issue.description,
  userId: issue.userId,
  metadata: Object.fromEntries(
    Object.entries(issue.metadata ?? {}).map(([name, value]) => [name, String(value)]),
  ),
  resolved: issue.resolved,
  resolvedAt: iso(issue.resolvedAt),
  resolvedBy: resolver && fullName(resolver),
  createdAt: iso(issue.createdAt),
});

/** Reported faults, newest first, either open or resolved. */
export async function listIssues(
  ctx: UserCtx,
  { resolved, cursor, limit }: { resolved: boolean; cursor?: string; limit: number },
): Promise<Page<IssueDto>> {
  const after = parseKeyedCursor(cursor);
  const rows = await queries.listIssues(ctx.directory, { resolved, after, limit: limit + 1 });
  const cursorOf = ({ issue }: queries.IssueRow) => keyedCursor({ key: issue.createdAt, id: issue.id });
  return pageOf(rows, limit, cursorOf, toIssueDto);
}

/** Marks an issue as resolved or open. Throws not_found (404). */
export async function changeIssue(ctx: UserCtx, id: string, resolved: boolean): Promise<IssueDto> {
  const now = ctx.clock.now();
  await queries.setResolved(ctx.directory, {
    id,
    resolved,
    operatorId: ctx.actor.user.id,
    activityId: newId(now),
    now,
  });
  const row = await queries.findIssue(ctx.directory, id);
  if (!row) throw new AppError('issue_not_found');
  return toIssueDto(row);
}
