import { isExpected } from '../../../schema/stock-takes/expected';
import type { StockTakeResult, StockVehicleDto } from '../../../schema/stock-takes/output';

/** What the vehicles of a stock-take say about the yard. */
export function resultOf(vehicles: readonly StockVehicleDto[]): StockTakeResult {
  const expected = vehicles.filter(isExpected);
  const found = vehicles.filter((vehicle) => vehicle.found !== null);
  const elsewhere = vehicles.filter(
    (vehicle) => vehicle.status !== 'sold' && vehicle.found === null && !isExpected(vehicle),
  );
  const named = (list: readonly StockVehicleDto[]) =>
    list.map(({ id, name, plate }) => ({ id, name, plate }));
  return {
    expected: expected.length,
    found: expected.filter((vehicle) => vehicle.found !== null).length,
    missing: named(expected.filter((vehicle) => vehicle.found === null)),
    out: elsewhere.flatMap(({ id, name, plate, outSince: since }) =>
      since === null ? [] : [{ id, name, plate, since }],
    ),
    handedOver: named(elsewhere.filter(({ outSince }) => outSince === null)),
    soldButThere: named(found.filter(({ status }) => status === 'sold')),
    withoutSticker: named(found.filter(({ status, hasSticker }) => status !== 'sold' && !hasSticker)),
    oldPrice: named(found.filter(({ status, hasOldPrice }) => status !== 'sold' && hasOldPrice)),
  };
}
