import { type Dispatch, useEffect, useState } from 'react';
import { MAX_IMAGE_BYTES } from '../../../schema/media/input';
import { PhotoUploads } from './photo-uploads';
import type { Photo, PhotosAction } from './photos';
import { preparePhoto } from './prepare-photo';
import { UploadAborted, uploadImage } from './upload.queries';

/** The uploads of an open picker; failed photos are resent once there is a network. */
export function usePhotoUploads(photos: Photo[], dispatch: Dispatch<PhotosAction>): PhotoUploads {
  const [uploads] = useState(
    () =>
      new PhotoUploads(
        async (file, sending) => {
          const prepared = await preparePhoto(file);
          // The picker removes it and gives the reason.
          if (prepared.size > MAX_IMAGE_BYTES) throw new UploadAborted('too large');
          return uploadImage(prepared, sending);
        },
        (id, changes) => dispatch({ type: 'update', id, changes }),
      ),
  );

  useEffect(() => uploads.follow(photos), [uploads, photos]);

  useEffect(() => {
    window.addEventListener('online', uploads.retryFailed);
    return () => {
      window.removeEventListener('online', uploads.retryFailed);
      uploads.stop();
    };
  }, [uploads]);

  return uploads;
}
