import { CURRENCIES } from '../../../schema/common/currencies';
import type { ProfileVehicleDto } from '../../../schema/profile/output';
import { useTexts } from '../../i18n/texts';
import { formatPrice } from '../../lib/format';
import { Badge } from '../../ui/badge';

type Marked = Pick<ProfileVehicleDto, 'status' | 'isNew' | 'dropped' | 'currency'>;

/** What a buyer should notice about a vehicle in a list. */
export function VehicleMarks({ vehicle }: { vehicle: Marked }) {
  const { listing, shop, alert } = useTexts();
  return (
    <>
      {vehicle.status === 'pending' && <Badge tone="warning">{listing.status.pending}</Badge>}
      {vehicle.dropped !== null && (
        <Badge tone="positive">
          {alert.dropped(formatPrice(vehicle.dropped, vehicle.currency, CURRENCIES))}
        </Badge>
      )}
      {vehicle.isNew && <Badge tone="positive">{shop.isNew}</Badge>}
    </>
  );
}
