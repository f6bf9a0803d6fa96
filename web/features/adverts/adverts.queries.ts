import { queryOptions } from '@tanstack/react-query';
import type { UserDto } from '../../../schema/auth/output';
import type { Language } from '../../../schema/common/languages';
import { loadBuyersTexts } from '../../i18n/load-texts';
import { takeTurns } from '../media/take-turns';
import { measureDrawn } from '../print/canvas';
import { fetchPicture } from '../print/print.queries';
import { type Advertised, advertText, posterOf, stateOf } from './advert';
import { drawSheet } from './draw-sheet';
import { statusSheet } from './status-sheet';

/** What a status picture shows. */
export interface StatusChoice {
  language: Language;
  withPrice: boolean;
}

/** Each needs about 20 MB while it is drawn. */
const takeTurn = takeTurns(1);

const fileName = (name: string, number?: number) =>
  `${[name, number]
    .filter(Boolean)
    .join(' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')}.jpg`;

async function loadPhoto(address: string) {
  const photo = await fetchPicture(address);
  if (!photo) throw new Error('The photo could not be loaded');
  return createImageBitmap(photo);
}

async function drawStatus(listing: Advertised, user: UserDto, { language, withPrice }: StatusChoice) {
  const texts = await loadBuyersTexts(language);
  const isSold = listing.status === 'sold';
  const poster = posterOf(listing, user, texts, { withPrice: withPrice && !isSold });
  const { photo } = poster;
  const bitmap = photo ? await loadPhoto(photo) : null;
  try {
    const pictures = new Map(photo && bitmap ? [[photo, bitmap]] : []);
    const sheet = statusSheet(poster, stateOf(listing, texts), texts, measureDrawn);
    const drawn = await drawSheet(sheet, pictures);
    return new File([drawn], fileName(listing.name), { type: 'image/jpeg' });
  } finally {
    bitmap?.close();
  }
}

/** A vehicle's status picture, drawn on this device. Rejects if its photo cannot be loaded. */
export const statusPictureQuery = (listing: Advertised, user: UserDto, choice: StatusChoice) =>
  queryOptions({
    queryKey: ['status-picture', choice, listing, user],
    queryFn: ({ signal }) => takeTurn(() => drawStatus(listing, user, choice), signal),
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

/** The text of a vehicle's advert in the buyers' language. */
export const advertTextQuery = (listing: Advertised, user: UserDto, language: Language) =>
  queryOptions({
    queryKey: ['advert-text', language, listing, user],
    queryFn: async () => advertText(listing, user, await loadBuyersTexts(language), language),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });

/** All of a vehicle's photos as files for other apps, which take JPEG everywhere. Rejects if one cannot be loaded. */
export const advertPhotosQuery = ({ name, images }: Advertised) =>
  queryOptions({
    queryKey: ['advert-photos', images],
    queryFn: async () => {
      const files: File[] = [];
      for (const [at, image] of images.entries()) files.push(await asJpeg(image, fileName(name, at + 1)));
      return files;
    },
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

async function asJpeg(address: string, name: string): Promise<File> {
  const photo = await loadPhoto(address);
  try {
    const { width, height } = photo;
    const mark = { kind: 'picture', x: 0, y: 0, width, height, address } as const;
    const jpeg = await drawSheet({ width, height, marks: [mark] }, new Map([[address, photo]]));
    return new File([jpeg], name, { type: 'image/jpeg' });
  } finally {
    photo.close();
  }
}
