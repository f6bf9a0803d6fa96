import { vi } from 'vitest';
import { ApiError } from '../../../lib/api';
import type { Photo } from '../../media/photos';
import type { UnsentListing } from '../../offline/unsent-drafts';
import { type BegunListing, DraftSync, PAUSE_MS } from '../draft-sync';

interface Saved {
  fields: object;
  images: string[];
}

export const file = new File(['x'], 'front.jpg');
export const chosen: Photo = { id: 'front', name: 'front.jpg', file };
export const uploaded: Photo = { ...chosen, url: '/media/front' };

/** Waits for the pause after a change, and for the resulting write. */
export const pause = (ms = PAUSE_MS) => vi.advanceTimersByTimeAsync(ms);

/** The server and the device, which all open forms share. */
export function world() {
  const server = new Map<string, Saved>();
  const device = new Map<string, UnsentListing & { isClaimed: boolean }>();
  const state = { isOnline: true, hasRoom: true, writes: 0, marks: 0 };
  const failing: (() => Promise<never>)[] = [];
  const mark = async (key: string, isClaimed: boolean) => {
    state.marks += 1;
    const held = device.get(key);
    if (held) device.set(key, { ...held, isClaimed });
  };

  const openForm = (start: Pick<BegunListing, 'id' | 'key'> = {}, photos: Photo[] = []) => {
    const form = { name: 'Swift' };
    const draft = new DraftSync(
      {
        isOnline: () => state.isOnline,
        fields: () => ({ ...form }),
        save: async ({ id, key, fields, images }) => {
          state.writes += 1;
          await failing.shift()?.();
          if (id && !server.has(id)) throw new ApiError(404, '{"message":"Not found"}');
          const of = id ?? `draft of ${key}`;
          server.set(of, { fields, images });
          return { id: of };
        },
        remove: (id) => void server.delete(id),
        device: {
          store: async (key, listing) => {
            if (state.hasRoom) device.set(key, { ...listing, isClaimed: true });
            return state.hasRoom;
          },
          claim: (key) => mark(key, true),
          release: (key) => mark(key, false),
          drop: async (key) => device.delete(key),
        },
      },
      start,
      photos,
    );
    draft.open();
    const type = (name: string) => {
      form.name = name;
      draft.change();
    };
    /** Types, and waits until it is written. */
    const write = (name: string) => {
      type(name);
      return pause();
    };
    return { draft, type, write };
  };
  /** Holds the next write until it is released or fails. */
  const hold = () => {
    let held = { goOn: () => {}, fail: () => {} };
    const written = new Promise<never>((goOn, fail) => {
      held = { goOn: goOn as () => void, fail: () => fail(new TypeError('Failed to fetch')) };
    });
    written.catch(() => {});
    failing.push(() => written);
    return held;
  };
  const names = () => [...server.values()].map(({ fields }) => fields);
  const held = () => [...device.values()];
  return { server, device, state, failing, hold, openForm, names, held };
}
