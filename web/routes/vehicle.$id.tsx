import { createFileRoute, notFound } from '@tanstack/react-router';
import { listingHead } from '../features/vehicles/listing/listing-head';
import { ListingPage } from '../features/vehicles/listing/listing-page';
import { readListingSearch } from '../features/vehicles/listing/listing-search';
import { VehicleNotFound } from '../features/vehicles/listing/vehicle-not-found';
import { listingQuery } from '../features/vehicles/vehicles.queries';
import { ApiError } from '../lib/api';

export const Route = createFileRoute('/vehicle/$id')({
  validateSearch: readListingSearch,
  loader: async ({ context, params }) => {
    try {
      return await context.queryClient.ensureQueryData(listingQuery(params.id));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      if (error.status === 410) context.response.status = 410;
      throw notFound();
    }
  },
  head: ({ loaderData, match }) => (loaderData ? listingHead(loaderData, match.context.origin) : {}),
  component: VehicleRoute,
  notFoundComponent: VehicleNotFound,
});

function VehicleRoute() {
  const { src, offer } = Route.useSearch();
  const { user, origin } = Route.useRouteContext();
  return (
    <ListingPage
      listing={Route.useLoaderData()}
      source={src ?? 'link'}
      offerSent={offer === 'sent'}
      viewer={user}
      origin={origin}
    />
  );
}
