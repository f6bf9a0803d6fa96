import { createFileRoute, notFound } from '@tanstack/react-router';
import { listingQuery } from '../features/vehicles/vehicles.queries';
import { ApiError } from '../lib/api';

export const Route = createFileRoute('/vehicle/$id')({
  loader: async ({ context, params }) => {
    try {
      return await context.queryClient.ensureQueryData(listingQuery(params.id));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      if (error.status === 410) context.response.status = 410;
      throw notFound();
    }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.name }] }),
  component: () => <h1>{Route.useLoaderData().name}</h1>,
});
