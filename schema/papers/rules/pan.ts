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

/** Latest first. */
const RULES: readonly PanRule[] = [
  { from: '2026-04-01', above: () => 500_000, law: LAWS.pan },
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

/** The rule by which the PAN of the other side is quoted for a purchase; null if there is none, or no price. */
export function panRule({ price, currency, kind, day }: Bought): PanRule | null {
  const rule = RULES.find(({ from }) => day >= from);
  return rule && price !== null && currency === 'INR' && price > rule.above(kind) ? rule : null;
}
