/** Below this share of the asking price, buyers are asked whether they meant their offer. */
const MEANT_FROM = 0.4;
/** What was probably meant is not far above the asking price either. */
const MEANT_UP_TO = 1.3;
/** A missing zero or two, thousands, lakhs. */
const SLIPS = [10, 100, 1_000, 100_000];

export interface LowOffer {
  /** How far it is below the asking price. */
  percent: number;
  /** What was probably meant; null where no missing zeros explain it. */
  meant: number | null;
}

/** Whether an offer looks like a slip of the finger, in major units; null for one that does not, or without an asking price. */
export function lowOfferOf(offer: number, asked: number): LowOffer | null {
  if (!(asked > 0) || offer >= asked * MEANT_FROM) return null;
  const meant = SLIPS.map((factor) => Math.round(offer * factor * 100) / 100).find(
    (amount) => amount >= asked * MEANT_FROM && amount <= asked * MEANT_UP_TO,
  );
  return { percent: Math.min(99, Math.round((1 - offer / asked) * 100)), meant: meant ?? null };
}
