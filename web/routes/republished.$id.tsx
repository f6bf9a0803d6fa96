import { createFileRoute } from '@tanstack/react-router';
import { republishedListingQuery } from '../features/republish/republish.queries';
import { toListing } from '../features/republish/republished-listing';
import { republishedAddress } from '../features/vehicles/listing/listing-address';
import { listingHead } from '../features/vehicles/listing/listing-head';
import { ListingPage } from '../features/vehicles/listing/listing-page';
import { readListingSearch } from '../features/vehicles/listing/listing-search';
import { VehicleNotFound } from '../features/vehicles/listing/vehicle-not-found';
import { loadPublic } from '../lib/load-public';

export const Route = createFileRoute('/republished/$id')({
  staticData: { plain: true },
  codeSplitGroupings: [['loader', 'component', 'notFoundComponent']],
  validateSearch: readListingSearch,
  loader: ({ context, params }) => loadPublic(context, republishedListingQuery(params.id)),
  head: ({ loaderData: page, match }) =>
    page ? listingHead(toListing(page), republishedAddress(page.id), match.context.origin) : {},
  component: RepublishedRoute,
  notFoundComponent: VehicleNotFound,
});

function RepublishedRoute() {
  const { src, offer } = Route.useSearch();
  const { user, origin, saveData } = Route.useRouteContext();
  const page = Route.useLoaderData();
  return (
    <ListingPage
      listing={toListing(page)}
      address={republishedAddress(page.id)}
      ownerName={page.ownerName}
      source={src ?? 'link'}
      offerSent={offer === 'sent'}
      viewer={user}
      origin={origin}
      saveData={saveData}
    />
  );
}
