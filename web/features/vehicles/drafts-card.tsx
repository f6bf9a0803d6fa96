import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { KEPT } from '../../../schema/common/retention';
import { imageAt } from '../../../schema/media/input';
import { toastFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { SmartImage } from '../../ui/smart-image';
import { TimeAgo } from '../../ui/time-ago';
import { deleteDraftMutation, draftsQuery } from '../drafts/drafts.queries';
import { useAddVehicle } from './add-vehicle';

/** More would push the listings off a phone's screen. */
const FEW = 3;

/** Listings that were begun, on this device or another. */
export function DraftsCard() {
  const { data: drafts } = useQuery(draftsQuery);
  const remove = useMutation({
    ...deleteDraftMutation,
    onError: (error) => toastFailure(error, 'The draft could not be deleted'),
  });
  const open = useAddVehicle();
  const [showsAll, setShowsAll] = useState(false);
  if (!drafts?.length) return null;
  return (
    <Card padded={false} className="mb-5">
      <CardHeader
        title="Drafts"
        description={`Kept for ${KEPT.draft} days after the last change, photos for ${KEPT.draftUpload}.`}
      />
      <ul aria-label="Drafts" className="divide-y divide-line">
        {drafts.slice(0, showsAll ? drafts.length : FEW).map((draft) => {
          const name = draft.fields.name || 'Without a name';
          const [cover] = draft.images;
          return (
            <li key={draft.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 sm:px-5">
              {cover && (
                <span className="w-16 shrink-0 overflow-hidden rounded-sm">
                  <SmartImage src={imageAt(cover, 'thumb')} alt="" compact />
                </span>
              )}
              <span className="min-w-0 flex-1 basis-44">
                <span className="wrap-break-word block font-medium">{name}</span>
                <span className="block text-ink-muted text-sm">
                  <TimeAgo at={draft.updatedAt} />
                </span>
              </span>
              <span className="ml-auto flex gap-2">
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Delete ${name}`}
                  onClick={() => remove.mutate(draft.id)}
                >
                  Delete
                </Button>
                <Button size="sm" aria-label={`Continue ${name}`} onClick={() => open(draft)}>
                  Continue
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {drafts.length > FEW && !showsAll && (
        <p className="border-line border-t px-4 py-2 sm:px-5">
          <Button size="sm" variant="ghost" className="-ml-2.5" onClick={() => setShowsAll(true)}>
            {`Show all ${drafts.length} drafts`}
          </Button>
        </p>
      )}
    </Card>
  );
}
