import type { z } from 'zod';
import type { BillInput } from '../../../schema/bills/input';
import type { BillStartDto } from '../../../schema/bills/output';
import type { LeadDto } from '../../../schema/leads/output';
import type { PaperDto } from '../../../schema/papers/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { wholeRegistration } from '../../../schema/vehicles/registration';
import { numberText } from '../../lib/number-text';

interface Known {
  vehicle: OwnVehicleDto;
  leads: readonly LeadDto[];
  /** The vehicle's, the latest first. */
  papers: readonly PaperDto[];
  start: BillStartDto;
}

/** What the sale says that the vehicle cost; null if nobody has said it. */
export function agreedPrice({ vehicle, leads, papers }: Omit<Known, 'start'>): number | null {
  const lead = leads.find(({ status, masked }) => status === 'won' && !masked);
  return vehicle.soldPrice ?? latestOf(papers)?.fields.price ?? lead?.offerPrice ?? null;
}

/** In the receipt of a purchase the seller buys. */
const latestOf = (papers: readonly PaperDto[]) =>
  papers.find(({ kind, cancelledAt }) => kind !== 'purchase_receipt' && !cancelledAt);

/** The form with the buyer of the latest paper, else of the won lead, and the tax of the latest bill. */
export function startOfBill({ vehicle, leads, papers, start }: Known): z.input<typeof BillInput> {
  const latest = latestOf(papers);
  const fields = latest?.fields;
  const lead = leads.find(({ status, masked }) => status === 'won' && !masked);
  const buyer = fields?.buyer ?? { name: lead?.buyerName, phone: lead?.buyerMobile, address: null };
  return {
    vehicleId: vehicle.id,
    leadId: latest?.leadId ?? lead?.id ?? null,
    plate: fields?.vehicle.plate ?? wholeRegistration(vehicle.registrationNumber ?? '') ?? '',
    buyerName: buyer.name ?? '',
    buyerMobile: numberText(buyer.phone ?? null),
    buyerAddress: buyer.address ?? '',
    price: String(agreedPrice({ vehicle, leads, papers }) ?? vehicle.price),
    gstin: start.gstin ?? '',
    scheme: start.scheme,
    isTaxInPrice: start.isTaxInPrice,
    commission: '',
    buyerState: start.gstin?.slice(0, 2) ?? '',
  };
}
