import type { CurrencyCode } from '../common/currencies';
import type { PaperInput } from './input';
import type { PaperFields } from './output';

const DAY = 24 * 3_600_000;
/** How long a vehicle can be held. */
const MAX_HELD = 90 * DAY;
/** Clocks of phones differ. */
const TOLERANCE = 5 * 60_000;

export interface Sale {
  vehicleId: string;
  leadId?: string | null | undefined;
  plate: string;
  buyerName: string;
  buyerMobile: string | null;
  buyerAddress?: string;
  price: string;
  exchange?: string | null | undefined;
}

/** What the seller has said of themselves and of the vehicle before. */
export interface Offered {
  seller: PaperFields['seller'];
  name: string;
  year: number | null;
  currency: CurrencyCode;
}

/** What a paper says besides who sells what to whom. */
export type Own = Partial<Pick<PaperFields, 'token' | 'delivery' | 'bill'>>;

/** Everything that is printed, in a fixed order, as it stands now. */
export const saleFields = (
  input: Sale,
  { seller, name, year, currency }: Offered,
  own: Own,
): PaperFields => ({
  seller,
  buyer: { name: input.buyerName, phone: input.buyerMobile, address: input.buyerAddress || null },
  vehicle: { name, plate: input.plate, year },
  price: Number(input.price),
  currency,
  exchange: input.exchange || null,
  token: null,
  delivery: null,
  bill: null,
  purchase: null,
  ...own,
});

const iso = (at: string) => new Date(at).toISOString();

/** What only a token receipt or only a delivery note says. */
export function ownFields(input: PaperInput): Own {
  if (input.kind === 'delivery_note') {
    const { at, kms, keys, papers, rcOwner } = input;
    return { delivery: { at: iso(at), kms, keys, papers, rcOwner } };
  }
  const { amount, mode, heldUntil, terms, rcOwner } = input;
  return {
    token: { amount: Number(amount), mode, heldUntil: iso(heldUntil), terms, rcOwner: rcOwner || null },
  };
}

/** Why a paper that was made at a time (epoch ms; without a network earlier than `now`) is refused, and its field. */
export function refusalOf(input: PaperInput, made: number, now: number) {
  if (input.kind === 'delivery_note') {
    return Date.parse(input.at) > now + TOLERANCE ? (['delivered_later', 'at'] as const) : null;
  }
  if (Number(input.amount) > Number(input.price)) return ['token_above', 'amount'] as const;
  const until = Date.parse(input.heldUntil);
  return until <= made || until > made + MAX_HELD ? (['held_past', 'heldUntil'] as const) : null;
}
