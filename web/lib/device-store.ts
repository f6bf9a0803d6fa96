import { DEVICE_CACHES } from '../../schema/common/device-caches';
import { forgetLanguage } from '../i18n/current-language';
import { actingHere } from './acting';
import { withStore } from './device-database';

/** Each seller for whom the person works has values of their own. */
const nameHere = (name: string) => {
  const acting = actingHere();
  return acting ? `${name} of ${acting.seller}` : name;
};

/**
 * The value stored on this device under a name; undefined if there is none, or the browser stores nothing.
 */
export const readKept = async <Value>(name: string): Promise<Value | undefined> =>
  withStore('readonly', (store) => store.get(nameHere(name))).catch(() => undefined);

/** Stops storing for this person, since a pending write would restore deleted data. */
let isWiped = false;

/** Stores a cloneable value. False if it could not be stored, for example for lack of space. */
export async function keep(name: string, value: unknown): Promise<boolean> {
  if (isWiped) return false;
  try {
    await withStore('readwrite', (store) => store.put(value, nameHere(name)));
    return true;
  } catch (error) {
    console.warn('device: not kept', error);
    return false;
  }
}

/** Deletes one value. */
export const dropKept = (name: string): Promise<unknown> =>
  withStore('readwrite', (store) => store.delete(nameHere(name))).catch(() => undefined);

/** Deletes what this device stores of the person: lists, unsent drafts, pictures. */
export async function wipeDevice(): Promise<void> {
  isWiped = true;
  forgetLanguage();
  await Promise.allSettled([
    withStore('readwrite', (store) => store.clear()),
    caches.delete(DEVICE_CACHES.pictures),
    caches.delete(DEVICE_CACHES.shared),
  ]);
}
