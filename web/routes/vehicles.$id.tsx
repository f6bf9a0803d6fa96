import { createFileRoute, redirect } from '@tanstack/react-router';

/** The other address of a vehicle page; one page, one canonical address. */
export const Route = createFileRoute('/vehicles/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/vehicle/$id', params, search: true, statusCode: 301 });
  },
});
