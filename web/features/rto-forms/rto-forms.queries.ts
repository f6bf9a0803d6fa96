import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { TransferInput } from '../../../schema/papers/transfer-input';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { keep, readKept } from '../../lib/device-store';
import type { TransferForm } from './transfer-form';

const nameOf = (vehicleId: string) => `transfer ${vehicleId}`;

/** What was typed for a vehicle on this device, until the person logs out; null if nothing was. */
export const keptTransferQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: ['device', 'transfer', vehicleId],
    queryFn: async () => (await readKept<TransferForm>(nameOf(vehicleId))) ?? null,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });

interface Transfer {
  input: TransferInput;
  form: TransferForm;
  vehicle: OwnVehicleDto;
}

/** Makes the PDF, and keeps what was typed on this device. */
export const transferMutation = mutationOptions({
  networkMode: 'always',
  mutationFn: async ({ input, form, vehicle }: Transfer) => {
    await keep(nameOf(vehicle.id), form);
    const { makeTransfer } = await import('./make-transfer');
    return makeTransfer(input, vehicle);
  },
});
