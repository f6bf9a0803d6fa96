import { later } from '../../../ui/later';
import { ListingRest as Rest } from './listing-rest';
import { OfferPanel as Panel } from './offer-panel';

// What the server renders. The browser has listing-later.lazy.ts in its place (vite.config.ts).
export const OfferPanel = later(Panel, 'min-h-132');
export const ListingRest = later(Rest, 'min-h-96');
