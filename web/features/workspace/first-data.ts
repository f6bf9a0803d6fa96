import type { QueryClient } from '@tanstack/react-query';
import type { WorkspaceTab } from '../../../schema/common/tab-paths';
import type { LeadFilter } from '../../../schema/leads/input';
import { type Ability, may } from '../../../schema/staff/abilities';
import { currentUserQuery } from '../auth/auth.queries';
import { contactsQuery } from '../contacts/contacts.queries';
import { draftsQuery } from '../drafts/drafts.queries';
import { leadsQuery, leadsTodayQuery, leadVehiclesQuery } from '../leads/leads.queries';
import { usageQuery } from '../limits/limits.queries';
import { unsentQuery } from '../offline/unsent-drafts';
import { ownRepublishedQuery } from '../republish/republish.queries';
import { stockFiguresQuery } from '../stock-figures/stock-figures.queries';
import { deskQuery, ownVehiclesQuery, vehicleCountsQuery } from '../vehicles/vehicles.queries';
import { visitsQuery } from '../visits/visits.queries';
import { weeklyNoteQuery } from '../weekly/weekly.queries';

type Fetch = (client: QueryClient, filter: LeadFilter) => Promise<unknown>[];

const mayIn = (client: QueryClient, ability: Ability) =>
  may(client.getQueryData(currentUserQuery.queryKey)?.staff ?? null, ability);

const ofDrafts = (client: QueryClient) =>
  mayIn(client, 'draftVehicles') ? [client.ensureQueryData(draftsQuery)] : [];

/**
 * What each screen needs before any of it is shown. The routes' loaders fetch it while the screen's code is
 * loading. The build lists the requests for the Worker, so that the browser sends them along with the one for
 * the first script.
 */
const FIRST_DATA: Record<WorkspaceTab, Fetch> = {
  dashboard: (client) => [
    client.ensureQueryData(usageQuery),
    client.ensureQueryData(leadsTodayQuery),
    ...ofDrafts(client),
    ...(mayIn(client, 'seeFigures') ? [client.ensureQueryData(weeklyNoteQuery)] : []),
    client.ensureInfiniteQueryData(ownVehiclesQuery),
    client.ensureInfiniteQueryData(leadsQuery()),
  ],
  listings: (client) => [
    ...(mayIn(client, 'seeStock')
      ? [client.ensureInfiniteQueryData(ownVehiclesQuery), client.ensureQueryData(vehicleCountsQuery)]
      : []),
    ...ofDrafts(client),
    client.ensureQueryData(unsentQuery),
  ],
  leads: (client, filter) => [
    client.ensureInfiniteQueryData(leadsQuery(filter)),
    client.ensureQueryData(leadVehiclesQuery),
    client.ensureInfiniteQueryData(visitsQuery),
  ],
  contacts: (client) => [client.ensureInfiniteQueryData(contactsQuery(''))],
  figures: (client) => (mayIn(client, 'seeFigures') ? [client.ensureQueryData(stockFiguresQuery({}))] : []),
  print: (client) => [
    client.ensureInfiniteQueryData(ownVehiclesQuery),
    client.ensureInfiniteQueryData(ownRepublishedQuery),
  ],
  republished: (client) => [client.ensureInfiniteQueryData(ownRepublishedQuery)],
  settings: () => [],
  profile: (client) => [client.ensureInfiniteQueryData(ownVehiclesQuery)],
};

const isSignedIn = (client: QueryClient) => client.getQueryData(currentUserQuery.queryKey) !== null;

/**
 * Starts fetching a screen's first data, for signed-in people. `settled` resolves when all of it has arrived
 * or failed, so that what is above a list does not push it down later.
 */
export function fetchFirst(client: QueryClient, tab: WorkspaceTab, filter: LeadFilter = {}) {
  return { settled: Promise.allSettled(isSignedIn(client) ? FIRST_DATA[tab](client, filter) : []) };
}

/**
 * Fetches a listing's page anew each time it is opened, for signed-in people: its leads change elsewhere. What is known
 * of it is shown meanwhile.
 */
export function fetchDesk(client: QueryClient, id: string): { settled: Promise<unknown> } {
  if (!isSignedIn(client) || !mayIn(client, 'seeStock')) return { settled: Promise.resolve() };
  const query = deskQuery(id);
  const isKnown = client.getQueryData(query.queryKey) !== undefined;
  const fetched = Promise.allSettled([client.fetchQuery({ ...query, staleTime: 0 })]);
  return { settled: isKnown ? Promise.resolve() : fetched };
}
