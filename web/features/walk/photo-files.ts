import { BlobReader, configure, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';

// One picture at a time, which a worker would not make faster.
configure({ useWebWorkers: false });

export const MAX_ZIP_BYTES = 4 * 1024 ** 3;
/** More is no yard's photos. */
export const MAX_FILES = 10_000;
/** No phone's photo is larger, unpacked. */
const MAX_PICTURE_BYTES = 40 * 1024 * 1024;

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
};

/** A picture in a folder or ZIP, read only when it is its turn. */
export interface PhotoFile {
  /** The name of the folder that it is in. */
  folder: string;
  name: string;
  /** Rejects for a picture that cannot be unpacked. */
  read: () => Promise<File>;
}

export type FilesProblem = 'zip_too_large' | 'too_many_files' | 'no_zip' | 'no_pictures';

type Found = { photos: PhotoFile[] } | { problem: FilesProblem };

const typeOf = (name: string) => TYPES[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];

/** The folder and name at the end of a path; null for what is no picture or was put there by a computer. */
function placeOf(path: string): Pick<PhotoFile, 'folder' | 'name'> | null {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  const isHidden = parts.some((part) => part.startsWith('.') || part === '__MACOSX');
  return isHidden || !typeOf(name) ? null : { folder: parts.at(-2) ?? '', name };
}

const inOrder = (photos: PhotoFile[]): Found => {
  if (photos.length === 0) return { problem: 'no_pictures' };
  if (photos.length > MAX_FILES) return { problem: 'too_many_files' };
  const { compare } = new Intl.Collator('en', { numeric: true });
  return { photos: photos.toSorted((a, b) => compare(a.folder, b.folder) || compare(a.name, b.name)) };
};

/** The pictures of a chosen folder. */
export const photosOfFolder = (files: readonly File[]): Found =>
  inOrder(
    files.flatMap((file) => {
      const place = placeOf(file.webkitRelativePath);
      return place ? [{ ...place, read: async () => file }] : [];
    }),
  );

/** Collects at most so many bytes, whatever the archive says of itself. */
function limitedWriter() {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const writable = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(piece) {
      bytes += piece.byteLength;
      if (bytes > MAX_PICTURE_BYTES) throw new Error('larger than any photo');
      pieces.push(piece);
    },
  });
  return { writable, pieces };
}

/** The pictures of a ZIP, by its central directory: the archive itself is not unpacked. */
export async function photosOfZip(zip: File): Promise<Found> {
  if (zip.size > MAX_ZIP_BYTES) return { problem: 'zip_too_large' };
  try {
    const photos: PhotoFile[] = [];
    for await (const entry of new ZipReader(new BlobReader(zip)).getEntriesGenerator()) {
      const place = entry.directory ? null : placeOf(entry.filename);
      if (entry.directory || !place) continue;
      if (photos.length > MAX_FILES) return { problem: 'too_many_files' };
      const read = async () => {
        if (entry.encrypted) throw new Error('encrypted');
        if (entry.uncompressedSize > MAX_PICTURE_BYTES) throw new Error('larger than any photo');
        const { writable, pieces } = limitedWriter();
        await entry.getData(writable);
        return new File(pieces, place.name, { type: typeOf(place.name) ?? '' });
      };
      photos.push({ ...place, read });
    }
    return inOrder(photos);
  } catch (error) {
    console.warn('photos: no archive', error);
    return { problem: 'no_zip' };
  }
}
