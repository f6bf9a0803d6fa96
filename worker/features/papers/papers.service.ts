import { toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import { newShortCode } from '../../../schema/common/short-code';
import type { PaperFileInput } from '../../../schema/papers/input';
import { MAX_FILES, MAX_PAPERS, type PaperKind, paperNumber } from '../../../schema/papers/kinds';
import {
  type PaperDto,
  PaperFields,
  type PaperPage,
  type PaperSellerDto,
} from '../../../schema/papers/output';
import { type Own, type Sale, saleFields } from '../../../schema/papers/sale-fields';
import { RC_WATCH_PATH } from '../../../schema/rc-watch/kinds';
import { actorMay } from '../../actor';
import type { Ctx, UserCtx } from '../../context';
import { indianFinancialYear, iso } from '../../platform/clock';
import { sha256 } from '../../platform/crypto';
import { newId } from '../../platform/random';
import { displayName } from '../profile/display-name';
import { deliveredIn } from './delivered';
import * as queries from './papers.queries';

/** A paper made so long before it was issued is told with both times. */
const MADE_EARLIER = 5 * 60_000;

export const ownIn = ({ actor, shardOf }: UserCtx) => ({
  db: shardOf(actor.user.id),
  ownerId: actor.user.id,
});

/** Whether the person may see what was paid for a vehicle. */
export const seesMoney = ({ actor }: UserCtx) => actorMay(actor, 'seeMoney');

export const numberOf = ({ kind, year, number }: queries.PaperRow['paper']) =>
  paperNumber(kind, year, number);

export const toPaper = ({ paper, personName }: queries.PaperRow): PaperDto => ({
  id: paper.id,
  vehicleId: paper.vehicleId,
  leadId: paper.leadId,
  kind: paper.kind,
  number: numberOf(paper),
  code: paper.code,
  issuedAt: iso(paper.createdAt),
  madeAt: iso(paper.madeAt),
  cancelledAt: iso(paper.cancelledAt),
  cancelReason: paper.cancelReason,
  buyerErasedAt: iso(paper.buyerErasedAt),
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

/** Throws price_invalid (400) for an amount that does not fit the vehicle's currency. */
export function checkAmount(sale: queries.SaleRow, typed: string, field: string): void {
  if (toMinor(typed, sale.currency) === null) throw new AppError('price_invalid', { field });
}

const partyOf = (sale: queries.SellerRow): PaperFields['seller'] => ({
  name: displayName(sale),
  phone: sale.phone,
  address: sale.address,
});

/** The seller as papers name them. */
export async function getSeller(ctx: UserCtx): Promise<PaperSellerDto> {
  const { db, ownerId } = ownIn(ctx);
  const seller = await queries.findSeller(db, ownerId);
  if (!seller) throw new AppError('not_found');
  return partyOf(seller);
}

/** What a device chose: the code, and when it made the paper without a network. */
interface Made {
  code: string | undefined;
  madeAt: number | null;
}

interface Issued {
  vehicleId: string;
  leadId: string | null;
  kind: PaperKind;
  fields: PaperFields;
  made?: Made;
  /** What must hold in the statement that draws the number. */
  condition?: queries.Condition;
}

/** Issues a paper with the next number of its series; null if there are too many, or the condition does not hold. */
async function issue(ctx: UserCtx, { fields, made, ...paper }: Issued): Promise<PaperDto | null> {
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
    code: made?.code ?? newShortCode(ownerId),
    madeAt: made?.madeAt ?? null,
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

interface Besides {
  /** Makes what only this kind says. */
  own: (sale: queries.SaleRow) => Own;
  made?: Made;
  condition?: queries.Condition;
  /** If it was not issued: the paper that stands for it, or null if the vehicle has too many. */
  refused?: () => Promise<PaperDto | null>;
}

/**
 * Issues a paper of a kind (amounts in major units of the vehicle's currency) with the next number of its series in the
 * financial year. Throws vehicle_not_found (404), price_invalid (400), paper_limit
 * (403), and what `own` and `refused` throw.
 */
export async function issuePaper(
  ctx: UserCtx,
  kind: PaperKind,
  input: Sale,
  { own, made, condition, refused }: Besides,
): Promise<PaperDto> {
  const { vehicleId, leadId = null } = input;
  const sale = await findSale(ctx, vehicleId);
  checkAmount(sale, input.price, 'price');
  const fields = PaperFields.parse(saleFields(input, { ...sale, seller: partyOf(sale) }, own(sale)));
  const paper = await issue(ctx, {
    ...{ vehicleId, leadId, kind, fields },
    ...(made ? { made } : {}),
    ...(condition ? { condition } : {}),
  });
  const other = paper ?? (await refused?.());
  if (!other) throw tooMany();
  return other;
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
    token: null,
    delivery: null,
    bill: null,
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
    madeAt: row.madeAt !== null && row.createdAt - row.madeAt > MADE_EARLIER ? iso(row.madeAt) : null,
    cancelledAt: iso(row.cancelledAt),
    plateEnd: row.plate.slice(-4),
    files: row.files,
    watchPath: row.watch && `${RC_WATCH_PATH}/${row.watch}`,
  };
}
