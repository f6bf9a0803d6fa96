import { PLATE_END } from '../../../schema/vehicles/registration';
import { keyLetters, wholePlate } from '../import/match-stock';
import type { PhotoFile } from './photo-files';
import type { WalkCar } from './shots';

/** A vehicle that photos can be for. */
export interface FolderCar extends WalkCar {
  stockNumber: string | null;
  isSold: boolean;
}

/** A folder with the vehicle that its name is of, or why that is unclear. */
export interface Folder {
  name: string;
  photos: PhotoFile[];
  car: FolderCar | 'none' | 'several';
}

/** A vehicle for sale comes before a sold one, as after “Relist”. */
function only(found: readonly FolderCar[]): Folder['car'] | null {
  const open = found.filter(({ isSold }) => !isSold);
  const [car, another] = open.length > 0 ? open : found;
  if (!car) return null;
  return another ? 'several' : car;
}

/** By registration number, else by stock number, else by the plate's last four digits. */
function carOf(name: string, cars: readonly FolderCar[]): Folder['car'] {
  const plate = wholePlate(name);
  const letters = keyLetters(name);
  const end = PLATE_END.exec(name.trim())?.[1];
  const platesOf = (car: FolderCar) => wholePlate(car.registrationNumber);
  return (
    (plate && only(cars.filter((car) => platesOf(car) === plate))) ||
    (letters && only(cars.filter((car) => keyLetters(car.stockNumber) === letters))) ||
    (end && only(cars.filter((car) => platesOf(car)?.endsWith(end)))) ||
    'none'
  );
}

/** The folders of these pictures, in their order. Two folders of one vehicle are both its own. */
export function matchFolders(photos: readonly PhotoFile[], cars: readonly FolderCar[]): Folder[] {
  const folders = new Map<string, PhotoFile[]>();
  for (const photo of photos) folders.set(photo.folder, [...(folders.get(photo.folder) ?? []), photo]);
  return [...folders].map(([name, own]) => ({ name, photos: own, car: carOf(name, cars) }));
}

/** Photos with their vehicles, as far as each has room for another one. */
export function fitting(folders: readonly Folder[], limit: number): { car: FolderCar; photo: PhotoFile }[] {
  const room = new Map<string, number>();
  return folders.flatMap(({ car, photos }) => {
    if (typeof car === 'string') return [];
    const left = room.get(car.id) ?? Math.max(0, limit - car.photos);
    const taken = photos.slice(0, left);
    room.set(car.id, left - taken.length);
    return taken.map((photo) => ({ car, photo }));
  });
}
