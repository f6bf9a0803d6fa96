export interface StoredObject {
  body: ReadableStream;
  contentType: string;
  size: number;
  etag: string;
}

/** A bucket of files, addressed by key. */
export interface FileStore {
  /** null if there is no such object. */
  find(key: string): Promise<StoredObject | null>;
  /** `cacheControl` is for readers who access the bucket directly. */
  put(
    key: string,
    bytes: ArrayBuffer | Uint8Array,
    contentType: string,
    cacheControl?: string,
  ): Promise<void>;
  /** Missing keys are ignored. */
  remove(keys: string[]): Promise<void>;
  /** Everything with this prefix. */
  removeUnder(prefix: string): Promise<void>;
}

export function r2Store(bucket: R2Bucket): FileStore {
  return {
    async find(key) {
      const object = await bucket.get(key);
      if (!object) return null;
      const contentType = object.httpMetadata?.contentType ?? 'application/octet-stream';
      return { body: object.body, contentType, size: object.size, etag: object.httpEtag };
    },
    async put(key, bytes, contentType, cacheControl) {
      const httpMetadata = { contentType, ...(cacheControl ? { cacheControl } : {}) };
      await bucket.put(key, bytes, { httpMetadata });
    },
    async remove(keys) {
      await bucket.delete(keys);
    },
    async removeUnder(prefix) {
      let listed: R2Objects;
      do {
        listed = await bucket.list({ prefix });
        if (listed.objects.length > 0) await bucket.delete(listed.objects.map(({ key }) => key));
      } while (listed.truncated);
    },
  };
}
