import type { DraftFields } from '../../../schema/drafts/input';
import type { VehicleFormOutput } from '../../../schema/vehicles/input';
import { ApiError } from '../../lib/api';
import { failureText } from '../../lib/failure';
import type { Photo } from '../media/photos';
import type { UnsentListing } from '../offline/unsent-drafts';

/** How long nothing must change before the form is saved. */
export const PAUSE_MS = 1000;
const NOT_SAVED = 'Check your connection.';
const ignore = () => undefined;

/** An unfinished listing: on the server (`id`), on this device (`key`), or both. */
export interface BegunListing {
  id?: string | undefined;
  key?: string | undefined;
  fields: DraftFields;
  /** In order: addresses of uploaded photos, files of the others. */
  photos: readonly (string | File)[];
}

/** Where the form is saved, or why it is not; null if there is nothing to report. */
export type DraftStatus = 'kept' | 'on-device' | { problem: string } | null;

/** Storage for drafts on this device, each under the key of its form. */
interface Device {
  /** False if the device stores nothing. */
  store(key: string, listing: UnsentListing): Promise<boolean>;
  claim(key: string): Promise<unknown>;
  release(key: string): Promise<unknown>;
  drop(key: string): Promise<unknown>;
}

interface Surroundings {
  isOnline(): boolean;
  /** What is in the form now. */
  fields(): DraftFields;
  /**
   * Saves on the server; without an id, as a new draft. Throws ApiError, or what `fetch` throws without a
   * network.
   */
  save(draft: {
    id: string | undefined;
    key: string;
    fields: DraftFields;
    images: string[];
  }): Promise<{ id: string }>;
  remove(id: string): void;
  device: Device;
}

/**
 * Saves a listing while it is being written, a second after each change: on the server, or without a network
 * on this device, with its photos. Writes are sequential, so that an older one never arrives last.
 */
export class DraftSync {
  private status: DraftStatus = null;
  private readonly listeners = new Set<() => void>();
  private readonly key: string;
  private id: string | undefined;
  /** Whether the device holds something newer than the server. */
  private isOnDevice: boolean;
  private hasEnded = false;
  /** It is being published: photos that arrive meanwhile must not make a draft anew. */
  private isSettled = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Never rejects. */
  private writes: Promise<void> = Promise.resolve();
  private written: string;

  constructor(
    private readonly around: Surroundings,
    start: Pick<BegunListing, 'id' | 'key'>,
    private photos: readonly Photo[],
  ) {
    this.key = start.key ?? crypto.randomUUID();
    this.id = start.id;
    this.isOnDevice = start.key !== undefined;
    this.written = this.writable();
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = () => this.status;

  /** Keeps anything else from sending what the device holds while this form is open. */
  open() {
    this.queue(() => this.isOnDevice && this.around.device.claim(this.key).catch(ignore));
  }

  /**
   * Closes the form: pending changes are written now, and the next open page may send what the device holds.
   */
  close(): Promise<void> {
    if (this.timer !== undefined) this.write();
    return this.queue(() => this.isOnDevice && this.around.device.release(this.key).catch(ignore));
  }

  /** Call after a change to the form. */
  readonly change = () => {
    this.isSettled = false;
    clearTimeout(this.timer);
    this.show(null);
    this.timer = setTimeout(() => this.write(), PAUSE_MS);
  };

  /** A photo is worth a write once it has an address, or, without a network, as chosen. */
  changePhotos(photos: readonly Photo[]) {
    this.photos = photos;
    const before = this.written;
    this.written = this.writable();
    if (this.written !== before && !this.isSettled) this.change();
  }

  /** Call when there is a network again. */
  readonly reconnect = () => {
    if (this.isOnDevice) this.change();
  };

  /** Stops saving until something is edited again, and returns the draft that the listing was written in. */
  async settle(): Promise<string | undefined> {
    this.isSettled = true;
    this.stopTimer();
    await this.writes;
    return this.id;
  }

  /** Call once the listing is published: nothing more is saved. */
  async end() {
    this.stop();
    this.isOnDevice = false;
    await this.around.device.drop(this.key).catch(ignore);
  }

  async discard() {
    await Promise.all([this.end(), this.writes]);
    if (this.id) this.around.remove(this.id);
  }

  /**
   * Leaves it on the device, to be published once there is a network. Throws if the device stores nothing.
   */
  async publishLater(publish: VehicleFormOutput) {
    await this.settle();
    const isStored = await this.around.device.store(this.key, { ...this.listing(), publish });
    if (!isStored) throw new Error('the device stores nothing');
    this.isOnDevice = true;
    this.stop();
  }

  private writable() {
    return this.photos.map(({ id, url }) => url ?? (this.around.isOnline() ? '' : id)).join(' ');
  }

  private listing(): UnsentListing {
    const photos = this.photos.flatMap(({ url, file }) => url ?? file ?? []);
    return { id: this.id, fields: this.around.fields(), photos };
  }

  private show(status: DraftStatus) {
    this.status = status;
    for (const listener of this.listeners) listener();
  }

  private stopTimer() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private stop() {
    this.hasEnded = true;
    this.stopTimer();
  }

  private queue(work: () => unknown): Promise<void> {
    this.writes = this.writes.then(work).then(ignore, () => this.show({ problem: NOT_SAVED }));
    return this.writes;
  }

  private write() {
    this.stopTimer();
    this.queue(() => this.hasEnded || this.save());
  }

  private async save() {
    if (!this.around.isOnline()) return this.store();
    try {
      await this.send();
    } catch (error) {
      if (!(error instanceof ApiError)) return this.store();
      if (this.id && error.status === 404) {
        // Deleted in another tab: saved as a new draft.
        this.id = undefined;
        this.change();
      } else {
        // The next change retries.
        this.show({ problem: failureText(error, NOT_SAVED) });
      }
    }
  }

  private async send() {
    const images = this.photos.flatMap(({ url }) => url ?? []);
    const isWhole = images.length === this.photos.length;
    const { id, key } = this;
    this.id = (await this.around.save({ id, key, fields: this.around.fields(), images })).id;
    if (this.isOnDevice && isWhole) {
      this.isOnDevice = false;
      await this.around.device.drop(this.key);
    }
    this.show('kept');
  }

  private async store() {
    this.isOnDevice = true;
    const isStored = await this.around.device.store(this.key, this.listing());
    if (this.hasEnded) await this.around.device.drop(this.key);
    this.show(isStored ? 'on-device' : { problem: NOT_SAVED });
  }
}
