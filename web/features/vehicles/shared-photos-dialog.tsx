import { useEffect, useRef, useState } from 'react';
import { PLANS } from '../../../schema/billing/plans';
import { toast } from '../../lib/toast-store';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { FilePicture } from '../../ui/file-picture';
import { useUser } from '../auth/use-user';
import { readSharedPhotos, type SharedPhotos } from '../offline/shared-photos';
import { say, useWords } from './words';

interface SharedPhotosDialogProps {
  onAdd: (photos: readonly File[]) => void;
  onClose: () => void;
}

/** Shows photos sent by another app, and waits for the seller: any website can make a phone send some. */
export function SharedPhotosDialog({ onAdd, onClose }: SharedPhotosDialogProps) {
  const t = useWords();
  const limit = PLANS[useUser().subscriptionPlan].photos;
  const isAdded = useRef(false);
  const [shared, setShared] = useState<SharedPhotos>();
  useEffect(() => {
    readSharedPhotos(limit).then(setShared, (error) => {
      console.warn('shared photos: not read', error);
      toast({
        title: say('The photos could not be read'),
        description: say('Add them here instead.'),
        tone: 'error',
      });
      onAdd([]);
    });
  }, [onAdd, limit]);
  const isEmpty = shared?.photos.length === 0;
  useEffect(() => {
    if (isEmpty) onAdd([]);
  }, [isEmpty, onAdd]);
  if (!shared || isEmpty) return null;
  const add = async () => {
    await shared.forget();
    isAdded.current = true;
    onAdd(shared.photos);
  };
  const discard = async () => {
    await shared.forget();
    setShared(await readSharedPhotos(limit));
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || isAdded.current || onClose()}
      title={t('Add these photos?')}
      body={
        <span className="flex flex-col gap-3">
          <span>{t('They were sent by another app. Nothing is uploaded before you add them.')}</span>
          <span className="flex flex-wrap gap-2">
            {shared.photos.map((photo) => (
              <FilePicture
                key={photo.name + photo.size}
                file={photo}
                alt={photo.name}
                className="aspect-square w-20 rounded-md bg-sunken object-cover"
              />
            ))}
          </span>
        </span>
      }
      confirmLabel={t('Add these photos')}
      cancelLabel={t('Not now')}
      other={{ label: t('Discard'), onSelect: discard }}
      onConfirm={add}
    />
  );
}
