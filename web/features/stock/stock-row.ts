import type { LeadVehicleDto } from '../../../schema/leads/output';
import type { VehicleCostDto } from '../../../schema/money/output';
import type { DeskVehicleDto } from '../../../schema/vehicles/desk.output';
import { FEW_PHOTOS } from '../../../schema/vehicles/lists';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import type { WeekViewsDto } from '../../../schema/views/output';
import { type RowMoney, rowMoney } from '../money/row-money';
import { lastFour } from '../vehicles/last-four';

const DAY_MS = 86_400_000;
/** From how many days in stock a car is marked, the longest first. */
const LONG_STANDING = [
  [90, 'danger'],
  [60, 'warning'],
  [30, 'neutral'],
] as const;
export const standingTone = (days: number) => LONG_STANDING.find(([from]) => days >= from)?.[1];

const MISSING = {
  photos: ({ images }: OwnVehicleDto) => images.length < FEW_PHOTOS,
  kms: ({ kmsDriven }: OwnVehicleDto) => kmsDriven === null,
  plate: ({ registrationNumber }: OwnVehicleDto) => registrationNumber === null,
  description: ({ description }: OwnVehicleDto) => description === null,
  rc: ({ hasRc }: OwnVehicleDto) => !hasRc,
} as const;
export type Missing = keyof typeof MISSING;

export const MISSING_WORDS = {
  photos: 'Photos',
  kms: 'Km',
  plate: 'Plate',
  description: 'Description',
  rc: 'RC',
} as const satisfies Record<Missing, string>;

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
  /** undefined while it is covered. */
  money?: RowMoney;
}

interface Figures {
  views: readonly WeekViewsDto[] | undefined;
  leads: readonly LeadVehicleDto[] | undefined;
  /** undefined while they are covered. */
  costs?: readonly VehicleCostDto[] | undefined;
  now: number;
}

/** The row of a vehicle whose figures are known. */
export function deskRow(
  {
    vehicle,
    weekViews,
    leadCount,
    bestOffer: best,
  }: Pick<DeskVehicleDto, 'vehicle' | 'weekViews' | 'leadCount' | 'bestOffer'>,
  now: number,
): StockRow {
  const bestOffer = best ?? undefined;
  return {
    vehicle,
    digits: lastFour(vehicle.registrationNumber) ?? undefined,
    weekViews,
    leads: leadCount,
    bestOffer,
    difference: bestOffer === undefined ? undefined : bestOffer - vehicle.price,
    days:
      vehicle.status === 'sold'
        ? undefined
        : Math.max(0, Math.floor((now - Date.parse(vehicle.createdAt)) / DAY_MS)),
    missing: (Object.keys(MISSING) as Missing[]).filter((what) => MISSING[what](vehicle)),
  };
}

/** Vehicles with their figures, in the same order. */
export function toStockRows(
  vehicles: readonly OwnVehicleDto[],
  { views, leads, costs, now }: Figures,
): StockRow[] {
  const viewsOf = new Map(views?.map((row) => [row.vehicleId, row.views]));
  const leadsOf = new Map(leads?.map((row) => [row.vehicleId, row]));
  const costsOf = costs && new Map(costs.map((row) => [row.vehicleId, row]));
  return vehicles.map((vehicle) => {
    const { leads: leadCount = 0, bestOffer = null } = leadsOf.get(vehicle.id) ?? {};
    const row = deskRow({ vehicle, weekViews: viewsOf.get(vehicle.id) ?? 0, leadCount, bestOffer }, now);
    return costsOf ? { ...row, money: rowMoney(vehicle, costsOf.get(vehicle.id), row.bestOffer) } : row;
  });
}
