import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { formatPrice } from '../../lib/format';
import { useAllVehicles } from '../vehicles/use-all-vehicles';

/** The last four digits of the number plate tell two cars of one name apart, otherwise the price. */
function labelOf({ name, registrationNumber, price, currency }: OwnVehicleDto): string {
  const plate = registrationNumber?.slice(-4);
  return `${name} · ${plate ?? formatPrice(price, currency)}`;
}

/** The seller's unsold vehicles, to choose one by its name; empty until all have arrived. */
export function useVehicleNames() {
  const { data = [] } = useAllVehicles();
  const named = new Map<string, Pick<OwnVehicleDto, 'id' | 'price' | 'currency'>>();
  for (const vehicle of data) if (vehicle.status !== 'sold') named.set(labelOf(vehicle), vehicle);
  return Array.from(named, ([label, { id, price, currency }]) => ({ label, id, price, currency }));
}
