import type { LeadVehicleDto } from '../../../schema/leads/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import type { WeekViewsDto } from '../../../schema/views/output';
import { lastFour } from '../vehicles/last-four';

/** Fewer photos than this sell worse. */
const FEW_PHOTOS = 3;
const DAY_MS = 86_400_000;
/** From how many days in stock a car is marked, the longest first. */
export const LONG_STANDING = [90, 60, 30] as const;

const MISSING = {
  photos: ({ images }: OwnVehicleDto) => images.length < FEW_PHOTOS,
  kms: ({ kmsDriven }: OwnVehicleDto) => kmsDriven === null,
  plate: ({ registrationNumber }: OwnVehicleDto) => registrationNumber === null,
  description: ({ description }: OwnVehicleDto) => description === null,
  rc: ({ hasRc }: OwnVehicleDto) => !hasRc,
} as const;
export type Missing = keyof typeof MISSING;

/** A vehicle with its figures. Undefined where there is none, which sorting puts last. */
export interface StockRow {
  vehicle: OwnVehicleDto;
  digits: string | undefined;
  weekViews: number;
  leads: number;
  bestOffer: number | undefined;
  /** The best offer minus the asking price. */
  difference: number | undefined;
  /** Since it was listed; undefined once it is sold. */
  days: number | undefined;
  missing: Missing[];
}

interface Figures {
  views: readonly WeekViewsDto[] | undefined;
  leads: readonly LeadVehicleDto[] | undefined;
  now: number;
}

/** Vehicles with their figures, in the same order. */
export function toStockRows(vehicles: readonly OwnVehicleDto[], { views, leads, now }: Figures): StockRow[] {
  const viewsOf = new Map(views?.map((row) => [row.vehicleId, row.views]));
  const leadsOf = new Map(leads?.map((row) => [row.vehicleId, row]));
  return vehicles.map((vehicle) => {
    const lead = leadsOf.get(vehicle.id);
    const bestOffer = lead?.bestOffer ?? undefined;
    return {
      vehicle,
      digits: lastFour(vehicle.registrationNumber) ?? undefined,
      weekViews: viewsOf.get(vehicle.id) ?? 0,
      leads: lead?.leads ?? 0,
      bestOffer,
      difference: bestOffer === undefined ? undefined : bestOffer - vehicle.price,
      days:
        vehicle.status === 'sold'
          ? undefined
          : Math.max(0, Math.floor((now - Date.parse(vehicle.createdAt)) / DAY_MS)),
      missing: (Object.keys(MISSING) as Missing[]).filter((what) => MISSING[what](vehicle)),
    };
  });
}
