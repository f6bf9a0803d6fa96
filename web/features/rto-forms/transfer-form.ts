import type { z } from 'zod';
import type { LeadDto } from '../../../schema/leads/output';
import type { PaperDto } from '../../../schema/papers/output';
import { TransferInput, type TransferSheet } from '../../../schema/papers/transfer-input';
import type { Loan } from '../../../schema/purchases/kinds';
import type { StampedNumbersDto } from '../../../schema/stock-book/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { readRegistration, wholeRegistration } from '../../../schema/vehicles/registration';
import { indianDay } from '../../lib/indian-day';

/** What is typed, as it is typed. */
export type TransferForm = Omit<
  Record<keyof z.input<typeof TransferInput>, string>,
  'sheets' | 'allCopies'
> & {
  sheets: TransferSheet[];
  allCopies: boolean;
};

interface Known {
  vehicle: OwnVehicleDto;
  /** As the purchase says, otherwise the listing. */
  loan: Loan | null;
  /** The buyers, the likeliest first. */
  leads: readonly LeadDto[];
  /** The vehicle's receipts and notes, the latest first. */
  papers: readonly PaperDto[];
  sellerName: string;
  /** Whose name is in the RC, as far as it was said. */
  owner: { name: string; address: string };
  /** As the stock book has them. */
  numbers?: Pick<StampedNumbersDto, 'engine' | 'chassis'> | undefined;
}

/** The tokens of one buyer, in one currency; empty without any. */
function tokenOf(papers: readonly PaperDto[], { buyer, currency }: PaperDto['fields']): string {
  const sum = papers
    .filter(({ fields }) => fields.buyer.phone === buyer.phone && fields.buyer.name === buyer.name)
    .filter(({ fields }) => fields.currency === currency)
    .reduce((paid, { fields }) => paid + (fields.token?.amount ?? 0), 0);
  return sum === 0 ? '' : String(sum);
}

/** The form with what listing, papers and leads say already. */
export function startOfTransfer(
  { vehicle, loan, leads, papers, sellerName, owner, numbers }: Known,
  now: number,
): TransferForm {
  const standing = papers.filter(({ kind, cancelledAt }) => kind !== 'purchase_receipt' && !cancelledAt);
  const note = standing.find(({ fields }) => fields.delivery !== null);
  const { fields } = note ?? standing[0] ?? {};
  const lead = leads.find(({ status, masked }) => status === 'won' && !masked);
  const { delivery } = fields ?? {};
  return {
    sheets: ['form29', 'form30', ...(loan && loan !== 'none' ? (['form35'] as const) : [])],
    allCopies: true,
    plate: fields?.vehicle.plate ?? wholeRegistration(vehicle.registrationNumber ?? '') ?? '',
    chassis: numbers?.chassis ?? '',
    engine: numbers?.engine ?? '',
    sellerName,
    sellerAddress: fields?.seller.address ?? '',
    token: fields ? tokenOf(standing, fields) : '',
    ownerName: delivery?.rcOwner || owner.name,
    ownerParent: '',
    ownerAddress: owner.address,
    ownerPin: '',
    buyerName: fields?.buyer.name ?? lead?.buyerName ?? '',
    buyerParent: '',
    buyerAge: '',
    buyerAddress: fields?.buyer.address ?? '',
    buyerPin: '',
    buyerOffice: '',
    financier: '',
    soldOn: indianDay(delivery ? Date.parse(delivery.at) : now),
    price: String(fields?.price ?? vehicle.soldPrice ?? lead?.offerPrice ?? vehicle.price),
  };
}

/** Problems of a form by field, or what is printed. */
type Checked = { input: TransferInput } | { problems: [keyof TransferForm, string][] };

/** Checks a form. `vehicle.year`: nothing is sold before it was built. */
export function checkTransfer(form: TransferForm, { year }: { year: number }, now: number): Checked {
  const read = TransferInput.safeParse({
    ...form,
    buyerAge: form.buyerAge === '' ? Number.NaN : form.buyerAge,
  });
  const problems: [keyof TransferForm, string][] = read.success
    ? []
    : read.error.issues.map(({ path, message }) => [path[0] as keyof TransferForm, message]);
  if (form.soldOn && Number(form.soldOn.slice(0, 4)) < year) {
    problems.push(['soldOn', 'The sale cannot be before the vehicle’s year']);
  }
  if (form.soldOn > indianDay(now)) problems.push(['soldOn', 'Choose today or an earlier day']);
  if (form.sheets.includes('form35') && form.financier.trim() === '') {
    problems.push(['financier', 'Form 35 needs the bank or financier']);
  }
  return read.success && problems.length === 0 ? { input: read.data } : { problems };
}

/** Whether the buyer's office is another than the vehicle's, as far as both can be read: then Form 28 is needed. */
export function goesElsewhere({ plate, buyerOffice }: TransferForm): boolean {
  const [from, to] = [plate, buyerOffice.split(/[\s,]/)[0] ?? ''].map((one) => readRegistration(one)?.rto);
  return Boolean(from && to && from !== to);
}

/** Whether Form 35 is chosen although the vehicle is known to have no loan: asked about once. */
export const isForm35Odd = ({ sheets }: Pick<TransferInput, 'sheets'>, loan: Loan | null): boolean =>
  loan === 'none' && sheets.includes('form35');
