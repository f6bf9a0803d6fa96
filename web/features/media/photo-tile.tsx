import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import type { Dispatch } from 'react';
import { Badge } from '../../ui/badge';
import { IconButton } from '../../ui/icon-button';
import { Progress } from '../../ui/progress';
import type { Photo, PhotosAction } from './photos';

interface PhotoTileProps {
  photo: Photo;
  index: number;
  count: number;
  dispatch: Dispatch<PhotosAction>;
}

/** One chosen picture: preview, place in the order, progress on its way. */
export function PhotoTile({ photo, index, count, dispatch }: PhotoTileProps) {
  const { id, name, preview, progress, failed } = photo;
  const move = (to: number) => dispatch({ type: 'move', id, to });
  return (
    <li className="relative overflow-hidden rounded-md border border-line bg-sunken">
      <img src={preview} alt={name} className="aspect-4/3 w-full object-cover" />
      {index === 0 && (
        <span className="absolute top-1.5 left-1.5">
          <Badge tone="accent">Cover</Badge>
        </span>
      )}
      <span className="absolute top-1 right-1">
        <IconButton
          size="sm"
          variant="secondary"
          label={`Remove ${name}`}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={() => dispatch({ type: 'remove', id })}
        />
      </span>
      {progress !== undefined && progress < 100 ? (
        <div className="absolute inset-x-0 bottom-0 bg-surface/90 p-2">
          <Progress label={`Uploading ${name}`} percent={progress} />
        </div>
      ) : (
        count > 1 && (
          <div className="flex justify-between p-1">
            <IconButton
              size="sm"
              label={index === 1 ? `Make ${name} the cover` : `Move ${name} earlier`}
              icon={<ArrowLeft aria-hidden="true" className="size-4" />}
              disabled={index === 0}
              onClick={() => move(index - 1)}
            />
            <IconButton
              size="sm"
              label={`Move ${name} later`}
              icon={<ArrowRight aria-hidden="true" className="size-4" />}
              disabled={index === count - 1}
              onClick={() => move(index + 1)}
            />
          </div>
        )
      )}
      {failed && <p className="bg-danger-soft px-2 py-1 text-danger text-xs">Not uploaded</p>}
    </li>
  );
}
