import { IMAGE_VARIANT_NAMES, type ImageVariant, mediaObject } from '../../schema/media/input';
import type { Settings } from '../env';

/**
 * Pictures have one name, `/media/<key>/<variant>`, in the database, in services and in what the browser sends. If they have
 * their own host (MEDIA_ORIGIN), answers contain its addresses instead, and incoming ones are read as the name: only here, so
 * that nothing else needs to know.
 */
const KEY = '[\\w-]{20,60}';
const VARIANT = IMAGE_VARIANT_NAMES.join('|');
/** An address as written in JSON, in an attribute or in a list of sources. */
const BEFORE = '(?<=["\'(,\\s])';
const AFTER = '(?=["\'),\\s])';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A picture's address on its host; null if the Worker serves it. */
export const mediaAddress = (
  { MEDIA_ORIGIN }: Pick<Settings, 'MEDIA_ORIGIN'>,
  key: string,
  variant: ImageVariant,
): string | null => (MEDIA_ORIGIN ? `${MEDIA_ORIGIN}/${mediaObject(key, variant)}` : null);

/** One of our texts (HTML or JSON) with the public addresses of pictures. `origin`: of the site. */
export function withMediaAddresses(
  text: string,
  { MEDIA_ORIGIN }: Pick<Settings, 'MEDIA_ORIGIN'>,
  origin: string,
): string {
  if (!MEDIA_ORIGIN) return text;
  const named = new RegExp(`${BEFORE}(?:${escaped(origin)})?/media/(${KEY})/(${VARIANT})${AFTER}`, 'g');
  return text.replace(
    named,
    (_, key: string, variant: ImageVariant) => `${MEDIA_ORIGIN}/${mediaObject(key, variant)}`,
  );
}

/** What the browser sends, with pictures' names instead of their addresses. */
export function withMediaNames(text: string, { MEDIA_ORIGIN }: Pick<Settings, 'MEDIA_ORIGIN'>): string {
  if (!MEDIA_ORIGIN) return text;
  const addressed = new RegExp(`${BEFORE}${escaped(MEDIA_ORIGIN)}/(${KEY})/(${VARIANT})\\.\\w+${AFTER}`, 'g');
  return text.replace(addressed, '/media/$1/$2');
}
