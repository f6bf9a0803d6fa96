import { IMAGE_VARIANT_NAMES, type ImageVariant, mediaObject } from '../../schema/media/input';
import type { Settings } from '../env';

/**
 * Pictures have one name, `/media/<key>/<variant>`, in the database, in services and in requests. If they
 * have their own host (MEDIA_ORIGIN), responses contain its addresses instead, and incoming addresses are
 * read as names. Only this file translates them.
 */
const KEY = '[\\w-]{20,60}';
const VARIANT = IMAGE_VARIANT_NAMES.join('|');
/** What precedes an address in JSON, in an attribute or in a list of sources. */
const BEFORE = '(?<=["\'(,\\s])';
const AFTER = '(?=["\'),\\s])';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A picture's address on its host; null if the Worker serves it. */
export const mediaAddress = (
  { MEDIA_ORIGIN }: Pick<Settings, 'MEDIA_ORIGIN'>,
  key: string,
  variant: ImageVariant,
): string | null => (MEDIA_ORIGIN ? `${MEDIA_ORIGIN}/${mediaObject(key, variant)}` : null);

/**
 * Replaces pictures' names with public addresses in one of our texts (HTML or JSON). `origin`: of the site.
 */
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

/** A request's body with pictures' names instead of their addresses. */
export function withMediaNames(text: string, { MEDIA_ORIGIN }: Pick<Settings, 'MEDIA_ORIGIN'>): string {
  if (!MEDIA_ORIGIN) return text;
  const addressed = new RegExp(`${BEFORE}${escaped(MEDIA_ORIGIN)}/(${KEY})/(${VARIANT})\\.\\w+${AFTER}`, 'g');
  return text.replace(addressed, '/media/$1/$2');
}
