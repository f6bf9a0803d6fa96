import { IMAGE_VARIANT_NAMES } from '../../schema/media/input';
import type { Settings } from '../env';

/**
 * Pictures have one name, `/media/<key>/<variant>`, in the database, in services and in what the browser sends. Where they are served
 * by a host of their own (MEDIA_ORIGIN), answers carry its addresses instead, and what comes back is read as the name: here, so
 * that nothing else has to know.
 */
const KEY = '[\\w-]{20,60}';
const VARIANT = IMAGE_VARIANT_NAMES.join('|');
/** An address as it stands in JSON, in an attribute or in a list of sources. */
const BEFORE = '(?<=["\'(,\\s])';
const AFTER = '(?=["\'),\\s])';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The address of a picture on its host; null where the Worker serves it. */
export const mediaAddress = (
  { MEDIA_ORIGIN }: Pick<Settings, 'MEDIA_ORIGIN'>,
  key: string,
  variant: string,
): string | null => (MEDIA_ORIGIN ? `${MEDIA_ORIGIN}/${key}/${variant}` : null);

/** A text of ours (HTML or JSON) with the addresses that pictures have outside. `origin`: of the site. */
export function withMediaAddresses(
  text: string,
  { MEDIA_ORIGIN }: Pick<Settings, 'MEDIA_ORIGIN'>,
  origin: string,
): string {
  if (!MEDIA_ORIGIN) return text;
  const named = new RegExp(`${BEFORE}(?:${escaped(origin)})?/media/(${KEY})/(${VARIANT})${AFTER}`, 'g');
  return text.replace(named, `${MEDIA_ORIGIN}/$1/$2`);
}

/** What the browser sends, with the names of pictures in place of their addresses. */
export function withMediaNames(text: string, { MEDIA_ORIGIN }: Pick<Settings, 'MEDIA_ORIGIN'>): string {
  if (!MEDIA_ORIGIN) return text;
  const addressed = new RegExp(`${BEFORE}${escaped(MEDIA_ORIGIN)}/(${KEY})/(${VARIANT})${AFTER}`, 'g');
  return text.replace(addressed, '/media/$1/$2');
}
