import type { OwnCodesDto } from '../../schema/stock-book/output';
import { withStore } from './device-database';

/** The name under which the page stores one's own codes for the service worker (device-store.ts). */
export const OWN_CODES = 'own-codes';
export interface OwnCodes {
  /** What stands before the workspace's paths. */
  base: string;
  /** The vehicle of each code. */
  codes: Record<string, string>;
  /** As the server said it. */
  found: OwnCodesDto;
}

/** One's own, and those of sellers one works for. */
const ownNames = () => IDBKeyRange.bound(OWN_CODES, `${OWN_CODES} of \uffff`);

/** In whose workspace a code is one's own; null for any other code. */
export async function baseOfCode(code: string): Promise<string | null> {
  const all = await withStore('readonly', (store) => store.getAll(ownNames())).catch(() => []);
  return (all as OwnCodes[]).find(({ codes }) => Object.hasOwn(codes, code))?.base ?? null;
}
