import { UPLOAD_MESSAGES } from '../../../schema/media/input';
import { type PhotoKind, type PhotoKinds, photoKeyOf } from '../../../schema/media/photo-kinds';
import { say } from './words';

/** A picture in the picker: just chosen (`file`) or already on the listing (`url`). The first one is the cover. */
export interface Photo {
  id: string;
  name: string;
  file?: File;
  /** Set once the server has it, so that a second attempt does not resend it. */
  url?: string;
  /** 0 to 100 during the upload. */
  progress?: number;
  failed?: boolean;
  /** What it shows, if the seller has said so. */
  kind?: PhotoKind | undefined;
}

export type PhotosAction =
  | { type: 'add'; photos: Photo[]; limit: number }
  | { type: 'remove'; id: string }
  | { type: 'move'; id: string; to: number }
  | { type: 'update'; id: string; changes: Partial<Photo> }
  | { type: 'reset'; photos: Photo[] };

export function photosReducer(photos: Photo[], action: PhotosAction): Photo[] {
  switch (action.type) {
    case 'add':
      return [...photos, ...action.photos.slice(0, Math.max(0, action.limit - photos.length))];
    case 'remove':
      return photos.filter(({ id }) => id !== action.id);
    case 'move': {
      const moved = photos.find(({ id }) => id === action.id);
      const others = photos.filter(({ id }) => id !== action.id);
      return moved ? [...others.slice(0, action.to), moved, ...others.slice(action.to)] : photos;
    }
    case 'update':
      return photos.map((photo) => (photo.id === action.id ? { ...photo, ...action.changes } : photo));
    case 'reset':
      return action.photos;
  }
}

/**
 * Checks the type and number of chosen files, for a listing of at most `limit` photos. Returns the accepted ones, and the message about the others.
 */
export function acceptFiles(
  files: File[],
  already: number,
  limit: number,
): { accepted: File[]; problem: string | null } {
  const wrongType = files.find((file) => !file.type.startsWith('image/'));
  const fitting = files.filter((file) => file.type.startsWith('image/'));
  const room = Math.max(0, limit - already);
  let problem: string | null = null;
  if (fitting.length > room) problem = UPLOAD_MESSAGES.tooMany(limit);
  if (wrongType) problem = UPLOAD_MESSAGES.imageType(wrongType.name);
  return { accepted: fitting.slice(0, room), problem };
}

export const photoOf = (file: File): Photo & { file: File } => ({
  id: crypto.randomUUID(),
  name: file.name,
  file,
});

/** `kinds`: what the listing's photos show. */
export const photoAt = (url: string, index: number, kinds: PhotoKinds = {}): Photo => ({
  id: url,
  name: say('Photo {number}', { number: index + 1 }),
  url,
  kind: kinds[photoKeyOf(url)],
});

/** What the photos show, by the keys in their addresses on the server. */
export const kindsOf = (photos: readonly Photo[], urls: readonly string[]): Record<string, PhotoKind> =>
  Object.fromEntries(
    photos.flatMap(({ kind }, index) => (kind ? [[photoKeyOf(urls[index] ?? ''), kind] as const] : [])),
  );
