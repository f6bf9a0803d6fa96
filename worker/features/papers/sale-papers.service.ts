import { toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import { bucketOfCode } from '../../../schema/common/short-code';
import { CASH_LIMITS } from '../../../schema/money/cash';
import type { PaperInput } from '../../../schema/papers/input';
import type { PaperDto } from '../../../schema/papers/output';
import { type Own, ownFields, refusalOf } from '../../../schema/papers/sale-fields';
import type { UserCtx } from '../../context';
import { bucketOf } from '../../platform/buckets';
import { setStatus } from '../vehicles/sale.service';
import { listCashTokens } from './cash.sql';
import { findPaper, findSale, type SaleRow } from './papers.queries';
import { checkAmount, issuePaper, listPapers, numberOf, ownIn, seesMoney, toPaper } from './papers.service';
import * as queries from './sale-papers.queries';

function checkedFields(input: PaperInput, sale: SaleRow, made: number, now: number): Own {
  if (input.kind === 'token_receipt') checkAmount(sale, input.amount, 'amount');
  const refusal = refusalOf(input, made, now);
  if (refusal) throw new AppError(refusal[0], { field: refusal[1] });
  return ownFields(input);
}

/** A vehicle with a token is held: it is not offered as available, but others may still offer. */
async function holdVehicle(ctx: UserCtx, vehicleId: string, until: string): Promise<void> {
  try {
    await setStatus(ctx, vehicleId, { status: 'pending', heldUntil: Date.parse(until) });
  } catch (error) {
    // Sold already: the receipt of a token is only late.
    if (!(error instanceof AppError) || error.code !== 'sale_not_revertible') throw error;
  }
}

/** The paper that was issued with the code that the device chose; null while there is none. Throws paper_code_taken (409). */
async function findSent(ctx: UserCtx, { code, kind, vehicleId }: PaperInput): Promise<PaperDto | null> {
  if (code === undefined) return null;
  const { db, ownerId } = ownIn(ctx);
  const found = await queries.findIssued(db, code);
  const isTaken = bucketOfCode(code) !== bucketOf(ownerId) || (found && found.paper.ownerId !== ownerId);
  if (isTaken) throw new AppError('paper_code_taken');
  if (!found) return null;
  const { paper } = found;
  if (paper.kind !== kind || paper.vehicleId !== vehicleId) throw new AppError('paper_code_taken');
  return toPaper(found);
}

/** Throws cash_of_sale (409) if a token in cash takes the cash for the vehicle to the limit of the law. */
async function checkCash(ctx: UserCtx, input: PaperInput): Promise<void> {
  if (input.kind !== 'token_receipt' || input.mode !== 'cash' || input.seen.includes('cash')) return;
  const { db, ownerId } = ownIn(ctx);
  const sale = { ownerId, vehicleId: input.vehicleId };
  const [vehicle, tokens, lines] = await Promise.all([
    findSale(db, ownerId, input.vehicleId),
    listCashTokens(db, sale),
    seesMoney(ctx) ? queries.sumCash(db, sale) : null,
  ]);
  if (vehicle?.currency !== 'INR') return;
  const before = tokens
    .filter(({ isTaken }) => lines === null || !isTaken)
    .reduce((sum, { amountMinor }) => sum + amountMinor, lines ?? 0);
  const amount = toMinor(input.amount, 'INR') ?? 0;
  if (before + amount >= CASH_LIMITS.taken) throw new AppError('cash_of_sale', { field: 'amount' });
}

/**
 * Issues a token receipt or a delivery note, once for each code that a device chose. A token sets the vehicle to pending
 * unless its time is over by now. Throws like `issuePaper`; token_above, held_past and delivered_later (400);
 * paper_code_taken (409); and, until `seen` has the question, paper_second and cash_of_sale (409).
 */
export async function createPaper(ctx: UserCtx, input: PaperInput): Promise<PaperDto> {
  const sent = await findSent(ctx, input);
  if (sent) return sent;
  const { db, ownerId } = ownIn(ctx);
  const { kind, vehicleId, seen } = input;
  const now = ctx.clock.now();
  const madeAt = input.madeAt ? Math.min(now, Date.parse(input.madeAt)) : null;
  if (!refusalOf(input, madeAt ?? now, now)) await checkCash(ctx, input);
  const paper = await issuePaper(ctx, kind, input, {
    own: (sale) => checkedFields(input, sale, madeAt ?? now, now),
    made: { code: input.code, madeAt },
    ...(seen.includes('second') ? {} : { condition: queries.isFirst(ownerId, vehicleId, kind) }),
    refused: async () => {
      const meanwhile = await findSent(ctx, input);
      if (meanwhile) return meanwhile;
      const first = seen.includes('second') ? null : await queries.findStanding(db, ownerId, vehicleId, kind);
      if (first) throw new AppError('paper_second', { values: { number: numberOf(first) } });
      return null;
    },
  });
  const until = paper.fields.token?.heldUntil;
  if (until && Date.parse(until) > now) await holdVehicle(ctx, vehicleId, until);
  return paper;
}

/**
 * Declares a paper void; its row and its number stay. A token receipt no longer holds the vehicle: the latest other one
 * does, or it is available again, unless its status was changed by hand. Throws paper_not_found (404) and
 * paper_cancelled (409).
 */
export async function cancelPaper(ctx: UserCtx, id: string, reason: string): Promise<PaperDto> {
  const { db, ownerId } = ownIn(ctx);
  const now = ctx.clock.now();
  const sees = seesMoney(ctx);
  const isCancelled = await queries.cancelPaper(db, { id, ownerId, reason, now, seesMoney: sees });
  const row = await findPaper(db, ownerId, id, sees);
  if (!row) throw new AppError('paper_not_found');
  if (!isCancelled) throw new AppError('paper_cancelled');
  const paper = toPaper(row);
  if (paper.fields.token) await endHold(ctx, paper.vehicleId, Date.parse(paper.fields.token.heldUntil), now);
  return paper;
}

async function endHold(ctx: UserCtx, vehicleId: string, until: number, now: number): Promise<void> {
  const { db, ownerId } = ownIn(ctx);
  const [heldUntil, other] = await Promise.all([
    queries.findHold(db, ownerId, vehicleId),
    queries.findStanding(db, ownerId, vehicleId, 'token_receipt'),
  ]);
  if (heldUntil !== until) return;
  const next = Date.parse(other?.fields.token?.heldUntil ?? '');
  await setStatus(
    ctx,
    vehicleId,
    next > now ? { status: 'pending', heldUntil: next } : { status: 'available' },
  );
}

/**
 * Erases what no law needs of a paper's buyer, in all papers of that vehicle with the same number: number, address (but on a
 * bill with a GST number), and in cancelled papers the name.  Returns the vehicle's papers. Throws paper_not_found (404).
 */
export async function eraseBuyer(ctx: UserCtx, id: string): Promise<PaperDto[]> {
  const { db, ownerId } = ownIn(ctx);
  const isErased = await queries.eraseBuyer(db, { id, ownerId, now: ctx.clock.now() });
  const row = isErased ? await findPaper(db, ownerId, id, seesMoney(ctx)) : null;
  if (!row) throw new AppError('paper_not_found');
  return listPapers(ctx, row.paper.vehicleId);
}
