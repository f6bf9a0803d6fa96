import { toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import type { PaperFileInput, PaperInput } from '../../../schema/papers/input';
import { MAX_FILES, MAX_PAPERS, paperNumber } from '../../../schema/papers/kinds';
import { type PaperDto, PaperFields, type PaperPage } from '../../../schema/papers/output';
import { RC_WATCH_PATH } from '../../../schema/rc-watch/kinds';
import type { Ctx, UserCtx } from '../../context';
import { indianFinancialYear, iso } from '../../platform/clock';
import { sha256 } from '../../platform/crypto';
import { newId, newShortCode } from '../../platform/random';
import { displayName } from '../profile/display-name';
import { setStatus } from '../vehicles/sale.service';
import * as queries from './papers.queries';

const DAY = 24 * 3_600_000;
/** How long a vehicle can be held. */
const MAX_HELD = 90 * DAY;
/** Clocks of phones differ. */
const TOLERANCE = 5 * 60_000;

const ownIn = ({ actor, shardOf }: UserCtx) => ({ db: shardOf(actor.user.id), ownerId: actor.user.id });

const toPaper = ({ paper, personName }: queries.PaperRow): PaperDto => ({
  id: paper.id,
  vehicleId: paper.vehicleId,
  leadId: paper.leadId,
  kind: paper.kind,
  number: paperNumber(paper.kind, paper.year, paper.number),
  code: paper.code,
  issuedAt: iso(paper.createdAt),
  personName,
  fields: paper.fields,
});

/**
 * The receipts and notes of a seller's vehicle, latest first; also of one that was deleted. Throws vehicle_not_found (404).
 */
export async function listPapers(ctx: UserCtx, vehicleId: string): Promise<PaperDto[]> {
  const { db, ownerId } = ownIn(ctx);
  const rows = await queries.listPapers(db, ownerId, vehicleId);
  if (rows.length === 0 && !(await queries.findSale(db, ownerId, vehicleId))) {
    throw new AppError('vehicle_not_found');
  }
  return rows.map(toPaper);
}

const amountIn = (sale: queries.SaleRow, typed: string, field: string): number => {
  if (toMinor(typed, sale.currency) === null) throw new AppError('price_invalid', { field });
  return Number(typed);
};

const timeIn = (at: string, isRight: (at: number) => boolean, refusal: AppError): string => {
  const time = Date.parse(at);
  if (!isRight(time)) throw refusal;
  return iso(time);
};

function tokenOf(input: PaperInput, sale: queries.SaleRow, now: number): PaperFields['token'] {
  if (input.kind !== 'token_receipt') return null;
  const amount = amountIn(sale, input.amount, 'amount');
  if (amount > Number(input.price)) throw new AppError('token_above', { field: 'amount' });
  const heldUntil = timeIn(
    input.heldUntil,
    (at) => at > now && at <= now + MAX_HELD,
    new AppError('held_past', { field: 'heldUntil' }),
  );
  return { amount, mode: input.mode, heldUntil, terms: input.terms };
}

function deliveryOf(input: PaperInput, now: number): PaperFields['delivery'] {
  if (input.kind !== 'delivery_note') return null;
  const { kms, keys, papers, rcOwner } = input;
  const at = timeIn(
    input.at,
    (time) => time <= now + TOLERANCE,
    new AppError('delivered_later', { field: 'at' }),
  );
  return { at, kms, keys, papers, rcOwner };
}

/** Everything that is printed, in a fixed order, as it stands now. */
function fieldsOf(input: PaperInput, sale: queries.SaleRow, now: number): PaperFields {
  const seller = { name: displayName(sale), phone: sale.phone, address: sale.address };
  return PaperFields.parse({
    seller,
    buyer: { name: input.buyerName, phone: input.buyerMobile, address: null },
    vehicle: { name: sale.name, plate: input.plate, year: sale.year },
    price: amountIn(sale, input.price, 'price'),
    currency: sale.currency,
    exchange: input.exchange || null,
    token: tokenOf(input, sale, now),
    delivery: deliveryOf(input, now),
  });
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

/**
 * Issues a token receipt or a delivery note (amounts in major units of the vehicle's currency) with the next number of its
 * series in the financial year. A token sets the vehicle to pending. Throws vehicle_not_found (404), price_invalid,
 * token_above, held_past and delivered_later (400), paper_limit (403).
 */
export async function createPaper(ctx: UserCtx, input: PaperInput): Promise<PaperDto> {
  const { db, ownerId } = ownIn(ctx);
  const now = ctx.clock.now();
  const sale = await queries.findSale(db, ownerId, input.vehicleId);
  if (!sale) throw new AppError('vehicle_not_found');
  const fields = JSON.stringify(fieldsOf(input, sale, now));
  const id = newId(now, ownerId);
  const isStored = await queries.insertPaper(db, {
    id,
    ownerId,
    vehicleId: input.vehicleId,
    leadId: input.leadId ?? null,
    personId: ctx.actor.member?.personId ?? null,
    kind: input.kind,
    year: indianFinancialYear(now),
    code: newShortCode(ownerId),
    fields,
    fieldsHash: sha256(fields),
    now,
  });
  if (!isStored) throw new AppError('paper_limit', { values: { limit: MAX_PAPERS } });
  if (input.kind === 'token_receipt') await holdVehicle(ctx, input.vehicleId, input.heldUntil);
  const row = await queries.findPaper(db, ownerId, id);
  if (!row) throw new AppError('paper_not_found');
  return toPaper(row);
}

/**
 * Notes a PDF that was made from a paper by its SHA-256; the file itself stays on the device. Throws paper_not_found (404)
 * and paper_file_limit (403).
 */
export async function addFile(ctx: UserCtx, id: string, file: PaperFileInput) {
  const { db, ownerId } = ownIn(ctx);
  if (await queries.addFile(db, ownerId, id, file)) return { message: 'File noted' };
  if (!(await queries.findPaper(db, ownerId, id))) throw new AppError('paper_not_found');
  throw new AppError('paper_file_limit', { values: { limit: MAX_FILES } });
}

/** What whoever holds a paper may know by its code: no names, no numbers, no sums. Null for an unknown code. */
export async function findPaperPage(ctx: Ctx, code: string): Promise<PaperPage | null> {
  const row = await queries.findByCode(ctx.shardOfCode(code), code);
  if (!row) return null;
  return {
    kind: row.kind,
    number: paperNumber(row.kind, row.year, row.number),
    issuedAt: iso(row.createdAt),
    plateEnd: row.plate.slice(-4),
    files: row.files,
    watchPath: row.watch && `${RC_WATCH_PATH}/${row.watch}`,
  };
}
