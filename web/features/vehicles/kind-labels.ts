import type { VehicleKind } from '../../../schema/vehicles/kinds';

export const KIND_LABELS: Record<VehicleKind, string> = {
  car: 'Car',
  bike: 'Bike',
  scooter: 'Scooter',
  three_wheeler: 'Three-wheeler',
  commercial: 'Commercial',
  tractor: 'Tractor',
};
