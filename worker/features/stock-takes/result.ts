import type { StockTakeResult, StockVehicleDto } from '../../../schema/stock-takes/output';

/** What the vehicles of a stock-take say about the yard. */
export function resultOf(vehicles: readonly StockVehicleDto[]): StockTakeResult {
  const expected = vehicles.filter(({ status }) => status !== 'sold');
  const found = vehicles.filter((vehicle) => vehicle.found !== null);
  const named = (list: readonly StockVehicleDto[]) =>
    list.map(({ id, name, plate }) => ({ id, name, plate }));
  return {
    expected: expected.length,
    found: expected.filter((vehicle) => vehicle.found !== null).length,
    missing: named(expected.filter((vehicle) => vehicle.found === null)),
    soldButThere: named(found.filter(({ status }) => status === 'sold')),
    withoutSticker: named(found.filter(({ status, hasSticker }) => status !== 'sold' && !hasSticker)),
    oldPrice: named(found.filter(({ status, hasOldPrice }) => status !== 'sold' && hasOldPrice)),
  };
}
