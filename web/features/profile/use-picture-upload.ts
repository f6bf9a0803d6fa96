import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_PROFILE_IMAGE_BYTES, UPLOAD_MESSAGES } from '../../../schema/media/input';
import { ApiError } from '../../lib/api';
import { isUnauthorized } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { preparePhoto } from '../media/prepare-photo';
import type { UploadOptions } from '../media/upload.queries';
import { useWords } from './words';

export const ACCEPTED_PICTURES = ['image/jpeg', 'image/png'];

interface PictureUpload {
  send: (file: File, options: UploadOptions) => Promise<string>;
  /** Gets the address of the stored picture. */
  onStored: (url: string) => void;
  /** Title of the message when it failed. */
  failed: string;
}

/** Uploads one of the seller's own pictures as soon as it is chosen, and says what is wrong with it. */
export function usePictureUpload({ send, onStored, failed }: PictureUpload) {
  const t = useWords();
  const [progress, setProgress] = useState(0);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      // A phone's photo exceeds the limit, but not in the size that is shown.
      const picture = await preparePhoto(file);
      if (picture.size > MAX_PROFILE_IMAGE_BYTES) throw new Error(UPLOAD_MESSAGES.profileImageTooLarge);
      return send(picture, { onProgress: setProgress });
    },
    onSuccess: onStored,
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const says = error instanceof ApiError ? (error.says ?? t('Failed to upload image')) : error.message;
      toast({ title: failed, description: says, tone: 'error' });
    },
  });
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (!ACCEPTED_PICTURES.includes(file.type)) {
      return toast({ title: UPLOAD_MESSAGES.profileImageType, tone: 'error' });
    }
    setProgress(0);
    upload.mutate(file);
  };
  return { choose, progress, isPending: upload.isPending };
}
