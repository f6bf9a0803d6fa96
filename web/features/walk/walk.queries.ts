import type { QueryClient } from '@tanstack/react-query';
import { apiOf, read } from '../../lib/api';
import { failureText, isRefused } from '../../lib/failure';
import { draftsQuery } from '../drafts/drafts.queries';
import { preparePhoto } from '../media/prepare-photo';
import { uploadImage } from '../media/upload.queries';
import { vehicleKeys } from '../vehicles/vehicles.queries';
import { dropShots, isHeld, isOf, readShotPicture, type Shot, shotsQuery, updateShots } from './shots';
import { say } from './words';

const LOCK = 'sending-shots';
const problemOf = (error: unknown) => failureText(error, say('The photo was not accepted.'));

async function upload(shot: Shot): Promise<void> {
  const picture = await readShotPicture(shot.id);
  // Nothing to send: the browser has deleted it.
  if (!picture) return dropShots([shot.id]);
  try {
    const url = await uploadImage(await preparePhoto(picture), { attempt: shot.id });
    await updateShots([shot.id], { url });
  } catch (error) {
    if (!isRefused(error)) throw error;
    await updateShots([shot.id], { problem: problemOf(error) });
  }
}

/** Puts uploaded photos on their vehicle. The server adds each once, however often it is asked. */
async function attach(client: QueryClient, shots: readonly Shot[]): Promise<void> {
  const [first] = shots;
  if (!first) return;
  const ids = shots.map(({ id }) => id);
  const { kind, id } = first.car;
  const sent = { param: { id }, json: { images: shots.flatMap(({ url }) => url ?? []) } };
  const api = apiOf(client);
  try {
    if (kind === 'draft') await read(api.drafts[':id'].$patch(sent));
    else await read(api.vehicles[':id'].photos.$post(sent));
  } catch (error) {
    if (!isRefused(error)) throw error;
    await updateShots(ids, { problem: problemOf(error) });
    return;
  }
  await dropShots(ids);
  const queryKey = kind === 'draft' ? draftsQuery.queryKey : vehicleKeys.all;
  await client.invalidateQueries({ queryKey });
}

const show = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: shotsQuery.queryKey, exact: true });

/** Sends one photo, or attaches those of a vehicle that are all there. False if nothing is left to do. */
async function sendOne(client: QueryClient): Promise<boolean> {
  const shots = (await client.fetchQuery(shotsQuery)).filter((shot) => !shot.problem && !isHeld(shot));
  const [first] = shots;
  if (!first) return false;
  const ofCar = shots.filter((shot) => isOf(first.car, shot));
  const next = ofCar.find(({ url }) => !url);
  await (next ? upload(next) : attach(client, ofCar));
  await show(client);
  return true;
}

/** Sends the photos that this device stores, one after the other. Rejects without a network; what is sent stays sent. */
export const sendShots = (client: QueryClient): Promise<void> =>
  navigator.locks.request(LOCK, async () => {
    while (navigator.onLine && (await sendOne(client)));
  });

/** After this long, photos that could not be sent are tried again: the hourly limit lets a few more through. */
const RETRY_MS = 5 * 60_000;
let retry: ReturnType<typeof setTimeout> | undefined;

/** The same for callers that do not wait: without a network or beyond the limit they stay on the device, and follow later. */
export async function sendShotsLater(client: QueryClient): Promise<void> {
  clearTimeout(retry);
  try {
    await sendShots(client);
  } catch (error) {
    console.warn('photos: not sent', error);
    retry = setTimeout(() => void sendShotsLater(client), RETRY_MS);
  }
}
