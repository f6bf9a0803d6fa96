import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { MAX_FILES, MAX_ZIP_BYTES, photosOfFolder, photosOfZip } from './photo-files';

const zipOf = (files: Record<string, string | Uint8Array>) => {
  const entries = Object.entries(files).map(([name, data]) => [
    name,
    typeof data === 'string' ? strToU8(data) : data,
  ]);
  return new File([new Uint8Array(zipSync(Object.fromEntries(entries)))], 'photos.zip');
};
async function photosIn(zip: File) {
  const found = await photosOfZip(zip);
  if ('problem' in found) throw new Error(found.problem);
  return found.photos;
}

describe('a ZIP of photos', () => {
  it('has pictures by the folder they are in, in the order of their numbers', async () => {
    const photos = await photosIn(
      zipOf({
        'yard/UP78AB4321/10.jpg': 'ten',
        'yard/UP78AB4321/2.JPG': 'two',
        'yard/1234/a.webp': 'a',
        'loose.png': 'loose',
        'yard/UP78AB4321/notes.txt': 'no picture',
        '__MACOSX/yard/1234/._a.webp': 'no picture',
        'yard/1234/.thumb.jpg': 'no picture',
        'yard/.trash/b.jpg': 'no picture',
        'yard/empty/': '',
      }),
    );
    expect(photos.map(({ folder, name }) => `${folder}/${name}`)).toEqual([
      '/loose.png',
      '1234/a.webp',
      'UP78AB4321/2.JPG',
      'UP78AB4321/10.jpg',
    ]);
    const file = await photos[2]?.read();
    expect([file?.name, file?.type, await file?.text()]).toEqual(['2.JPG', 'image/jpeg', 'two']);
  });

  it('that unpacks to more than a photo is refused, whatever its directory says', async () => {
    const zeros = new Uint8Array(41 * 1024 * 1024);
    const bomb = zipOf({ '1234/a.jpg': zeros });
    expect(bomb.size).toBeLessThan(100_000);
    await expect((await photosIn(bomb))[0]?.read()).rejects.toThrow('larger than any photo');

    const bytes = new Uint8Array(await bomb.arrayBuffer());
    const view = new DataView(bytes.buffer);
    const directory = bytes.findLastIndex(
      (_, at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02014b50,
    );
    view.setUint32(directory + 24, 10, true);
    const liar = (await photosIn(new File([bytes], 'liar.zip')))[0];
    await expect(liar?.read()).rejects.toThrow();
  });

  it('that is none, is cut off or empty says so', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const whole = zipOf({ '1234/a.jpg': 'a' });
    expect(await photosOfZip(new File(['<html>'], 'photos.zip'))).toEqual({ problem: 'no_zip' });
    expect(await photosOfZip(new File([whole.slice(0, whole.size - 30)], 'cut.zip'))).toEqual({
      problem: 'no_zip',
    });
    expect(await photosOfZip(new File([], 'empty.zip'))).toEqual({ problem: 'no_zip' });
    expect(await photosOfZip(zipOf({ 'list.csv': 'a' }))).toEqual({ problem: 'no_pictures' });
  });

  it('above 4 GB is not read', async () => {
    const huge = Object.defineProperty(new File([], 'huge.zip'), 'size', { value: MAX_ZIP_BYTES + 1 });
    expect(await photosOfZip(huge)).toEqual({ problem: 'zip_too_large' });
  });
});

describe('a folder of photos', () => {
  const fileAt = (path: string) =>
    Object.defineProperty(new File(['one'], path.split('/').at(-1) ?? ''), 'webkitRelativePath', {
      value: path,
    });

  it('has the same pictures', async () => {
    const found = photosOfFolder(['yard/1234/b.jpg', 'yard/1234/a.jpg', 'yard/.DS_Store'].map(fileAt));
    expect('photos' in found && found.photos.map(({ folder, name }) => `${folder}/${name}`)).toEqual([
      '1234/a.jpg',
      '1234/b.jpg',
    ]);
    expect('photos' in found && (await found.photos[0]?.read())?.name).toBe('a.jpg');
  });

  it('without pictures, or with more than anybody has, says so', () => {
    expect(photosOfFolder([fileAt('yard/list.csv')])).toEqual({ problem: 'no_pictures' });
    const many = Array.from({ length: MAX_FILES + 1 }, (_, at) => fileAt(`yard/1234/${at}.jpg`));
    expect(photosOfFolder(many)).toEqual({ problem: 'too_many_files' });
    expect(photosOfFolder(many.slice(1))).toHaveProperty('photos');
  });
});
