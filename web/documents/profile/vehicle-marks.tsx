import type { ProfileVehicleDto } from '../../../schema/profile/output';
import { useTexts } from '../../i18n/texts';
import { Badge } from '../../ui/badge';

/** What a buyer should notice about a vehicle in a list. */
export function VehicleMarks({ vehicle }: { vehicle: Pick<ProfileVehicleDto, 'status' | 'isNew'> }) {
  const { listing, shop } = useTexts();
  return (
    <>
      {vehicle.status === 'pending' && <Badge tone="warning">{listing.status.pending}</Badge>}
      {vehicle.isNew && <Badge tone="positive">{shop.isNew}</Badge>}
    </>
  );
}
