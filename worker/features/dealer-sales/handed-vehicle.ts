import type { HandedVehicle } from '../../../schema/dealer-sales/handed-vehicle';
import type { OfferedVehicle } from './dealer-sales.queries';

/** Of a vehicle that no longer exists: the dealer's shard has the rest. */
export const NO_VEHICLE: HandedVehicle = {
  ...{ name: '', plate: null, make: null, model: null, engine: null, chassis: null, kms: null },
  ...{ fields: {}, images: [] },
};

/**
 * What goes over to a dealer: facts of the vehicle, not what the seller asks, promises or writes about it. Each is named, so
 * that a new one goes over only deliberately.
 */
export function handedVehicle({ vehicle, engine, chassis }: OfferedVehicle): HandedVehicle {
  const { variant, colour, insurance, keys, accident, service, photoKinds, registrationNumber } =
    vehicle.facts;
  const given = <Facts extends object>(facts: Facts) =>
    Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined));
  return {
    name: vehicle.name,
    plate: registrationNumber ?? null,
    make: vehicle.make,
    model: vehicle.model,
    engine,
    chassis,
    kms: vehicle.kmsDriven,
    fields: given({
      ...{
        name: vehicle.name,
        year: vehicle.year,
        fuelType: vehicle.fuelType,
        transmission: vehicle.transmission,
      },
      ...{ kmsDriven: vehicle.kmsDriven, kind: vehicle.kind, make: vehicle.make, model: vehicle.model },
      ...{ body: vehicle.body, owners: vehicle.owners },
      facts: given({ variant, colour, insurance, keys, accident, service, photoKinds, registrationNumber }),
    }),
    images: vehicle.images,
  };
}

/** The same once its photos have other keys: photos that are gone are left out. */
export function withNewKeys(
  { fields, images }: HandedVehicle,
  newKeys: ReadonlyMap<string, string>,
): Pick<HandedVehicle, 'fields' | 'images'> {
  const kinds = Object.entries(fields.facts?.photoKinds ?? {}).flatMap(([key, kind]) => {
    const newKey = newKeys.get(key);
    return newKey ? [[newKey, kind] as const] : [];
  });
  return {
    fields: { ...fields, facts: { ...fields.facts, photoKinds: Object.fromEntries(kinds) } },
    images: images.flatMap((key) => newKeys.get(key) ?? []),
  };
}
