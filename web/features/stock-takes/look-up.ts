import type { StockTakeDto, StockVehicleDto } from '../../../schema/stock-takes/output';
import { lastFour } from '../vehicles/last-four';

/** The vehicle that a code leads to; undefined for a code that leads nowhere, or is not the seller's. */
export const byCode = ({ vehicles }: StockTakeDto, code: string) =>
  vehicles.find(({ codes }) => codes.includes(code));

/** The vehicles whose plates end with these digits. */
export const byPlate = ({ vehicles }: StockTakeDto, digits: string): StockVehicleDto[] =>
  vehicles.filter(({ plate }) => lastFour(plate) === digits);

/** With what this device has found and not sent. */
export function withFinds(
  take: StockTakeDto,
  unsent: readonly { id: string; vehicleId: string; by: 'scan' | 'plate'; at: string }[],
): StockTakeDto {
  const finds = new Map(unsent.filter(({ id }) => id === take.id).map((mark) => [mark.vehicleId, mark]));
  return {
    ...take,
    vehicles: take.vehicles.map((vehicle) => {
      const mark = finds.get(vehicle.id);
      return vehicle.found || !mark ? vehicle : { ...vehicle, found: { by: mark.by, at: mark.at } };
    }),
  };
}

/** How a vehicle is called in the yard: "Swift VXi · 1234". */
export const calledInYard = ({ name, plate }: { name: string; plate: string | null }) =>
  [name, lastFour(plate)].filter(Boolean).join(' · ');
