/** Below this share of the asking price, buyers are asked whether they meant their offer. */
const MEANT_FROM = 0.4;
/** A corrected offer may be at most this share of the asking price. */
const MEANT_UP_TO = 1.3;
/** The factors of likely slips: one or two zeros missing, thousands, lakhs. */
const SLIPS = [10, 100, 1_000, 100_000];

export interface LowOffer {
  /** How far it is below the asking price. */
  percent: number;
  /** The probable amount; null if missing zeros do not explain the offer. */
  meant: number | null;
}

/**
 * Whether an offer looks like a typing error, in major units; null if it does not, or without an asking
 * price.
 */
export function lowOfferOf(offer: number, asked: number): LowOffer | null {
  if (!(asked > 0) || offer >= asked * MEANT_FROM) return null;
  const meant = SLIPS.map((factor) => Math.round(offer * factor * 100) / 100).find(
    (amount) => amount >= asked * MEANT_FROM && amount <= asked * MEANT_UP_TO,
  );
  return { percent: Math.min(99, Math.round((1 - offer / asked) * 100)), meant: meant ?? null };
}
