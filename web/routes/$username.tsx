import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router';
import { USERNAME_PATTERN } from '../../schema/profile/public-profile';
import { profileHead } from '../features/profile/public/profile-head';
import { ProfileNotFound } from '../features/profile/public/profile-not-found';
import { readProfileSearch } from '../features/profile/public/profile-search';
import { publicProfileQuery } from '../features/profile/public/public-profile.queries';
import { PublicProfilePage } from '../features/profile/public/public-profile-page';
import { PublicProfileSkeleton } from '../features/profile/public/public-profile-skeleton';
import { orNotFound } from '../lib/load-public';

export const Route = createFileRoute('/$username')({
  staticData: { plain: true },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'notFoundComponent']],
  params: {
    parse: ({ username }) => ({ username: username.toLowerCase() }),
    stringify: ({ username }) => ({ username }),
  },
  validateSearch: readProfileSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { username }, deps }) => {
    // Not a name at all: an address that leads nowhere, rather than a person who is not there.
    if (!USERNAME_PATTERN.test(username)) {
      context.response.status = 404;
      throw notFound({ routeId: rootRouteId });
    }
    const query = publicProfileQuery(username, deps);
    const data = await orNotFound(context.response, () => context.queryClient.ensureInfiniteQueryData(query));
    return data.pages[0]?.profile;
  },
  head: ({ loaderData, match }) => (loaderData ? profileHead(loaderData, match.context.origin) : {}),
  component: ProfileRoute,
  pendingComponent: PublicProfileSkeleton,
  notFoundComponent: () => <ProfileNotFound username={Route.useParams().username} />,
});

function ProfileRoute() {
  const { origin } = Route.useRouteContext();
  return <PublicProfilePage {...Route.useParams()} filter={Route.useSearch()} origin={origin} />;
}
