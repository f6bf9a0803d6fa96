import { v5, v7 } from 'uuid';
import { endOf, randomFrom } from '../../schema/common/short-code';

const endingWith = (id: string, end: string) => id.slice(0, -end.length) + end;

/**
 * A UUIDv7 for the given time: ids sort by creation, and are known before the insert. `of`: the seller it
 * belongs to, or any of their ids; without it, the id belongs to no shard.
 */
export function newId(now: number, of?: string): string {
  const id = v7({ msecs: now });
  return of === undefined ? id : endingWith(id, endOf(of));
}

/**
 * The id of a republished page. It ends with the buckets of the vehicle's owner and of the republisher, so
 * that both shards can be found by it.
 */
export const newPageId = (now: number, vehicleId: string, republisherId: string): string =>
  endingWith(newId(now), endOf(vehicleId) + endOf(republisherId));

/**
 * The same id for the same `name` within one `namespace` (an id of a seller), and a different one otherwise.
 */
export const idFrom = (namespace: string, name: string) => endingWith(v5(name, namespace), endOf(namespace));

/** The lowest possible id of that time: earlier ids sort before it. */
export function firstIdAt(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}

/** When an id was made. */
export const timeOfId = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

/** `bytes` of the platform's CSPRNG as URL-safe base64. */
export function randomToken(bytes = 32): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Decimal digits without modulo bias. */
export function randomDigits(length: number): string {
  return randomFrom('0123456789', length);
}

/** The key of a seller's file: starts with the bucket. `bytes`: of the random part. */
export const newFileKey = (of: string, bytes = 18) => endOf(of) + randomToken(bytes);
