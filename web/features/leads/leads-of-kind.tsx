import type { LeadKind } from '../../../schema/leads/lead-kinds';
import { PriceAlerts } from '../price-alerts/price-alerts';
import { VisitsCard } from '../visits/visits-card';
import { WaitingBuyers } from '../wants/waiting-buyers';

/** What buyers ask for besides offers, as the only list of the screen. */
export function LeadsOfKind({ kind }: { kind: Exclude<LeadKind, 'offers'> }) {
  if (kind === 'visits') return <VisitsCard isAlone />;
  return kind === 'price' ? <PriceAlerts isAlone /> : <WaitingBuyers isAlone />;
}
