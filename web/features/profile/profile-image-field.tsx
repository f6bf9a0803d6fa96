import type { UserDto } from '../../../schema/auth/output';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { uploadProfileImage } from '../media/upload.queries';
import { ChoosePicture } from './choose-picture';
import { usePictureUpload } from './use-picture-upload';
import { useWords } from './words';

interface ProfileImageFieldProps {
  user: Pick<UserDto, 'firstName' | 'lastName'>;
  url: string | null;
  onChange: (url: string | null) => void;
}

/** The seller's picture: uploaded at once, shown to buyers once the form is saved. */
export function ProfileImageField({ user, url, onChange }: ProfileImageFieldProps) {
  const t = useWords();
  const { choose, progress, isPending } = usePictureUpload({
    send: uploadProfileImage,
    onStored: onChange,
    failed: t('Failed to upload profile picture'),
  });

  return (
    <div className="flex items-center gap-4">
      <Avatar src={url} firstName={user.firstName} lastName={user.lastName} size="xl" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap gap-2">
          <ChoosePicture
            label={url ? t('Change picture') : t('Upload picture')}
            disabled={isPending}
            onChoose={choose}
          />
          {url && !isPending && (
            <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
              {t('Remove')}
            </Button>
          )}
        </div>
        {isPending ? (
          <div className="mt-2 max-w-60">
            <Progress label={t('Uploading')} percent={progress} />
          </div>
        ) : (
          <p className="mt-1.5 text-ink-muted text-sm">{t('JPG or PNG, under 2MB. Cropped to a square.')}</p>
        )}
      </div>
    </div>
  );
}
