import type { Placeholder } from '../../../schema/texts/placeholders';

/** What the buttons that insert a placeholder say. */
export const PLACEHOLDER_LABELS = {
  buyer: 'Buyer’s name',
  car: 'Car',
  price: 'Price',
  link: 'Link',
  address: 'Address',
  map: 'Map',
  hours: 'Hours',
} as const satisfies Record<Placeholder, string>;

/** What the yard's settings know. */
export const OF_YARD: readonly Placeholder[] = ['address', 'map', 'hours'];
