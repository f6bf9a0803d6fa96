import { queryOptions } from '@tanstack/react-query';
import { dropKept, keep, readKept } from '../../lib/device-store';
import { SHOTS as NAME } from './shots-name';

/** A vehicle to be photographed: a draft, or one that is listed. */
export interface WalkCar {
  kind: 'draft' | 'vehicle';
  id: string;
  name: string;
  registrationNumber: string | null;
  /** How many photos it has. */
  photos: number;
}

/** A photo on this device that has not reached its vehicle. Its picture is stored beside it, so that adding one is cheap. */
export interface Shot {
  id: string;
  car: Pick<WalkCar, 'kind' | 'id' | 'name'>;
  /** Once it is uploaded. */
  url?: string;
  /** Why the server does not take it; it waits for the person then. */
  problem?: string;
}

const pictureOf = (id: string) => `${NAME} ${id}`;

const readShots = async (): Promise<Shot[]> => (await readKept<Shot[]>(NAME)) ?? [];

/** In the order in which they were taken. */
export const shotsQuery = queryOptions({
  queryKey: ['device', NAME],
  queryFn: readShots,
  networkMode: 'always',
  staleTime: 0,
});

export const shotPictureQuery = (id: string) =>
  queryOptions({
    queryKey: ['device', NAME, id],
    queryFn: async () => (await readShotPicture(id)) ?? null,
    networkMode: 'always',
    staleTime: Infinity,
  });

export const readShotPicture = (id: string) => readKept<File>(pictureOf(id));

/** Makes one change at a time, across all open pages. False if the device stores nothing. */
const change = (make: (shots: Shot[]) => Shot[]): Promise<boolean> =>
  navigator.locks.request(NAME, async () => keep(NAME, make(await readShots())));

/** Stores a photo. False if the device has no room for it. */
export async function addShot({ kind, id, name }: Shot['car'], picture: File): Promise<boolean> {
  const shot = { id: crypto.randomUUID(), car: { kind, id, name } };
  if (!(await keep(pictureOf(shot.id), picture))) return false;
  return change((shots) => [...shots, shot]);
}

export const updateShots = (ids: readonly string[], changes: Partial<Shot>) =>
  change((shots) => shots.map((shot) => (ids.includes(shot.id) ? { ...shot, ...changes } : shot)));

/** Another attempt for those that were refused. */
export const retryShots = () => change((shots) => shots.map(({ problem: _, ...shot }) => shot));

export async function dropShots(ids: readonly string[]): Promise<void> {
  await change((shots) => shots.filter(({ id }) => !ids.includes(id)));
  for (const id of ids) await dropKept(pictureOf(id));
}

export const isOf = ({ kind, id }: Pick<WalkCar, 'kind' | 'id'>, { car }: Pick<Shot, 'car'>) =>
  car.kind === kind && car.id === id;

let held: Pick<WalkCar, 'kind' | 'id'> | null = null;

/** The vehicle that is being photographed here: its photos are sent when the next one begins, until when they can be removed. */
export const holdCar = (car: Pick<WalkCar, 'kind' | 'id'> | null) => {
  held = car;
};
export const isHeld = (shot: Pick<Shot, 'car'>) => held !== null && isOf(held, shot);
