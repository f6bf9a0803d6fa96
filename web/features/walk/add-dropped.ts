import type { QueryClient } from '@tanstack/react-query';
import { PLANS } from '../../../schema/billing/plans';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { toast } from '../../lib/toast-store';
import { currentUserQuery } from '../auth/auth.queries';
import { acceptFiles } from '../media/photos';
import { carOf } from './car-of';
import { addShot, shotsQuery } from './shots';
import { sendShotsLater } from './walk.queries';
import { say } from './words';

/** Adds pictures to a vehicle as far as the plan has room. Without a network they stay on the device until there is one. */
export async function addDropped(client: QueryClient, vehicle: OwnVehicleDto, files: File[]): Promise<void> {
  const user = client.getQueryData(currentUserQuery.queryKey);
  if (!user) return;
  const limit = PLANS[user.subscriptionPlan].photos;
  const { accepted, problem } = acceptFiles(files, vehicle.images.length, limit);
  if (problem) toast({ title: problem, tone: 'error' });
  const car = carOf(vehicle);
  for (const file of accepted) {
    if (await addShot(car, file)) continue;
    toast({ title: say('This device has no room for another photo'), tone: 'error' });
    break;
  }
  if (accepted.length === 0) return;
  toast({
    title: say('Photos for {name}: {count}', { name: vehicle.name, count: accepted.length }),
    tone: 'success',
  });
  await client.invalidateQueries({ queryKey: shotsQuery.queryKey, exact: true });
  await sendShotsLater(client);
}
