import type { ListingRef } from '../../../schema/vehicles/input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import type { Advertised } from '../adverts/advert';

/** What is shared: one of the seller's own listings, or a republished one. */
export interface Shared
  extends Pick<OwnVehicleDto, 'name' | 'price' | 'currency' | 'kmsDriven' | 'shortUrl'> {
  path: string;
  /** The destination of its printed codes. */
  listing: ListingRef;
  /** What its status picture and its advert are made of. */
  advertised: Advertised;
}

export const sharedVehicle = (vehicle: OwnVehicleDto): Shared => ({
  ...vehicle,
  path: `/vehicle/${vehicle.id}`,
  listing: { vehicleId: vehicle.id },
  advertised: vehicle,
});
