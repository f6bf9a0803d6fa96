import { newPrice, type PriceChange } from '../../../schema/bulk/new-price';
import type { RefusedRow } from '../../../schema/bulk/output';
import { toMajor, toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import { moneyText } from '../../../schema/common/money-text';
import type { RefusalCode } from '../../../schema/common/refusals';
import { lowestMinor } from '../../../schema/staff/switches';
import type { BulkWrite, OwnRow } from './bulk.queries';

/** What is asked for each vehicle. */
export type BulkAsk = Exclude<BulkWrite, { kind: 'price' }> | { kind: 'price'; change: PriceChange };

/** A vehicle that is refused, and why, in words. */
export const refuse = (
  id: string,
  code: RefusalCode,
  values: Record<string, string | number> = {},
): RefusedRow => ({ id, code, message: new AppError(code, { values }).message });

/** By how many per cent a salesperson may lower prices; null for anybody else. */
export type LowerPercent = number | null;

export type Verdict = { given: { id: string; version: number; to?: number } } | { same: string } | RefusedRow;

function judgePrice(row: OwnRow, change: PriceChange, lowerPercent: LowerPercent): Verdict {
  const { id, currency, version } = row;
  const price = newPrice({ price: toMajor(row.priceMinor, currency), currency }, change);
  if (typeof price === 'string') return refuse(id, price);
  const to = toMinor(price, currency);
  if (to === null || to === row.priceMinor) return { same: id };
  if (lowerPercent !== null) {
    const base = row.basePriceMinor ?? row.priceMinor;
    const lowest = lowestMinor(base, lowerPercent);
    const shown = (minor: number) => moneyText(toMajor(minor, currency), currency);
    if (to < lowest || to > base)
      return refuse(id, 'price_outside', { from: shown(lowest), to: shown(base) });
  }
  return { given: { id, version, to } };
}

function isSame(row: OwnRow, ask: Exclude<BulkAsk, { kind: 'price' }>): boolean {
  switch (ask.kind) {
    case 'status':
      return row.status === ask.status;
    case 'visibility':
      return row.showInProfile === ask.showInProfile;
    case 'republish':
      return row.republishPolicy === ask.policy;
    case 'answerer':
      return row.answererId === (ask.member?.personId ?? null) && row.dutyNumber === ask.dutyNumber;
    case 'delete':
      return false;
  }
}

/** Whether a vehicle, as it is now, can be changed as it was seen. `row`: undefined if it is not the seller's. */
export function judge(
  { id, version }: { id: string; version: number },
  row: OwnRow | undefined,
  ask: BulkAsk,
  lowerPercent: LowerPercent,
): Verdict {
  if (!row) return refuse(id, 'vehicle_not_found');
  if (ask.kind !== 'price' && isSame(row, ask)) return { same: id };
  if (row.status === 'sold' && ask.kind !== 'delete') return refuse(id, 'vehicle_sold');
  if (row.version !== version) return refuse(id, 'listing_changed');
  if (ask.kind === 'price') return judgePrice(row, ask.change, lowerPercent);
  return { given: { id, version } };
}
