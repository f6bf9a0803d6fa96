import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftFields } from '../../../schema/drafts/input';
import type { VehicleForm, VehicleFormOutput } from '../../../schema/vehicles/input';
import { ApiError } from '../../lib/api';
import { failureText } from '../../lib/failure';
import { deleteDraftMutation, saveDraftMutation } from '../drafts/drafts.queries';
import type { Photo } from '../media/photos';
import { dropUnsent, keepUnsent } from '../offline/unsent-drafts';

const PAUSE_MS = 1000;
const KEPT_HERE = 'No connection: kept on this device, without its photos.';
const ignore = () => undefined;

export interface Draft {
  /** Whether the form is on the server as it stands, or why it is not; null while nothing is to be said. */
  state: 'kept' | { problem: string } | null;
  /** Ends the saving; answers the draft that the listing was written in. */
  settle: () => Promise<string | undefined>;
  discard: () => void;
  /** The listing is there: nothing is kept any more. */
  end: () => void;
}

/** What the form holds, without what is empty. */
function fieldsOf({ mobileNumber: _, specifications: __, ...values }: VehicleForm): DraftFields {
  const isEmpty = (value: unknown) => value === null || Number.isNaN(value);
  return JSON.parse(JSON.stringify(values, (_key, value) => (isEmpty(value) ? undefined : value)));
}

/** Keeps a new listing on the server while it is written, a second after each change. Nothing is kept where `isKept` is false. */
export function useDraft(
  form: UseFormReturn<VehicleForm, unknown, VehicleFormOutput>,
  photos: Photo[],
  { id, isKept }: { id: string | undefined; isKept: boolean },
): Draft {
  const { mutateAsync: save } = useMutation(saveDraftMutation);
  const { mutate: remove } = useMutation(deleteDraftMutation);
  const [key] = useState(() => crypto.randomUUID());
  const known = useRef(id);
  const timer = useRef<number>(undefined);
  const underWay = useRef<Promise<void>>(Promise.resolve());
  const hasEnded = useRef(false);
  const urls = photos.flatMap(({ url }) => url ?? []);
  const images = urls.join(' ');
  const before = useRef(images);
  const [state, setState] = useState<Draft['state']>(null);

  useEffect(() => {
    if (!isKept) return;
    const write = () => {
      const draft = { fields: fieldsOf(form.getValues()), images: images.split(' ').filter(Boolean) };
      // Not while there is a network: a page that is left would leave what the server already has.
      const isKeptHere = !navigator.onLine;
      const kept = isKeptHere ? keepUnsent(key, { id: known.current, ...draft }) : Promise.resolve();
      kept.then(() => isKeptHere && setState({ problem: KEPT_HERE }), ignore);
      underWay.current = underWay.current
        .then(async () => {
          await kept.catch(ignore);
          if (hasEnded.current) return isKeptHere ? dropUnsent(key) : undefined;
          known.current = (await save({ id: known.current, key, ...draft })).id;
          if (isKeptHere) await dropUnsent(key);
          setState('kept');
        })
        .catch((error) => {
          // Deleted elsewhere: what is here is kept anew.
          if (known.current && error instanceof ApiError && error.status === 404) {
            known.current = undefined;
            return schedule();
          }
          // The next change tries again.
          setState({ problem: failureText(error, 'Check your connection.') });
        });
    };
    const schedule = () => {
      window.clearTimeout(timer.current);
      setState(null);
      if (!hasEnded.current) timer.current = window.setTimeout(write, PAUSE_MS);
    };
    if (before.current !== images) schedule();
    before.current = images;
    const { unsubscribe } = form.watch(schedule);
    return unsubscribe;
  }, [form, images, isKept, key, save]);

  const end = () => {
    hasEnded.current = true;
    window.clearTimeout(timer.current);
    dropUnsent(key).catch(ignore);
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
  };
}
