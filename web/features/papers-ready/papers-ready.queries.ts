import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { PaperInput } from '../../../schema/papers/ready.input';
import type { DeskVehicleDto } from '../../../schema/vehicles/desk.output';
import { apiOf, read } from '../../lib/api';
import { toast } from '../../lib/toast-store';
import { leadKeys } from '../leads/leads.queries';
import { passOn } from '../papers/pass-on';
import { deskQuery, vehicleKeys } from '../vehicles/vehicles.queries';
import type { Checklist } from './checklist-sheet';
import { say } from './words';

const setVehicle = (client: QueryClient, id: string, change: Partial<DeskVehicleDto['vehicle']>) =>
  client.setQueryData(
    deskQuery(id).queryKey,
    (desk) => desk && { ...desk, vehicle: { ...desk.vehicle, ...change } },
  );

/**
 * What somebody has found out about one paper. Several presses are sent one after the other, each with the version that
 * the one before has left.
 */
export const statePaperMutation = mutationOptions({
  scope: { id: 'papers-ready' },
  mutationFn: ({ id, ...said }: { id: string } & Omit<PaperInput, 'version'>, { client }) => {
    const version = client.getQueryData(deskQuery(id).queryKey)?.vehicle.version ?? 1;
    return read(apiOf(client).papersReady[':id'].$patch({ param: { id }, json: { ...said, version } }));
  },
  onSuccess: (saved, { id }, _result, { client }) => setVehicle(client, id, saved),
  onSettled: (_data, _error, _input, _result, { client }) => {
    void client.invalidateQueries({ queryKey: leadKeys.today });
    return client.invalidateQueries({ queryKey: vehicleKeys.all });
  },
});

/** Makes the checklist's PDF on this device, and passes it on. */
export const checklistMutation = mutationOptions({
  networkMode: 'always',
  mutationFn: async (checklist: Checklist) => (await import('./make-checklist')).makeChecklist(checklist),
  onSuccess: passOn,
  onError: () => toast({ title: say('The PDF could not be made. Try again with a network.'), tone: 'error' }),
});
