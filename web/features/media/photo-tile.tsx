import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type Dispatch, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { imageAt } from '../../../schema/media/input';
import { cx } from '../../lib/class-names';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/core/icon-button';
import { Progress } from '../../ui/progress';
import { PhotoKindChoice } from './photo-kind-choice';
import type { Photo, PhotosAction } from './photos';
import { useWords } from './words';

interface PhotoTileProps {
  photo: Photo;
  index: number;
  count: number;
  dispatch: Dispatch<PhotosAction>;
}

/** Shows the chosen file until the listing is reopened with the server's picture. */
function usePreview({ file, url }: Photo) {
  const [made, setMade] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setMade(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return made ?? (url && imageAt(url, 'card'));
}

/** One chosen picture: preview, position and upload progress. */
export function PhotoTile({ photo, index, count, dispatch }: PhotoTileProps) {
  const t = useWords();
  const { id, progress, failed } = photo;
  const name = t.known(photo.name);
  const preview = usePreview(photo);
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const pressed = useRef<HTMLButtonElement>(null);
  const move = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    if (to < 0 || to >= count) return;
    pressed.current = event.currentTarget;
    dispatch({ type: 'move', id, to });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a photo that has moved has lost the focus
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        'relative overflow-hidden rounded-md border border-line bg-sunken',
        isDragging && 'z-10 shadow-overlay',
      )}
    >
      <div
        {...listeners}
        className="relative aspect-4/3 cursor-grab touch-manipulation active:cursor-grabbing"
      >
        {preview && <img src={preview} alt={name} draggable={false} className="size-full object-cover" />}
        {progress !== undefined && progress < 100 && (
          <div className="absolute inset-x-0 bottom-0 bg-surface/90 p-2">
            <Progress label={t('Uploading {name}', { name })} percent={progress} />
          </div>
        )}
      </div>
      {index === 0 && (
        <span className="absolute top-1.5 left-1.5">
          <Badge tone="accent">{t('Cover')}</Badge>
        </span>
      )}
      <span className="absolute top-1 right-1">
        <IconButton
          size="sm"
          variant="secondary"
          label={t('Remove {name}', { name })}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={() => dispatch({ type: 'remove', id })}
        />
      </span>
      {count > 1 && (
        <div className="flex justify-between p-1">
          <IconButton
            size="sm"
            label={index === 1 ? t('Make {name} the cover', { name }) : t('Move {name} earlier', { name })}
            icon={<ArrowLeft aria-hidden="true" className="size-4" />}
            className="aria-disabled:opacity-50"
            aria-disabled={index === 0}
            onClick={move(index - 1)}
          />
          <IconButton
            size="sm"
            label={t('Move {name} later', { name })}
            icon={<ArrowRight aria-hidden="true" className="size-4" />}
            className="aria-disabled:opacity-50"
            aria-disabled={index === count - 1}
            onClick={move(index + 1)}
          />
        </div>
      )}
      <PhotoKindChoice
        name={name}
        kind={photo.kind}
        onChange={(kind) => dispatch({ type: 'update', id, changes: { kind } })}
      />
      {failed && (
        <p className="flex items-center justify-between gap-1 bg-danger-soft px-2 py-1 text-danger text-xs">
          {t('Not uploaded')}
          <Button
            size="sm"
            aria-label={t('Retry {name}', { name })}
            onClick={() => dispatch({ type: 'update', id, changes: { failed: false } })}
          >
            {t('Retry')}
          </Button>
        </p>
      )}
    </li>
  );
}
