import { vehicleInName } from '../../schema/vehicles/catalogue';
import { registrationColumns, type VehicleFacts } from '../../schema/vehicles/facts';
import { STORY } from './story';
import type { StoryVehicle } from './story-types';

/** A vehicle's facts besides name and price: make and model come from its name. */
export function factsOf(vehicle: StoryVehicle) {
  const named = vehicleInName(vehicle.name);
  const facts: VehicleFacts = {
    colour: vehicle.colour,
    insurance: { until: vehicle.insuredUntil },
    registrationNumber: vehicle.rto.replace('-', ''),
  };
  return {
    kind: named?.kind ?? null,
    make: named?.make ?? null,
    model: named?.model?.name ?? null,
    body: named?.model?.body ?? null,
    city: STORY.accounts.find(({ key }) => key === vehicle.owner)?.city ?? null,
    owners: vehicle.owners,
    fuelType: vehicle.fuelType,
    transmission: vehicle.transmission,
    specifications: vehicle.specifications,
    description: vehicle.description,
    ...registrationColumns(facts),
    facts,
  };
}
