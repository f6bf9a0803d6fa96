import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftFields } from '../../../schema/drafts/input';
import type { VehicleForm, VehicleFormOutput } from '../../../schema/vehicles/input';
import { deleteDraftMutation, saveDraftMutation } from '../drafts/drafts.queries';
import { kindsOf, type Photo } from '../media/photos';
import { claimUnsent, dropUnsent, releaseUnsent, storeUnsent, unsentQuery } from '../offline/unsent-drafts';
import { type BegunListing, type DraftStatus, DraftSync } from './draft-sync';
import type { SuggestedFact } from './use-suggested-facts';

/** The form's values, without the empty ones and those that nobody has touched. */
function fieldsOf(
  { mobileNumber: _, specifications: __, ...values }: VehicleForm,
  untouched: readonly SuggestedFact[],
): DraftFields {
  const isLeftOut = (key: string, value: unknown) =>
    value === null || Number.isNaN(value) || untouched.some((fact) => fact === key);
  return JSON.parse(JSON.stringify(values, (key, value) => (isLeftOut(key, value) ? undefined : value)));
}

/** The draft of an open form, and where it is saved. Nothing is saved unless `isKept`. */
export function useDraft(
  form: UseFormReturn<VehicleForm, unknown, VehicleFormOutput>,
  photos: Photo[],
  options: {
    start: Pick<BegunListing, 'id' | 'key'> | undefined;
    isKept: boolean;
    /** Facts that still have the form's suggestion. */
    untouched: readonly SuggestedFact[];
  },
): [DraftSync, DraftStatus] {
  const { start, isKept } = options;
  const client = useQueryClient();
  const untouched = useRef(options.untouched);
  const chosen = useRef(photos);
  useEffect(() => {
    untouched.current = options.untouched;
  }, [options.untouched]);
  useEffect(() => {
    chosen.current = photos;
  }, [photos]);
  const [draft] = useState(() => {
    /** Also refreshes the list of drafts on this device. */
    const listed = async (change: Promise<unknown>) => {
      await change;
      await client.invalidateQueries({ queryKey: unsentQuery.queryKey });
    };
    const around = {
      isOnline: () => navigator.onLine,
      fields: () => {
        const values = form.getValues();
        const urls = chosen.current.map(({ url = '' }) => url);
        const facts = { ...values.facts, photoKinds: kindsOf(chosen.current, urls) };
        return fieldsOf({ ...values, facts }, untouched.current);
      },
      save: new MutationObserver(client, saveDraftMutation).mutate,
      remove: (id: string) =>
        void new MutationObserver(client, deleteDraftMutation).mutate(id).catch(() => {}),
      device: {
        store: storeUnsent,
        claim: claimUnsent,
        release: (key: string) => listed(releaseUnsent(key)),
        drop: (key: string) => listed(dropUnsent(key)),
      },
    };
    return new DraftSync(around, start ?? {}, photos);
  });

  useEffect(() => {
    if (isKept) draft.changePhotos(photos);
  }, [draft, photos, isKept]);

  useEffect(() => {
    if (!isKept) return;
    draft.open();
    window.addEventListener('online', draft.reconnect);
    const { unsubscribe } = form.watch(draft.change);
    return () => {
      window.removeEventListener('online', draft.reconnect);
      unsubscribe();
      draft.close();
    };
  }, [draft, form, isKept]);

  return [draft, useSyncExternalStore(draft.subscribe, draft.current)];
}
