import { describe, expect, it } from 'vitest';
import { type FolderCar, fitting, matchFolders } from './match-folders';
import type { PhotoFile } from './photo-files';

const carWith = (id: string, fields: Partial<FolderCar> = {}): FolderCar => ({
  kind: 'vehicle',
  id,
  name: id,
  registrationNumber: null,
  stockNumber: null,
  photos: 0,
  isSold: false,
  ...fields,
});
const photosIn = (folder: string, count = 1): PhotoFile[] =>
  Array.from({ length: count }, (_, at) => ({
    folder,
    name: `${at + 1}.jpg`,
    read: async () => new File([], 'one.jpg'),
  }));
const idOf = (car: FolderCar | string | undefined) => (typeof car === 'object' ? car.id : car);
const matched = (folder: string, cars: readonly FolderCar[]) =>
  idOf(matchFolders(photosIn(folder), cars)[0]?.car);

const SWIFT = carWith('swift', { registrationNumber: 'UP78AB4321', stockNumber: 'A-17' });
const ALTO = carWith('alto', { registrationNumber: 'DL3C4321' });
const DRAFT = carWith('draft', { kind: 'draft', registrationNumber: 'MH 12 CD 9876', stockNumber: '4321' });

describe('the vehicle of a folder', () => {
  it.each([
    ['UP78AB4321', 'swift'],
    ['up 78 ab 4321', 'swift'],
    ['UP-78-AB-4321', 'swift'],
    ['A17', 'swift'],
    ['9876', 'draft'],
    ['MH12CD9876', 'draft'],
  ])('%s is found', (folder, id) => expect(matched(folder, [SWIFT, ALTO, DRAFT])).toBe(id));

  it('is the one with the stock number before one whose plate ends so', () =>
    expect(matched('4321', [SWIFT, ALTO, DRAFT])).toBe('draft'));

  it('is unclear if several plates end so, but not once only one of them is for sale', () => {
    expect(matched('4321', [SWIFT, ALTO])).toBe('several');
    expect(matched('4321', [SWIFT, { ...ALTO, isSold: true }])).toBe('swift');
    expect(
      matched('4321', [
        { ...SWIFT, isSold: true },
        { ...ALTO, isSold: true },
      ]),
    ).toBe('several');
    expect(matched('DL3C4321', [{ ...ALTO, isSold: true }])).toBe('alto');
  });

  it.each(['', 'Photos', '432', 'UP78AB4322', '04321', 'UP78AB'])('%j is of none', (folder) =>
    expect(matched(folder, [SWIFT, ALTO])).toBe('none'),
  );

  it('with nothing but dashes is not one without a stock number', () =>
    expect(matched('--', [carWith('bare')])).toBe('none'));
});

describe('what is added', () => {
  it('is as many as the plan has room for, of each vehicle', () => {
    const cars = [{ ...SWIFT, photos: 3 }, ALTO];
    const folders = matchFolders([...photosIn('A17', 4), ...photosIn('DL3C4321', 3), ...photosIn('x')], cars);
    const added = fitting(folders, 4).map(({ car, photo }) => `${car.id} ${photo.name}`);
    expect(added).toEqual(['swift 1.jpg', 'alto 1.jpg', 'alto 2.jpg', 'alto 3.jpg']);
  });

  it('counts two folders of one vehicle together, and adds nothing to a full one', () => {
    const folders = matchFolders([...photosIn('A17', 2), ...photosIn('UP78AB4321', 2)], [SWIFT]);
    expect(folders).toHaveLength(2);
    expect(fitting(folders, 3)).toHaveLength(3);
    expect(fitting(matchFolders(photosIn('A17'), [{ ...SWIFT, photos: 5 }]), 4)).toEqual([]);
  });
});
