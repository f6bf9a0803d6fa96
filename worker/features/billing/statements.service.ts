import { AppError } from '../../../schema/common/errors';
import type { StatementInput } from '../../../schema/upi/input';
import type { KnownColumnsDto, StatementResultDto, StatementRowDto } from '../../../schema/upi/output';
import type { UserCtx } from '../../context';
import { sha256 } from '../../platform/crypto';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { matchRows } from './match.service';
import * as queries from './statements.queries';
import { toStatementRowDto } from './upi.dto';

/**
 * Stores incoming payments of a bank's statement and confirms what fits by reference and amount. Rows that are known change nothing:
 * a statement may be imported twice, in parts, and overlapping with others.
 */
export async function importStatement(ctx: UserCtx, input: StatementInput): Promise<StatementResultDto> {
  const now = ctx.clock.now();
  const { fileName, headings, columns } = input;
  await queries.saveLayout(ctx.directory, sha256(headings), columns, now);
  const rows = input.rows.map((row) => ({ ...row, id: newId(now) }));
  const added = await queries.addRows(ctx.directory, rows, { fileName, now });
  const confirmed = await matchRows(
    ctx,
    rows.map(({ utr }) => utr),
  );
  return { added, known: rows.length - added, confirmed };
}

/** How the last statement with these headings was read. */
export const getKnownColumns = async (ctx: UserCtx, headings: string): Promise<KnownColumnsDto> => ({
  columns: await queries.findLayout(ctx.directory, sha256(headings)),
});

/** Incoming payments that belong to no order, newest first. */
export async function listOpenRows(
  ctx: UserCtx,
  page: { cursor?: string; limit: number },
): Promise<Page<StatementRowDto>> {
  const rows = await queries.listOpenRows(ctx.directory, page.cursor, page.limit + 1);
  return pageOf(rows, page.limit, (row) => row.id, toStatementRowDto);
}

/** Sets a row aside that is not about a plan. Throws not_found (404), conflict (409) if it has a payment or was set aside. */
export async function ignoreRow(ctx: UserCtx, id: string, reason: string): Promise<void> {
  const now = ctx.clock.now();
  if (!(await queries.findRow(ctx.directory, id))) throw new AppError('not_found');
  const change = { id, reason, operatorId: ctx.actor.user.id, activityId: newId(now), now };
  if (!(await queries.ignoreRow(ctx.directory, change))) throw new AppError('row_taken');
}
