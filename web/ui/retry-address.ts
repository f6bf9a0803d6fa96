/** Two retries before the fallback. */
export const IMAGE_RETRIES = 2;
export const IMAGE_RETRY_DELAY_MS = 600;

/** The same picture at a different address, to bypass caches. */
export function bust(url: string, attempt: number): string {
  if (attempt === 0 || /^(data|blob):/.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}retry=${attempt}`;
}

/** The same candidates at different addresses, because phones and carriers may cache a broken response. */
export const bustSrcSet = (srcSet: string | undefined, attempt: number): string | undefined =>
  srcSet?.replace(/\S+(?= \d+w)/g, (url) => bust(url, attempt));
