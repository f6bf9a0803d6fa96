import type { z } from 'zod';
import { readAmount } from '../../../schema/common/amount-words';
import { exchangeName } from '../../../schema/leads/exchange';
import type { LeadDto } from '../../../schema/leads/output';
import { PaperInput } from '../../../schema/papers/input';
import type { HandedPaper, SaleKind, TokenMode, TokenTerms } from '../../../schema/papers/kinds';
import type { PaperDto } from '../../../schema/papers/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { wholeRegistration } from '../../../schema/vehicles/registration';
import { indianDay, indianTime } from '../../lib/indian-day';
import { numberText } from '../../lib/number-text';
import { typedKms } from '../../lib/typed-kms';

/** What is typed and chosen for a paper; each kind uses its part. */
export interface PaperForm {
  /** The buyer's lead; empty for somebody else. */
  leadId: string;
  buyerName: string;
  buyerMobile: string;
  price: string;
  amount: string;
  mode: TokenMode;
  terms: TokenTerms;
  /** Of the end of a hold, or of the delivery, in India. */
  day: string;
  time: string;
  kms: string;
  keys: string;
  papers: HandedPaper[];
  rcOwner: string;
  plate: string;
  exchange: string;
}

type Field = keyof PaperForm;
export const PAPER_FIELDS = [
  'buyerName',
  'buyerMobile',
  'price',
  'amount',
  'day',
  'kms',
  'keys',
  'rcOwner',
  'plate',
  'exchange',
] as const satisfies readonly Field[];

/** The fields of the form behind those of the API. */
const FIELD_OF: Readonly<Record<string, Field>> = { heldUntil: 'day', at: 'day' };
export const fieldOf = (path: string): Field => FIELD_OF[path] ?? (path as Field);

/** What a lead or an earlier paper says of the buyer. */
export function buyerOf(lead: LeadDto | undefined): Partial<PaperForm> {
  if (!lead || lead.masked) return {};
  return {
    leadId: lead.id,
    buyerName: lead.buyerName ?? '',
    buyerMobile: numberText(lead.buyerMobile),
    ...(lead.status === 'won' && lead.offerPrice ? { price: String(lead.offerPrice) } : {}),
    exchange: lead.exchange ? exchangeName(lead.exchange) : '',
  };
}

export function startOf(
  kind: SaleKind,
  vehicle: OwnVehicleDto,
  lead: LeadDto | undefined,
  earlier: PaperDto | undefined,
  now: number,
  said: { rcOwner: string; plate: string },
): PaperForm {
  const known = earlier
    ? {
        leadId: earlier.leadId ?? '',
        buyerName: earlier.fields.buyer.name,
        buyerMobile: numberText(earlier.fields.buyer.phone),
        price: String(earlier.fields.price),
        exchange: earlier.fields.exchange ?? '',
        plate: earlier.fields.vehicle.plate,
      }
    : buyerOf(lead);
  const isNote = kind === 'delivery_note';
  return {
    leadId: '',
    buyerName: '',
    buyerMobile: '',
    price: String(vehicle.soldPrice ?? vehicle.price),
    amount: '',
    mode: 'cash',
    terms: 'returned',
    day: indianDay(now, isNote ? 0 : 3),
    time: isNote ? indianTime(now) : '18:00',
    kms: '',
    keys: '2',
    papers: [],
    rcOwner: said.rcOwner,
    plate: said.plate || (wholeRegistration(vehicle.registrationNumber ?? '') ?? ''),
    exchange: '',
    ...known,
  };
}

/** The accepted offer of the form's lead, if the price is another; otherwise null. */
export function otherOffer({ leadId, price }: PaperForm, leads: readonly LeadDto[]): number | null {
  const lead = leads.find(({ id }) => id === leadId);
  const offer = lead?.status === 'won' ? lead.offerPrice : null;
  return offer && readAmount(price) !== offer ? offer : null;
}

/** The request for a paper, or what is wrong with the form, by field. */
export function inputOf(kind: SaleKind, vehicleId: string, form: PaperForm) {
  const {
    leadId,
    buyerName,
    buyerMobile,
    price,
    amount,
    mode,
    terms,
    kms,
    keys,
    papers,
    rcOwner,
    plate,
    exchange,
  } = form;
  const at = `${form.day}T${form.time}:00+05:30`;
  const sale = { vehicleId, plate, exchange, leadId: leadId || null, buyerName, buyerMobile, price };
  const json: z.input<typeof PaperInput> =
    kind === 'token_receipt'
      ? { kind, ...sale, amount, mode, terms, heldUntil: at, rcOwner }
      : { kind, ...sale, at, kms: typedKms(kms), keys, papers, rcOwner };
  const read = PaperInput.safeParse(json);
  return read.success
    ? ({ json } as const)
    : ({
        problems: read.error.issues.map(({ path, message }) => [String(path[0]), message] as const),
      } as const);
}
