import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { MAX_IMAGE_BYTES } from '../../../schema/media/input';
import type { Photo, PhotosAction } from './photos';
import { preparePhoto } from './prepare-photo';
import { takeTurns } from './take-turns';
import { UploadAborted, uploadImage } from './upload.queries';
import { settleUploads, type Upload } from './upload-state';

/** Two at a time: more would only share the same slow uplink. */
const PARALLEL = 2;

export interface PhotoUploads {
  /** Sends what is not being sent yet, and returns all addresses in order. Throws the error of the first failed upload. */
  finish: () => Promise<string[]>;
}

/** Uploads each photo as soon as it is chosen, in a separate request. Removing one stops its upload. */
export function usePhotoUploads(photos: Photo[], dispatch: Dispatch<PhotosAction>): PhotoUploads {
  const uploads = useRef(new Map<string, Upload>());
  const turns = useRef(takeTurns(PARALLEL));

  const start = useCallback(
    ({ id, file }: Photo): Promise<string> => {
      const known = uploads.current.get(id);
      if (known) return known.url;
      const stop = new AbortController();
      const update = (changes: Partial<Photo>) => {
        if (!stop.signal.aborted) dispatch({ type: 'update', id, changes });
      };
      const send = async () => {
        const prepared = file && (await preparePhoto(file));
        // The picker removes it and gives the reason.
        if (!prepared || prepared.size > MAX_IMAGE_BYTES) throw new UploadAborted('too large');
        return uploadImage(prepared, {
          signal: stop.signal,
          attempt: id,
          onProgress: (progress) => update({ progress }),
        });
      };
      update({ progress: 0, failed: false });
      const url = turns.current(send, stop.signal);
      const upload: Upload = { stop, url, hasFailed: false };
      uploads.current.set(id, upload);
      url.then(
        (sent) => update({ url: sent, progress: 100 }),
        () => {
          upload.hasFailed = true;
          update({ failed: true, progress: undefined });
        },
      );
      return url;
    },
    [dispatch],
  );

  useEffect(() => {
    for (const photo of settleUploads(photos, uploads.current)) start(photo);
  }, [photos, start]);

  useEffect(() => {
    const retry = () => {
      for (const { id, failed } of photos) {
        if (failed) dispatch({ type: 'update', id, changes: { failed: false } });
      }
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [photos, dispatch]);

  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const { stop } of running.values()) stop.abort();
      running.clear();
    };
  }, []);

  return { finish: () => Promise.all(photos.map((photo) => photo.url ?? start(photo))) };
}
