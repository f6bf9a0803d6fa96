import type { Settings } from '../env';

/** The cache in front of the bucket of pictures. */
export interface MediaCdn {
  /** Purges erased objects by their keys in the bucket. Throws if the cache does not respond, or refuses. */
  purge(keys: string[]): Promise<void>;
}

const TIMEOUT_MS = 8_000;
/** The maximum per call on every plan: https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-single-file/ */
const MAX_BATCH = 30;

/** Cloudflare's cache, through its API; null if pictures have no host of their own. */
export function cloudflareMediaCdn(settings: Settings): MediaCdn | null {
  const { MEDIA_ORIGIN, MEDIA_PURGE_ZONE, MEDIA_PURGE_TOKEN } = settings;
  if (!MEDIA_ORIGIN || !MEDIA_PURGE_ZONE || !MEDIA_PURGE_TOKEN) return null;
  const api = settings.MEDIA_PURGE_URL ?? 'https://api.cloudflare.com/client/v4';
  return {
    async purge(keys) {
      for (let from = 0; from < keys.length; from += MAX_BATCH) {
        const response = await fetch(`${api}/zones/${MEDIA_PURGE_ZONE}/purge_cache`, {
          method: 'POST',
          redirect: 'manual',
          headers: { authorization: `Bearer ${MEDIA_PURGE_TOKEN}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            files: keys.slice(from, from + MAX_BATCH).map((key) => `${MEDIA_ORIGIN}/${key}`),
          }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!response.ok) throw new Error(`the cache of pictures answered ${response.status}`);
      }
    },
  };
}
