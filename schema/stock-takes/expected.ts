import type { StockVehicleDto } from './output';

/** Whether a vehicle should be in the yard: for sale, and, unless it was found there, neither on a trip nor handed over. */
export const isExpected = ({ status, found, outSince, isHandedOver }: StockVehicleDto): boolean =>
  status !== 'sold' && (found !== null || (outSince === null && !isHandedOver));
