import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { imageAt } from '../../../schema/media/input';
import { IconButton } from '../../ui/core/icon-button';
import { FilePicture } from '../../ui/file-picture';
import { type Shot, shotPictureQuery } from './shots';
import { useWords } from './words';

interface ShotTileProps {
  shot: Shot;
  number: number;
  onDelete: () => void;
}

/** One photo that was just taken. */
export function ShotTile({ shot, number, onDelete }: ShotTileProps) {
  const t = useWords();
  const { data: picture } = useQuery(shotPictureQuery(shot.id));
  const alt = t('Photo {number}', { number });
  return (
    <li className="relative aspect-square w-20 overflow-hidden rounded-md bg-sunken">
      {picture ? (
        <FilePicture file={picture} alt={alt} className="size-full object-cover" />
      ) : (
        shot.url && <img src={imageAt(shot.url, 'thumb')} alt={alt} className="size-full object-cover" />
      )}
      <IconButton
        size="sm"
        variant="secondary"
        className="absolute top-0 right-0"
        label={t('Delete photo {number}', { number })}
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={onDelete}
      />
    </li>
  );
}
