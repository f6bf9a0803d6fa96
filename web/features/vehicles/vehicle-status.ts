import type { VehicleStatus } from '../../../schema/vehicles/input';

/** Available green, pending yellow, sold red. */
export const STATUS_LOOKS = {
  available: { label: 'Available', tone: 'positive' },
  pending: { label: 'Pending', tone: 'warning' },
  sold: { label: 'Sold', tone: 'danger' },
} as const satisfies Record<VehicleStatus, { label: string; tone: string }>;

export const isVehicleStatus = (value: unknown): value is VehicleStatus =>
  typeof value === 'string' && Object.hasOwn(STATUS_LOOKS, value);
