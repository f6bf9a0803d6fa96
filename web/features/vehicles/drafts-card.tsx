import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { KEPT } from '../../../schema/common/retention';
import { DRAFTS_PART } from '../../../schema/common/tab-paths';
import { imageAt } from '../../../schema/media/input';
import { FEW_PHOTOS } from '../../../schema/vehicles/lists';
import { toastFailure } from '../../lib/failure';
import { hasRoom } from '../../lib/has-room';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { SmartImage } from '../../ui/core/smart-image';
import { TimeAgo } from '../../ui/core/time-ago';
import { lazyDialog } from '../../ui/lazy-dialog';
import { deleteDraftMutation, draftsQuery } from '../drafts/drafts.queries';
import { useImportsWithCard } from '../import/has-imports';
import { useUndoImport } from '../import/use-undo-import';
import { dropUnsent, unsentQuery } from '../offline/unsent-drafts';
import type { WalkCar } from '../walk/shots';
import { useAddVehicle } from './add-vehicle';
import type { BegunListing } from './draft-sync';
import { useWords } from './words';

const DeleteDraftDialog = lazyDialog(async () => (await import('./delete-draft-dialog')).DeleteDraftDialog);
const PhotoWalk = lazyDialog(async () => (await import('../walk/photo-walk')).PhotoWalk);

/** More would push the listings off the screen. */
const few = () => (hasRoom() ? 3 : 1);

interface Begun extends BegunListing {
  /** When it was changed, or what it is waiting for. */
  note: ReactNode;
  remove: () => void;
}

/** The drafts on this device, then the server's, each once. */
function useBegun(): Begun[] {
  const t = useWords();
  const client = useQueryClient();
  const { data: drafts = [] } = useQuery(draftsQuery);
  const { data: unsent = {} } = useQuery(unsentQuery);
  const { mutate: remove } = useMutation({
    ...deleteDraftMutation,
    onError: (error) => toastFailure(error, t('The draft could not be deleted')),
  });
  const drop = (key: string) =>
    void dropUnsent(key).then(() => client.invalidateQueries({ queryKey: unsentQuery.queryKey }));
  const onDevice = Object.entries(unsent).map(([key, { id, fields, photos, publish }]) => ({
    id,
    key,
    fields,
    photos,
    note: publish
      ? t('On this device, published when there is a connection')
      : t('On this device, saved when there is a connection'),
    remove: () => drop(key),
  }));
  const onServer = drafts
    .filter(({ id }) => !onDevice.some((each) => each.id === id))
    .map(({ id, fields, images, updatedAt }) => ({
      id,
      fields,
      photos: images,
      note: <TimeAgo at={updatedAt} />,
      remove: () => remove(id),
    }));
  return [...onDevice, ...onServer];
}

/** The lists that can be undone, each with how many of its drafts are unchanged. */
function useImported() {
  const { data: drafts = [] } = useQuery(draftsQuery);
  const counts = new Map<string, number>();
  for (const { importId } of drafts) if (importId) counts.set(importId, (counts.get(importId) ?? 0) + 1);
  // One undo for an import: its card also restores vehicles.
  const carded = useImportsWithCard();
  return [...counts].filter(([id]) => !carded.includes(id));
}

/** The drafts with few photos, to be photographed one after the other. */
function useUnphotographed(): WalkCar[] {
  const { data: drafts = [] } = useQuery(draftsQuery);
  return drafts
    .filter(({ images }) => images.length < FEW_PHOTOS)
    .map(({ id, fields, images }) => ({
      kind: 'draft',
      id,
      name: fields.name ?? '',
      registrationNumber: fields.facts?.registrationNumber ?? null,
      photos: images.length,
    }));
}

/** Unfinished listings, from this device or another. */
export function DraftsCard() {
  const t = useWords();
  const begun = useBegun();
  const open = useAddVehicle();
  const isMeant = useLocation({ select: ({ hash }) => hash === DRAFTS_PART });
  const [showsAll, setShowsAll] = useState(isMeant);
  const [shown] = useState(few);
  const imported = useImported();
  const undo = useUndoImport();
  const unphotographed = useUnphotographed();
  const [walk, setWalk] = useState<WalkCar[]>();
  const [leaving, setLeaving] = useState<{ name: string; remove: () => void }>();
  if (begun.length === 0) return null;
  const hasMore = begun.length > shown && !showsAll;
  return (
    <Card padded={false} className="mb-5">
      <CardHeader
        title={t('Drafts')}
        description={t('Drafts are kept for {draft} days, their photos for {draftUpload}.', {
          draft: KEPT.draft,
          draftUpload: KEPT.draftUpload,
        })}
      />
      <ul aria-label={t('Drafts')} className="divide-y divide-line">
        {begun.slice(0, showsAll ? begun.length : shown).map(({ note, remove, ...listing }) => {
          const name = listing.fields.name || t('Without a name');
          const [cover] = listing.photos;
          return (
            <li
              key={listing.key ?? listing.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 px-card py-2.5"
            >
              {typeof cover === 'string' && (
                <span className="w-16 shrink-0 overflow-hidden rounded-sm">
                  <SmartImage src={imageAt(cover, 'thumb')} alt="" compact />
                </span>
              )}
              <span className="min-w-0 flex-1 basis-44">
                <span translate="no" className="wrap-break-word block font-medium">
                  {name}
                </span>
                <span className="block text-ink-muted text-sm">{note}</span>
              </span>
              <span className="ml-auto flex gap-2">
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('Delete {name}', { name })}
                  onClick={() => setLeaving({ name, remove })}
                >
                  {t('Delete')}
                </Button>
                <Button size="sm" aria-label={t('Continue {name}', { name })} onClick={() => open(listing)}>
                  {t('Continue')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {(hasMore || imported.length > 0 || unphotographed.length > 0) && (
        <p className="flex flex-wrap gap-2 border-line border-t px-card py-2 *:first:-ml-2.5">
          {unphotographed.length > 0 && (
            <Button size="sm" variant="ghost" onClick={() => setWalk(unphotographed)}>
              {t('Add photos, car by car')}
            </Button>
          )}
          {hasMore && (
            <Button size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
              {t('Show all {length} drafts', { length: begun.length })}
            </Button>
          )}
          {imported.map(([importId, length]) => (
            <Button key={importId} size="sm" variant="ghost" onClick={() => undo(importId)}>
              {length === 1
                ? t('Undo the list: delete its draft')
                : t('Undo the list: delete its {length} drafts', { length })}
            </Button>
          ))}
        </p>
      )}
      {leaving && (
        <DeleteDraftDialog
          name={leaving.name}
          onConfirm={leaving.remove}
          onClose={() => setLeaving(undefined)}
        />
      )}
      {walk && <PhotoWalk cars={walk} onClose={() => setWalk(undefined)} />}
    </Card>
  );
}
