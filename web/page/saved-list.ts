import { SAVED } from './is-saved';

/** A vehicle as it was when it was saved. */
export interface SavedVehicle {
  /** Its page. */
  path: string;
  name: string;
  /** Major units. */
  price: number;
  currency: string;
  /** A small photo, if it has one. */
  image: string | null;
}

/** A phone checks each of them when the list is opened. */
const MAX_SAVED = 30;
const PATH = /^\/(vehicle|republished)\/[0-9a-f-]{36}$/;

const isVehicle = (one: SavedVehicle | null) =>
  PATH.test(one?.path ?? '') && typeof one?.name === 'string' && Number.isFinite(one.price);

/** What is saved on this device, latest first. What others have written there is left out. */
export function readSaved(): SavedVehicle[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SAVED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isVehicle) : [];
  } catch {
    return [];
  }
}

/** Stores the list, without the oldest if there are too many. Throws if the browser stores nothing. */
export const writeSaved = (list: readonly SavedVehicle[]) =>
  localStorage.setItem(SAVED, JSON.stringify(list.slice(0, MAX_SAVED)));

/** What search engines are told about a listing (web/documents/listing/listing-head.ts). */
export interface ListingData {
  name: string;
  offers: { price: number; priceCurrency: string; availability: string };
}

/** A listing's structured data; null if the page has none, because the listing is gone. */
export function dataIn(page: Document): ListingData | null {
  const data = page.querySelector('[type="application/ld+json"]')?.textContent;
  return data ? JSON.parse(data) : null;
}
