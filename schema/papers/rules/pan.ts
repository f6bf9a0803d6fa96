import type { VehicleKind } from '../../vehicles/kinds';
import { LAWS, type Law } from './laws';

interface PanRule {
  /** The first day on which it holds, in India. */
  from: string;
  /** Rupees above which the PAN is quoted, as we read the rule. */
  above: (kind: VehicleKind | null) => number;
  law: Law;
}

const TWO_WHEELERS: readonly (VehicleKind | null)[] = ['bike', 'scooter'];

const NOW: PanRule = { from: '2026-04-01', above: () => 500_000, law: LAWS.pan };
/** Latest first. */
const RULES: readonly PanRule[] = [
  NOW,
  // Item 1 has no limit and leaves out two-wheelers, which item 18 has with all other goods.
  { from: '1900-01-01', above: (kind) => (TWO_WHEELERS.includes(kind) ? 200_000 : 0), law: LAWS.panBefore },
];

interface Bought {
  /** Rupees. */
  price: number | null;
  currency: string;
  kind: VehicleKind | null;
  /** YYYY-MM-DD in India. */
  day: string;
}

/** Whether the PAN of the other side is quoted for a purchase, as we read the rule of that day; not without a price. */
export function panRule({ price, currency, kind, day }: Bought): { isAsked: boolean; law: Law } {
  const { above, law } = RULES.find(({ from }) => day >= from) ?? NOW;
  return { isAsked: price !== null && currency === 'INR' && price > above(kind), law };
}
