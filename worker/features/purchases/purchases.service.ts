import { toMajor, toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import type { PaperDto } from '../../../schema/papers/output';
import type { PaidPurchaseInput, PurchaseInput, RcHolderInput } from '../../../schema/purchases/input';
import { MAX_PURCHASES } from '../../../schema/purchases/kinds';
import type { CameInDto, PurchaseDto } from '../../../schema/purchases/output';
import type { UserCtx } from '../../context';
import { indianCalendar, iso } from '../../platform/clock';
import { newId } from '../../platform/random';
import { issuePurchaseReceipt } from '../papers/papers.service';
import * as queries from './purchases.queries';

/** Clocks of phones differ. */
const TOLERANCE = 5 * 60_000;

const ownIn = ({ actor, shardOf }: UserCtx) => ({ db: shardOf(actor.user.id), ownerId: actor.user.id });

const toPurchase = ({ purchase, personName }: queries.CameInRow['lines'][number]): PurchaseDto => ({
  version: purchase.version,
  plate: purchase.plate,
  fromName: purchase.fromName,
  fromPhone: purchase.fromPhone,
  fromAddress: purchase.fromAddress,
  at: iso(purchase.at),
  kms: purchase.kms,
  keys: purchase.keys,
  papers: purchase.papers,
  loan: purchase.loan,
  bank: purchase.bank,
  savedAt: iso(purchase.updatedAt),
  isOwner: purchase.personId === null,
  personName,
});

/**
 * A seller's vehicle with how it came in; a deleted one only if something was said of it. Throws vehicle_not_found (404).
 */
export async function findCameIn(ctx: UserCtx, vehicleId: string): Promise<queries.CameInRow> {
  const { db, ownerId } = ownIn(ctx);
  const row = await queries.findCameIn(db, { ownerId, vehicleId });
  if (!row || !(row.isActive || row.lines.length > 0)) throw new AppError('vehicle_not_found');
  return row;
}

/** How a vehicle came in, and whose name is in its RC. Throws vehicle_not_found (404). */
export async function getCameIn(ctx: UserCtx, vehicleId: string): Promise<CameInDto> {
  const { rc, lines } = await findCameIn(ctx, vehicleId);
  return {
    vehicleId,
    rc,
    purchases: lines.map(toPurchase),
    hasReceipt: Boolean(lines[0]?.hasReceipt),
  };
}

/** Says whose name is in the RC. Throws vehicle_not_found (404). */
export async function sayRc(ctx: UserCtx, vehicleId: string, input: RcHolderInput): Promise<CameInDto> {
  const { db, ownerId } = ownIn(ctx);
  const personId = ctx.actor.member?.personId ?? null;
  const said = { ...input, ownerId, vehicleId, personId, now: ctx.clock.now() };
  if (!(await queries.sayRc(db, said))) throw new AppError('vehicle_not_found');
  return getCameIn(ctx, vehicleId);
}

/** When it was bought: not in the future, and not before the year of the vehicle. */
function readTime(at: string, { year }: queries.CameInRow, now: number): number {
  const time = Date.parse(at);
  if (time > now + TOLERANCE) throw new AppError('delivered_later', { field: 'at' });
  if (indianCalendar(time).year < year) throw new AppError('bought_before_made', { field: 'at' });
  return time;
}

function readPaid(input: PurchaseInput | PaidPurchaseInput, { currency }: queries.CameInRow) {
  if (!('price' in input)) return undefined;
  const priceMinor = toMinor(input.price, currency);
  if (!priceMinor) throw new AppError('price_invalid', { field: 'price' });
  return { priceMinor, currency, paidBy: input.paidBy };
}

/**
 * Saves how a vehicle came in, with what was paid (major units of the vehicle's currency) if the input has it. It can be
 * changed until a receipt was issued for it; after that, a change is kept beside what was printed. Throws
 * vehicle_not_found (404), price_invalid, delivered_later and bought_before_made (400), purchase_changed (409) and
 * purchase_limit (403).
 */
export async function savePurchase(
  ctx: UserCtx,
  vehicleId: string,
  input: PurchaseInput | PaidPurchaseInput,
): Promise<CameInDto> {
  const { db, ownerId } = ownIn(ctx);
  const now = ctx.clock.now();
  const before = await findCameIn(ctx, vehicleId);
  if (!before.isActive) throw new AppError('vehicle_not_found');
  const { version, plate, fromName, fromPhone, fromAddress, kms, keys, papers, loan, bank } = input;
  const isSaved = await queries.savePurchase(db, {
    id: newId(now, ownerId),
    ownerId,
    vehicleId,
    personId: ctx.actor.member?.personId ?? null,
    input: {
      ...{ plate, fromName, fromPhone, fromAddress, kms, keys, papers, loan, bank },
      at: readTime(input.at, before, now),
    },
    version,
    paid: readPaid(input, before),
    currency: before.currency,
    limit: MAX_PURCHASES,
    now,
  });
  if (isSaved) return getCameIn(ctx, vehicleId);
  const isFull = before.lines[0]?.purchase.version === version && before.lines.length >= MAX_PURCHASES;
  throw new AppError(isFull ? 'purchase_limit' : 'purchase_changed');
}

/**
 * Issues the receipt of a purchase, as it was saved. Throws vehicle_not_found and purchase_not_found (404),
 * purchase_price_missing (400), purchase_changed (409) and paper_limit (403).
 */
export async function issueReceipt(
  ctx: UserCtx,
  vehicleId: string,
  { version }: { version: number },
): Promise<PaperDto> {
  const { ownerId } = ownIn(ctx);
  const { lines, rc } = await findCameIn(ctx, vehicleId);
  const purchase = lines[0]?.purchase;
  if (!purchase) throw new AppError('purchase_not_found');
  if (purchase.version !== version) throw new AppError('purchase_changed');
  const { plate, fromName, fromPhone, fromAddress, at, kms, keys, papers, loan, bank, priceMinor, paidBy } =
    purchase;
  if (priceMinor === null || paidBy === null) throw new AppError('purchase_price_missing');
  const paper = await issuePurchaseReceipt(ctx, vehicleId, {
    plate,
    from: { name: fromName, phone: fromPhone || null, address: fromAddress || null },
    price: toMajor(priceMinor, purchase.currency),
    currency: purchase.currency,
    purchase: { version, paidBy, at: iso(at), kms, keys, papers, loan, bank, rcOwner: rc?.name || null },
    condition: queries.isPrintable({ ownerId, vehicleId }, version),
  });
  if (!paper) throw new AppError('purchase_changed');
  return paper;
}
