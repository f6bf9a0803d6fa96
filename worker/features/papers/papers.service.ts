import { toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import type { PaperFileInput, PaperInput } from '../../../schema/papers/input';
import { MAX_FILES, MAX_PAPERS, type PaperKind, paperNumber } from '../../../schema/papers/kinds';
import { type PaperDto, PaperFields, type PaperPage } from '../../../schema/papers/output';
import { RC_WATCH_PATH } from '../../../schema/rc-watch/kinds';
import { actorMay } from '../../actor';
import type { Ctx, UserCtx } from '../../context';
import { indianFinancialYear, iso } from '../../platform/clock';
import { sha256 } from '../../platform/crypto';
import { newId, newShortCode } from '../../platform/random';
import { displayName } from '../profile/display-name';
import { setStatus } from '../vehicles/sale.service';
import { deliveredIn } from './delivered';
import * as queries from './papers.queries';

const DAY = 24 * 3_600_000;
/** How long a vehicle can be held. */
const MAX_HELD = 90 * DAY;
/** Clocks of phones differ. */
const TOLERANCE = 5 * 60_000;

const ownIn = ({ actor, shardOf }: UserCtx) => ({ db: shardOf(actor.user.id), ownerId: actor.user.id });

const seesMoney = ({ actor }: UserCtx) => actorMay(actor, 'seeMoney');

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
 * The receipts and notes of a seller's vehicle, latest first; also of one that was deleted. Receipts of its purchase are
 * for those who may see money. Throws vehicle_not_found (404).
 */
export async function listPapers(ctx: UserCtx, vehicleId: string): Promise<PaperDto[]> {
  const { db, ownerId } = ownIn(ctx);
  const rows = await queries.listPapers(db, { ownerId, vehicleId, seesMoney: seesMoney(ctx) });
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
  return { amount, mode: input.mode, heldUntil, terms: input.terms, rcOwner: input.rcOwner || null };
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

interface Sale {
  vehicleId: string;
  leadId?: string | null | undefined;
  plate: string;
  buyerName: string;
  buyerMobile: string | null;
  buyerAddress?: string;
  price: string;
  exchange?: string | null | undefined;
}

/** What a paper says besides who sells what to whom. */
type Own = Partial<Pick<PaperFields, 'token' | 'delivery' | 'bill'>>;

const NOTHING_OWN = { token: null, delivery: null, bill: null, purchase: null };

const partyOf = (sale: queries.SaleRow): PaperFields['seller'] => ({
  name: displayName(sale),
  phone: sale.phone,
  address: sale.address,
});

/** Everything that is printed, in a fixed order, as it stands now. */
const fieldsOf = (input: Sale, sale: queries.SaleRow, own: Own): PaperFields =>
  PaperFields.parse({
    seller: partyOf(sale),
    buyer: { name: input.buyerName, phone: input.buyerMobile, address: input.buyerAddress || null },
    vehicle: { name: sale.name, plate: input.plate, year: sale.year },
    price: amountIn(sale, input.price, 'price'),
    currency: sale.currency,
    exchange: input.exchange || null,
    ...NOTHING_OWN,
    ...own,
  });

/** A vehicle with a token is held: it is not offered as available, but others may still offer. */
async function holdVehicle(ctx: UserCtx, vehicleId: string, until: string): Promise<void> {
  try {
    await setStatus(ctx, vehicleId, { status: 'pending', heldUntil: Date.parse(until) });
  } catch (error) {
    // Sold already: the receipt of a token is only late.
    if (!(error instanceof AppError) || error.code !== 'sale_not_revertible') throw error;
  }
}

interface Issued {
  vehicleId: string;
  leadId: string | null;
  kind: PaperKind;
  fields: PaperFields;
  /** What must hold in the statement that draws the number. */
  condition?: queries.Condition;
}

/** Issues a paper with the next number of its series; null if there are too many, or the condition does not hold. */
async function issue(ctx: UserCtx, { fields, ...paper }: Issued): Promise<PaperDto | null> {
  const { db, ownerId } = ownIn(ctx);
  const now = ctx.clock.now();
  const text = JSON.stringify(fields);
  const id = newId(now, ownerId);
  const isStored = await queries.insertPaper(db, {
    ...paper,
    id,
    ownerId,
    personId: ctx.actor.member?.personId ?? null,
    year: indianFinancialYear(now),
    code: newShortCode(ownerId),
    fields: text,
    fieldsHash: sha256(text),
    delivered: deliveredIn(fields),
    now,
  });
  const row = isStored ? await queries.findPaper(db, ownerId, id, true) : null;
  return row && toPaper(row);
}

async function findSale(ctx: UserCtx, vehicleId: string): Promise<queries.SaleRow> {
  const { db, ownerId } = ownIn(ctx);
  const sale = await queries.findSale(db, ownerId, vehicleId);
  if (!sale) throw new AppError('vehicle_not_found');
  return sale;
}

const tooMany = () => new AppError('paper_limit', { values: { limit: MAX_PAPERS } });

/**
 * Issues a paper of a kind (amounts in major units of the vehicle's currency) with the next number of its series in the
 * financial year; `own` makes what only this kind says. Throws vehicle_not_found (404), price_invalid (400), paper_limit
 * (403), and what `own` throws.
 */
export async function issuePaper(
  ctx: UserCtx,
  kind: PaperKind,
  input: Sale,
  own: (sale: queries.SaleRow) => Own,
): Promise<PaperDto> {
  const { vehicleId, leadId = null } = input;
  const sale = await findSale(ctx, vehicleId);
  const paper = await issue(ctx, { vehicleId, leadId, kind, fields: fieldsOf(input, sale, own(sale)) });
  if (!paper) throw tooMany();
  return paper;
}

type Bought = Pick<PaperFields, 'price' | 'currency'> & {
  plate: string;
  from: PaperFields['seller'];
  purchase: NonNullable<PaperFields['purchase']>;
  /** Holds while the purchase is as it is printed. */
  condition: queries.Condition;
};

/**
 * Issues the receipt of a purchase, in which the seller is whom the vehicle was bought from. Null if the condition does not
 * hold. Throws vehicle_not_found (404) and paper_limit (403).
 */
export async function issuePurchaseReceipt(
  ctx: UserCtx,
  vehicleId: string,
  { plate, from, price, currency, purchase, condition }: Bought,
): Promise<PaperDto | null> {
  const sale = await findSale(ctx, vehicleId);
  const fields = PaperFields.parse({
    seller: from,
    buyer: partyOf(sale),
    vehicle: { name: sale.name, plate, year: sale.year },
    price,
    currency,
    exchange: null,
    ...NOTHING_OWN,
    purchase,
  });
  const paper = await issue(ctx, { vehicleId, leadId: null, kind: 'purchase_receipt', fields, condition });
  if (paper) return paper;
  const { db, ownerId } = ownIn(ctx);
  const papers = await queries.listPapers(db, { ownerId, vehicleId, seesMoney: true });
  if (papers.length >= MAX_PAPERS) throw tooMany();
  return null;
}

/**
 * Issues a token receipt or a delivery note. A token sets the vehicle to pending. Throws like `issuePaper`, and
 * token_above, held_past and delivered_later (400).
 */
export async function createPaper(ctx: UserCtx, input: PaperInput): Promise<PaperDto> {
  const now = ctx.clock.now();
  const paper = await issuePaper(ctx, input.kind, input, (sale) => ({
    token: tokenOf(input, sale, now),
    delivery: deliveryOf(input, now),
  }));
  if (input.kind === 'token_receipt') await holdVehicle(ctx, input.vehicleId, input.heldUntil);
  return paper;
}

/**
 * Notes a PDF that was made from a paper by its SHA-256; the file itself stays on the device. Throws paper_not_found (404)
 * and paper_file_limit (403).
 */
export async function addFile(ctx: UserCtx, id: string, file: PaperFileInput) {
  const { db, ownerId } = ownIn(ctx);
  const asked = { id, seesMoney: seesMoney(ctx) };
  if (await queries.addFile(db, ownerId, asked, file)) return { message: 'File noted' };
  if (!(await queries.findPaper(db, ownerId, id, asked.seesMoney))) throw new AppError('paper_not_found');
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
