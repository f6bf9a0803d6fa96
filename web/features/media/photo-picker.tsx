import { ImagePlus } from 'lucide-react';
import { type Dispatch, type DragEvent, useId, useState } from 'react';
import { PLANS } from '../../../schema/billing/plans';
import { MAX_IMAGE_BYTES, UPLOAD_MESSAGES } from '../../../schema/media/input';
import { cx } from '../../lib/class-names';
import { toast } from '../../lib/toast-store';
import { useUser } from '../auth/use-user';
import { CameraInput } from './camera-input';
import { PhotoOrder } from './photo-order';
import { PhotoTile } from './photo-tile';
import { acceptFiles, type Photo, type PhotosAction, photoOf } from './photos';
import { preparePhoto } from './prepare-photo';
import { useWords } from './words';

interface PhotoPickerProps {
  photos: Photo[];
  dispatch: Dispatch<PhotosAction>;
  disabled: boolean;
  error?: string | undefined;
}

/** As many pictures as the plan has: choose, drop, order, remove. The first is the cover. */
export function PhotoPicker({ photos, dispatch, disabled, error }: PhotoPickerProps) {
  const t = useWords();
  const inputId = useId();
  const limit = PLANS[useUser().subscriptionPlan].photos;
  const [isOver, setIsOver] = useState(false);
  const [said, setSaid] = useState('');
  const order = (action: PhotosAction) => {
    dispatch(action);
    const name = action.type === 'move' && photos.find(({ id }) => id === action.id)?.name;
    if (!name) return;
    const place = { name, place: action.to + 1, count: photos.length };
    setSaid(
      action.to === 0
        ? t('{name} is photo {place} of {count}, the cover', place)
        : t('{name} is photo {place} of {count}', place),
    );
  };
  const add = (files: File[]) => {
    const { accepted, problem } = acceptFiles(files, photos.length, limit);
    if (problem) toast({ title: problem, tone: 'error' });
    const added = accepted.map(photoOf);
    dispatch({ type: 'add', photos: added, limit });
    for (const photo of added) if (photo.file.size > MAX_IMAGE_BYTES) shrink(photo);
  };
  // The limit applies to what is sent.
  const shrink = async ({ id, name, file: original }: ReturnType<typeof photoOf>) => {
    const file = await preparePhoto(original);
    if (file.size <= MAX_IMAGE_BYTES) return dispatch({ type: 'update', id, changes: { file } });
    dispatch({ type: 'remove', id });
    toast({ title: UPLOAD_MESSAGES.imageTooLarge(name), tone: 'error' });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) add([...event.dataTransfer.files]);
  };
  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium text-sm">
        {t('Vehicle Images * (1-{limit} images)', { limit })}
      </legend>
      {photos.length > 0 && (
        <PhotoOrder photos={photos} dispatch={order}>
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {photos.map((photo, index) => (
              <PhotoTile key={photo.id} photo={photo} index={index} count={photos.length} dispatch={order} />
            ))}
          </ul>
        </PhotoOrder>
      )}
      {photos.length < limit && (
        <div className="flex gap-2">
          {/* Dropping is an extra for mouse users; the label's file input is the control. */}
          <label
            htmlFor={inputId}
            onDragOver={(event) => {
              event.preventDefault();
              setIsOver(true);
            }}
            onDragLeave={() => setIsOver(false)}
            onDrop={drop}
            className={cx(
              'flex flex-1 cursor-pointer items-center justify-center gap-3 rounded-md border border-dashed px-4 py-5 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent',
              isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-sunken hover:bg-hover',
            )}
          >
            <ImagePlus aria-hidden="true" className="size-6 shrink-0 text-ink-muted" />
            <span className="flex flex-col text-left">
              <span className="font-medium">
                {photos.length === 0 ? t('Add photos') : t('Add more photos')}
              </span>
              <span className="text-ink-muted text-xs">
                {t('JPG, PNG or WebP, up to 8MB each. The first is the cover.')}
              </span>
            </span>
            <input
              id={inputId}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              multiple
              data-autofocus
              className="sr-only"
              aria-invalid={error ? true : undefined}
              onChange={(event) => {
                add([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
          </label>
          <CameraInput onPhoto={add} />
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {error && t.known(error)}
      </p>
    </fieldset>
  );
}
