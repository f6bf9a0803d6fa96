import { useQueryClient } from '@tanstack/react-query';
import { CURRENCIES } from '../../../schema/common/currencies';
import { formatPrice } from '../../lib/format';
import { useMay } from '../staff/use-may';
import { type Asked, betterOffer } from './better-offer';
import { buyerName } from './lead-listing';
import { leadsQuery } from './leads.queries';
import { useWords } from './words';

/**
 * Says who has offered as much as a lower price already, among a vehicle's latest leads that this person sees; null if
 * nobody has, and without a connection. `except`: the lead whose buyer is answered.
 */
export function useBetterOffer() {
  const t = useWords();
  const client = useQueryClient();
  const maySee = useMay()('seeLeads');
  return async (vehicle: Asked, price: number | null, except?: string): Promise<string | null> => {
    // A higher price needs no question, and a wrong one is refused.
    if (!maySee || !price || price >= vehicle.price) return null;
    const pages = await client
      .fetchInfiniteQuery(leadsQuery({ vehicleId: vehicle.id }))
      .catch(() => undefined);
    const leads = pages?.pages.flatMap(({ items }) => items).filter(({ id }) => id !== except) ?? [];
    const best = betterOffer(leads, vehicle, price);
    if (!best) return null;
    const values = {
      buyer: buyerName(best.lead),
      offer: formatPrice(best.sum, vehicle.currency, CURRENCIES),
    };
    const said =
      best.sum > price
        ? t('{buyer} offered {offer}: more than this price.', values)
        : t('{buyer} offered {offer}: as much as this price.', values);
    if (best.others === 0) return said;
    const more =
      best.others === 1
        ? t('One more buyer offered at least this price.')
        : t('{count} more buyers offered at least this price.', { count: best.others });
    return `${said} ${more}`;
  };
}
