import { toMajor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import { moneyText } from '../../../schema/common/money-text';
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
  const known = rows.length - added;
  if (added > 0) {
    await queries.logImport(ctx.directory, {
      activityId: newId(now),
      operatorId: ctx.actor.user.id,
      description: `Imported ${fileName}: ${added} new, ${known} known, ${confirmed} confirmed`,
      now,
    });
  }
  return { added, known, confirmed };
}

/** How the last statement with these headings was read. */
export const getKnownColumns = async (ctx: UserCtx, headings: string): Promise<KnownColumnsDto> => ({
  columns: await queries.findLayout(ctx.directory, sha256(headings)),
});

/** Incoming payments that belong to no order, newest first: open ones, or those that were set aside. */
export async function listRows(
  ctx: UserCtx,
  page: { state: 'open' | 'ignored'; cursor?: string; limit: number },
): Promise<Page<StatementRowDto>> {
  const rows = await queries.listRows(ctx.directory, { ...page, limit: page.limit + 1 });
  return pageOf(rows, page.limit, (row) => row.id, toStatementRowDto);
}

async function changeRow(ctx: UserCtx, id: string, reason: string | null): Promise<void> {
  const now = ctx.clock.now();
  const row = await queries.findRow(ctx.directory, id);
  if (!row) throw new AppError('not_found');
  const what = `${moneyText(toMajor(row.amountMinor, 'INR'), 'INR')}, UTR ${row.utr}`;
  const changed = await queries.changeRow(ctx.directory, {
    row,
    reason,
    operatorId: ctx.actor.user.id,
    description: reason === null ? `Opened ${what} again` : `Set ${what} aside: ${reason}`,
    activityId: newId(now),
    now,
  });
  if (!changed) throw new AppError('row_taken');
  if (reason === null) await matchRows(ctx, [row.utr]);
}

/** Sets a row aside that is not about a plan. Throws not_found (404), conflict (409) if it has a payment or was set aside. */
export const ignoreRow = (ctx: UserCtx, id: string, reason: string) => changeRow(ctx, id, reason);

/** Opens a row again that was set aside. Throws not_found (404), conflict (409) if it was not. */
export const openRow = (ctx: UserCtx, id: string) => changeRow(ctx, id, null);
