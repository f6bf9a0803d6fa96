import { createFileRoute } from '@tanstack/react-router';
import { listingQuery } from '../features/vehicles/listing/listing.queries';
import { vehicleAddress } from '../features/vehicles/listing/listing-address';
import { listingHead } from '../features/vehicles/listing/listing-head';
import { ListingPage } from '../features/vehicles/listing/listing-page';
import { readListingSearch } from '../features/vehicles/listing/listing-search';
import { VehicleNotFound } from '../features/vehicles/listing/vehicle-not-found';
import { loadPublic } from '../lib/load-public';

export const Route = createFileRoute('/vehicle/$id')({
  staticData: { plain: true },
  codeSplitGroupings: [['component', 'notFoundComponent']],
  validateSearch: readListingSearch,
  loader: ({ context, params }) => loadPublic(context, listingQuery(params.id)),
  head: ({ loaderData, match }) =>
    loaderData ? listingHead(loaderData, vehicleAddress(loaderData.id), match.context.origin) : {},
  component: VehicleRoute,
  notFoundComponent: VehicleNotFound,
});

function VehicleRoute() {
  const { src, offer } = Route.useSearch();
  const { user, origin, saveData } = Route.useRouteContext();
  const listing = Route.useLoaderData();
  return (
    <ListingPage
      listing={listing}
      address={vehicleAddress(listing.id)}
      source={src ?? 'link'}
      offerSent={offer === 'sent'}
      viewer={user}
      origin={origin}
      saveData={saveData}
    />
  );
}
