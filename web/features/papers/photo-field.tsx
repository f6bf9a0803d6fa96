import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/core/icon-button';
import { FilePicture } from '../../ui/file-picture';
import { ChooseFile } from '../walk/choose-file';
import { type SmallPhoto, smallPhoto } from './small-photo';
import { useWords } from './words';

interface PhotoFieldProps {
  photo: SmallPhoto | null;
  onChange: (photo: SmallPhoto | null) => void;
}

/** One photo for the PDF, taken or chosen, and made small on this device. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const t = useWords();
  const [isUnreadable, setUnreadable] = useState(false);
  const choose = async ([file]: File[]) => {
    if (!file) return;
    const small = await smallPhoto(file);
    setUnreadable(small === null);
    if (small) onChange(small);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-sm">{t('Photo at the hand-over')}</legend>
      {photo && (
        <div className="flex items-start gap-2">
          <FilePicture
            file={photo.file}
            alt={t('Photo at the hand-over')}
            className="max-h-40 rounded-md border border-line"
          />
          <IconButton
            size="sm"
            label={t('Remove the photo')}
            icon={<X aria-hidden="true" className="size-4" />}
            onClick={() => onChange(null)}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <span className="hidden pointer-coarse:inline-flex">
          <ChooseFile
            label={t('Take a photo')}
            accept="image/*"
            capture="environment"
            onChoose={(files) => void choose(files)}
          />
        </span>
        <ChooseFile
          label={photo ? t('Choose another photo') : t('Choose a photo')}
          accept="image/*"
          onChoose={(files) => void choose(files)}
        />
      </div>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {isUnreadable && t('This photo cannot be read. Choose another one.')}
      </p>
      <p className="text-ink-muted text-sm">
        {t('Optional. It is only in the PDF, which we do not get: a copy made later is without it.')}
      </p>
    </fieldset>
  );
}
