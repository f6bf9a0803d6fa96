import type { Photo } from './photos';
import { takeTurns } from './take-turns';
import { UploadAborted } from './upload.queries';

/** Two at a time: more would only share the same slow uplink. */
const PARALLEL = 2;

interface Upload {
  stop: AbortController;
  url: Promise<string>;
  hasFailed: boolean;
}

interface Sending {
  signal: AbortSignal;
  /** The photo's id, which stays the same when it is resent. */
  attempt: string;
  onProgress: (progress: number) => void;
}

/** Uploads each photo as soon as it is chosen, in a separate request. Removing one stops its upload. */
export class PhotoUploads {
  private readonly uploads = new Map<string, Upload>();
  private readonly takeTurn = takeTurns(PARALLEL);
  private photos: readonly Photo[] = [];

  constructor(
    /** Sends a file and returns its address. */
    private readonly send: (file: File, sending: Sending) => Promise<string>,
    /** Changes how the picker shows a photo. */
    private readonly update: (id: string, changes: Partial<Photo>) => void,
  ) {}

  /**
   * Sends new photos of the picker, and stops removed ones. A failed upload is resent only after its photo
   * was shown as failed: what the picker shows lags behind, and could be mistaken for a retry.
   */
  follow(photos: readonly Photo[]) {
    this.photos = photos;
    for (const [id, { stop, hasFailed }] of this.uploads) {
      const photo = photos.find((each) => each.id === id);
      if (!photo) stop.abort();
      if (!photo || (photo.failed && hasFailed)) this.uploads.delete(id);
    }
    for (const photo of photos) if (photo.file && !photo.url && !photo.failed) this.start(photo);
  }

  readonly retryFailed = () => {
    for (const { id, failed } of this.photos) if (failed) this.update(id, { failed: false });
  };

  /**
   * Sends what is not being sent yet, and returns all addresses in order. Throws the error of the first
   * failed upload.
   */
  finish(): Promise<string[]> {
    return Promise.all(this.photos.map((photo) => photo.url ?? this.start(photo)));
  }

  stop() {
    for (const { stop } of this.uploads.values()) stop.abort();
    this.uploads.clear();
  }

  private start({ id, file }: Photo): Promise<string> {
    const known = this.uploads.get(id);
    if (known) return known.url;
    const stop = new AbortController();
    const { signal } = stop;
    const update = (changes: Partial<Photo>) => {
      if (!signal.aborted) this.update(id, changes);
    };
    update({ progress: 0, failed: false });
    const url = this.takeTurn(async () => {
      if (!file) throw new UploadAborted('no file');
      return this.send(file, { signal, attempt: id, onProgress: (progress) => update({ progress }) });
    }, signal);
    const upload: Upload = { stop, url, hasFailed: false };
    this.uploads.set(id, upload);
    url.then(
      (sent) => update({ url: sent, progress: 100 }),
      () => {
        upload.hasFailed = true;
        update({ failed: true, progress: undefined });
      },
    );
    return url;
  }
}
