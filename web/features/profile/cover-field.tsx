import { ImageIcon } from 'lucide-react';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { uploadCover } from '../media/upload.queries';
import { ChoosePicture } from './choose-picture';
import { usePictureUpload } from './use-picture-upload';
import { useWords } from './words';

interface CoverFieldProps {
  url: string | null;
  /** What buyers see now. */
  saved: string | null;
  onChange: (url: string | null) => void;
}

/** The picture across the top of the profile: uploaded at once, shown to buyers once the form is saved. */
export function CoverField({ url, saved, onChange }: CoverFieldProps) {
  const t = useWords();
  const { choose, progress, isPending } = usePictureUpload({
    send: uploadCover,
    onStored: onChange,
    failed: t('Failed to upload cover'),
  });

  return (
    <div>
      <div className="grid aspect-3/1 place-items-center overflow-hidden rounded-lg border border-line bg-sunken text-ink-muted">
        {url ? (
          <img src={url} alt={t('Cover')} className="size-full object-cover" />
        ) : (
          <ImageIcon aria-hidden="true" className="size-8" />
        )}
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <ChoosePicture
          label={url ? t('Change cover') : t('Add a cover')}
          disabled={isPending}
          onChoose={choose}
        />
        {url && !isPending && (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            {t('Remove cover')}
          </Button>
        )}
        {url !== saved && saved && !isPending && (
          <Button size="sm" variant="ghost" onClick={() => onChange(saved)}>
            {t('Undo')}
          </Button>
        )}
      </div>
      {isPending ? (
        <div className="mt-2 max-w-60">
          <Progress label={t('Uploading')} percent={progress} />
        </div>
      ) : (
        <p className="mt-1.5 text-ink-muted text-sm">
          {url === saved
            ? t('Across the top of your page. At least 720 × 240 pixels; cropped to 3:1.')
            : t('Buyers see the change after “Save profile”.')}
        </p>
      )}
    </div>
  );
}
