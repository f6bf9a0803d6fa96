import { lazy } from 'react';
import { whenTouched } from '../../../lib/when-touched';
import { later } from '../../../ui/later';

// Until then nothing is lost: the form posts by itself, links lead on, and the buttons of the rest wait for their data anyway.
const Panel = lazy(() =>
  whenTouched(() => import('./offer-panel')).then(({ OfferPanel }) => ({ default: OfferPanel })),
);
const Rest = lazy(() =>
  whenTouched(() => import('./listing-rest')).then(({ ListingRest }) => ({ default: ListingRest })),
);

export const OfferPanel = later(Panel, 'min-h-132');
export const ListingRest = later(Rest, 'min-h-96');
