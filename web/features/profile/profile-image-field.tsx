import { useMutation } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { UserDto } from '../../../schema/auth/output';
import { MAX_PROFILE_IMAGE_BYTES, UPLOAD_MESSAGES } from '../../../schema/media/input';
import { ApiError } from '../../lib/api';
import { isUnauthorized } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Progress } from '../../ui/progress';
import { preparePhoto } from '../media/prepare-photo';
import { uploadProfileImage } from '../media/upload.queries';
import { useWords } from './words';

const ACCEPTED = ['image/jpeg', 'image/png'];

interface ProfileImageFieldProps {
  user: Pick<UserDto, 'firstName' | 'lastName'>;
  url: string | null;
  onChange: (url: string | null) => void;
}

/** The seller's picture: uploaded at once, shown to buyers once the form is saved. */
export function ProfileImageField({ user, url, onChange }: ProfileImageFieldProps) {
  const t = useWords();
  const id = useId();
  const [progress, setProgress] = useState(0);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      // A phone's photo exceeds the limit, but not in the size that is shown.
      const picture = await preparePhoto(file);
      if (picture.size > MAX_PROFILE_IMAGE_BYTES) throw new Error(UPLOAD_MESSAGES.profileImageTooLarge);
      return uploadProfileImage(picture, { onProgress: setProgress });
    },
    onSuccess: onChange,
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const says = error instanceof ApiError ? (error.says ?? t('Failed to upload image')) : error.message;
      toast({ title: t('Failed to upload profile picture'), description: says, tone: 'error' });
    },
  });
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (!ACCEPTED.includes(file.type)) {
      return toast({ title: UPLOAD_MESSAGES.profileImageType, tone: 'error' });
    }
    setProgress(0);
    upload.mutate(file);
  };

  return (
    <div className="flex items-center gap-4">
      <Avatar src={url} firstName={user.firstName} lastName={user.lastName} size="xl" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap gap-2">
          <label
            htmlFor={id}
            className={buttonClass({ size: 'sm' }, 'cursor-pointer has-disabled:opacity-50')}
          >
            <span className="inline-flex items-center gap-2">
              <ImageUp aria-hidden="true" className="size-4" />
              {url ? t('Change picture') : t('Upload picture')}
            </span>
            <input
              id={id}
              type="file"
              accept={ACCEPTED.join(',')}
              disabled={upload.isPending}
              className="sr-only"
              onChange={(event) => {
                choose(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </label>
          {url && !upload.isPending && (
            <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
              {t('Remove')}
            </Button>
          )}
        </div>
        {upload.isPending ? (
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
