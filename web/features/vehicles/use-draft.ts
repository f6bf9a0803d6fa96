import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftFields } from '../../../schema/drafts/input';
import type { VehicleForm, VehicleFormOutput } from '../../../schema/vehicles/input';
import { ApiError } from '../../lib/api';
import { failureText } from '../../lib/failure';
import { deleteDraftMutation, saveDraftMutation } from '../drafts/drafts.queries';
import type { Photo } from '../media/photos';
import { claimUnsent, dropUnsent, releaseUnsent, storeUnsent, unsentQuery } from '../offline/unsent-drafts';

const PAUSE_MS = 1000;
const NOT_KEPT = 'Check your connection.';
const ignore = () => undefined;

export interface Draft {
  /** Where the form is saved, or why it is not; null if there is nothing to say. */
  state: 'kept' | 'on-device' | { problem: string } | null;
  /** Stops saving, and returns the draft that the listing was written in. */
  settle: () => Promise<string | undefined>;
  discard: () => void;
  /** The listing has been published: nothing more is saved. */
  end: () => void;
  /** Leaves it on the device, to be published once there is a network. Throws if the device stores nothing. */
  publishLater: (values: VehicleFormOutput) => Promise<void>;
}

/** An unfinished listing: on the server (`id`), on this device (`key`), or both. */
export interface BegunListing {
  id?: string | undefined;
  key?: string | undefined;
  fields: DraftFields;
  /** In order: addresses of uploaded photos, files of the others. */
  photos: readonly (string | File)[];
}

/** The form's values, without the empty ones. */
function fieldsOf({ mobileNumber: _, specifications: __, ...values }: VehicleForm): DraftFields {
  const isEmpty = (value: unknown) => value === null || Number.isNaN(value);
  return JSON.parse(JSON.stringify(values, (_key, value) => (isEmpty(value) ? undefined : value)));
}

/**
 * Saves a new listing while it is being written, a second after each change: on the server, or without a network on this device,
 * with its photos. Nothing is saved unless `isKept`.
 */
export function useDraft(
  form: UseFormReturn<VehicleForm, unknown, VehicleFormOutput>,
  photos: Photo[],
  { start, isKept }: { start: Pick<BegunListing, 'id' | 'key'> | undefined; isKept: boolean },
): Draft {
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(saveDraftMutation);
  const { mutate: remove } = useMutation(deleteDraftMutation);
  const [key] = useState(() => start?.key ?? crypto.randomUUID());
  const known = useRef(start?.id);
  const isOnDevice = useRef(start?.key !== undefined);
  const latest = useRef(photos);
  const timer = useRef<number>(undefined);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const hasEnded = useRef(false);
  // Without a network a photo is stored as it was chosen.
  const shown = photos.map(({ id, url }) => url ?? (navigator.onLine ? '' : id)).join(' ');
  const before = useRef(shown);
  const [state, setState] = useState<Draft['state']>(null);

  useEffect(() => {
    latest.current = photos;
  }, [photos]);

  useEffect(() => {
    if (!isKept) return;
    const storeHere = async () => {
      isOnDevice.current = true;
      const held = latest.current.flatMap(({ url, file }) => url ?? file ?? []);
      const fields = fieldsOf(form.getValues());
      const done = await storeUnsent(key, { id: known.current, fields, photos: held });
      if (hasEnded.current) await dropUnsent(key);
      setState(done ? 'on-device' : { problem: NOT_KEPT });
    };
    const send = async () => {
      const images = latest.current.flatMap(({ url }) => url ?? []);
      known.current = (await save({ id: known.current, key, fields: fieldsOf(form.getValues()), images })).id;
      const isWhole = images.length === latest.current.length;
      if (isOnDevice.current && isWhole) {
        isOnDevice.current = false;
        await dropUnsent(key);
      }
      setState('kept');
    };
    const write = () => {
      underWay.current = underWay.current
        .then(() => {
          if (!hasEnded.current) return navigator.onLine ? send() : storeHere();
        })
        .catch((error) => {
          // Deleted elsewhere: saved as a new draft.
          if (known.current && error instanceof ApiError && error.status === 404) {
            known.current = undefined;
            return schedule();
          }
          if (!(error instanceof ApiError)) return storeHere();
          // The next change tries again.
          setState({ problem: failureText(error, NOT_KEPT) });
        });
    };
    const schedule = () => {
      window.clearTimeout(timer.current);
      setState(null);
      if (!hasEnded.current) timer.current = window.setTimeout(write, PAUSE_MS);
    };
    if (before.current !== shown) schedule();
    before.current = shown;
    const returned = () => isOnDevice.current && schedule();
    window.addEventListener('online', returned);
    const { unsubscribe } = form.watch(schedule);
    return () => {
      window.removeEventListener('online', returned);
      unsubscribe();
    };
  }, [form, shown, isKept, key, save]);

  useEffect(() => {
    if (start?.key) claimUnsent(start.key).catch(ignore);
    return () => {
      if (!isOnDevice.current) return;
      const released = underWay.current.then(() => releaseUnsent(key));
      released.then(() => client.invalidateQueries({ queryKey: unsentQuery.queryKey })).catch(ignore);
    };
  }, [client, key, start?.key]);

  const stop = () => {
    hasEnded.current = true;
    window.clearTimeout(timer.current);
  };
  const end = () => {
    stop();
    isOnDevice.current = false;
    dropUnsent(key)
      .then(() => client.invalidateQueries({ queryKey: unsentQuery.queryKey }))
      .catch(ignore);
  };
  return {
    state,
    end,
    settle: async () => {
      window.clearTimeout(timer.current);
      await underWay.current;
      return known.current;
    },
    discard: () => {
      end();
      underWay.current.then(() => known.current && remove(known.current));
    },
    publishLater: async (values) => {
      window.clearTimeout(timer.current);
      await underWay.current;
      const held = photos.flatMap(({ url, file }) => url ?? file ?? []);
      const fields = fieldsOf(form.getValues());
      const isThere = await storeUnsent(key, { id: known.current, fields, photos: held, publish: values });
      if (!isThere) throw new Error('the device keeps nothing');
      isOnDevice.current = true;
      stop();
    },
  };
}
