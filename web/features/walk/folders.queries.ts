import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { draftsQuery } from '../drafts/drafts.queries';
import { readStock } from '../import/stock.queries';
import { preparePhoto } from '../media/prepare-photo';
import { carOf } from './car-of';
import type { FolderCar, fitting } from './match-folders';
import { addShot, isOf, shotsQuery } from './shots';
import { sendShotsLater } from './walk.queries';

/** Everything that photos can be for, as it is now, with those that are still on this device counted. */
export async function readCars(client: QueryClient): Promise<FolderCar[]> {
  const [vehicles, drafts, shots] = await Promise.all([
    readStock(client),
    client.fetchQuery({ ...draftsQuery, staleTime: 0 }),
    client.fetchQuery(shotsQuery),
  ]);
  const cars = [
    ...vehicles.map((vehicle) => ({
      ...carOf(vehicle),
      stockNumber: vehicle.stockNumber,
      isSold: vehicle.status === 'sold',
    })),
    ...drafts.map(({ id, fields, images }) => ({
      kind: 'draft' as const,
      id,
      name: fields.name ?? '',
      registrationNumber: fields.facts?.registrationNumber ?? null,
      stockNumber: fields.facts?.stockNumber ?? null,
      photos: images.length,
      isSold: false,
    })),
  ];
  return cars.map((car) => ({ ...car, photos: car.photos + shots.filter((shot) => isOf(car, shot)).length }));
}

interface Adding {
  items: ReturnType<typeof fitting>;
  signal: AbortSignal;
  onStep: (done: number) => void;
}

export interface Added {
  count: number;
  /** Names of pictures that could not be read. */
  unread: string[];
  /** The device had no room for the rest. */
  isFull: boolean;
}

/**
 * Stores photos on the device, shrunk, one after the other, and sends them meanwhile. What is stored stays,
 * whether this is stopped or the tab is closed.
 */
export const addFoldersMutation = mutationOptions({
  mutationFn: async ({ items, signal, onStep }: Adding, { client }): Promise<Added> => {
    const added: Added = { count: 0, unread: [], isFull: false };
    let isSending = false;
    const send = async () => {
      if (isSending) return;
      isSending = true;
      await sendShotsLater(client);
      isSending = false;
    };
    for (const [at, { car, photo }] of items.entries()) {
      if (signal.aborted) break;
      const file = await photo.read().then(preparePhoto, () => null);
      if (!file) added.unread.push(`${photo.folder}/${photo.name}`);
      else if (await addShot(car, file)) added.count += 1;
      else {
        added.isFull = true;
        break;
      }
      onStep(at + 1);
      void send();
    }
    await client.invalidateQueries({ queryKey: shotsQuery.queryKey, exact: true });
    return added;
  },
  networkMode: 'always',
});
