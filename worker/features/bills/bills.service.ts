import { PLANS } from '../../../schema/billing/plans';
import type { BillInput } from '../../../schema/bills/input';
import type { BillStartDto } from '../../../schema/bills/output';
import { codeOf, shownTax } from '../../../schema/bills/tax';
import { type CurrencyCode, toMajor, toMinor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import type { PaperDto, PaperFields } from '../../../schema/papers/output';
import type { VehicleKind } from '../../../schema/vehicles/kinds';
import type { UserCtx } from '../../context';
import { issuePaper } from '../papers/papers.service';
import * as queries from './bills.queries';

type Bill = NonNullable<PaperFields['bill']>;

/** What the next bill begins with: how the latest was taxed. */
export async function startBill({ actor, shardOf }: UserCtx): Promise<BillStartDto> {
  const latest = await queries.findLatest(shardOf(actor.user.id), actor.user.id);
  return {
    gstin: latest?.gstin ?? null,
    scheme: latest?.scheme ?? 'margin',
    isTaxInPrice: latest ? latest.isTaxInPrice === 1 : true,
  };
}

const minorOf = (typed: string, currency: CurrencyCode, field: string): number => {
  const minor = toMinor(typed, currency);
  if (!minor) throw new AppError('price_invalid', { field });
  return minor;
};

/** The tax that the bill shows; none on the margin, which buyers do not learn. */
function taxOf(input: BillInput, amountMinor: number, currency: CurrencyCode): Bill['tax'] {
  if (!input.gstin || input.scheme === 'margin') return null;
  const tax = shownTax({
    amountMinor,
    isTaxInPrice: input.isTaxInPrice,
    sellerState: input.gstin.slice(0, 2),
    buyerState: input.buyerState || null,
  });
  const major = (minor: number) => toMajor(minor, currency);
  return {
    taxable: major(tax.taxableMinor),
    cgst: major(tax.cgstMinor),
    sgst: major(tax.sgstMinor),
    igst: major(tax.igstMinor),
    total: major(tax.totalMinor),
  };
}

function billOf(input: BillInput, sale: { currency: CurrencyCode; kind: VehicleKind | null }): Bill {
  const { gstin, scheme, isTaxInPrice, buyerState, commission, price } = input;
  if (gstin && sale.currency !== 'INR') throw new AppError('bill_in_rupees', { field: 'gstin' });
  const isCommission = gstin !== '' && scheme === 'commission';
  const amount = isCommission
    ? minorOf(commission, sale.currency, 'commission')
    : minorOf(price, sale.currency, 'price');
  return {
    gstin: gstin || null,
    scheme,
    isTaxInPrice,
    hsn: gstin ? codeOf(scheme, sale.kind) : null,
    buyerState: buyerState || null,
    commission: isCommission ? toMajor(amount, sale.currency) : null,
    tax: taxOf(input, amount, sale.currency),
  };
}

/**
 * Issues the bill of a sale with the next number of its series. With a GST number it shows the tax, unless it is on the
 * margin. Throws money_not_included and paper_limit (403), vehicle_not_found (404), price_invalid and bill_in_rupees (400).
 */
export async function createBill(ctx: UserCtx, input: BillInput): Promise<PaperDto> {
  return issuePaper(ctx, 'sale_bill', input, {
    own: (sale) => {
      if (!PLANS[ctx.actor.user.subscriptionPlan].money) throw new AppError('money_not_included');
      return { bill: billOf(input, sale) };
    },
  });
}
