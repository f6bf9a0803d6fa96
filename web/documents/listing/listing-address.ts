/** A listing's address and its field in the API: a vehicle's own page, or a reseller's. */
export type ListingAddress =
  | { path: string; ref: { vehicleId: string } }
  | { path: string; ref: { republishedVehicleId: string } };

export const vehicleAddress = (id: string): ListingAddress => ({
  path: `/vehicle/${id}`,
  ref: { vehicleId: id },
});

export const republishedAddress = (id: string): ListingAddress => ({
  path: `/republished/${id}`,
  ref: { republishedVehicleId: id },
});
