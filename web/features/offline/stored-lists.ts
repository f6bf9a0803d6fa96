import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { UserDto } from '../../../schema/auth/output';
import { keep, readKept, wipeDevice } from '../../lib/device-store';
import { currentUserQuery } from '../auth/auth.queries';
import { draftsQuery } from '../drafts/drafts.queries';
import { leadKeys, leadsQuery, leadsTodayQuery } from '../leads/leads.queries';
import { usageQuery } from '../limits/limits.queries';
import { rcRequestsQuery } from '../rc/rc.queries';
import { republishRequestsQuery } from '../republish/republish.queries';
import { ownVehiclesQuery, vehicleCountsQuery } from '../vehicles/vehicles.queries';

const NAME = 'lists';
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;
const PAUSE_MS = 1_000;

/** What the workspace shows from the device: no RC files, no single leads, no notes. */
const KEPT: readonly QueryKey[] = [
  currentUserQuery.queryKey,
  ownVehiclesQuery.queryKey,
  vehicleCountsQuery.queryKey,
  leadsQuery().queryKey,
  leadsTodayQuery.queryKey,
  leadKeys.vehicles,
  usageQuery.queryKey,
  draftsQuery.queryKey,
  rcRequestsQuery.queryKey,
  republishRequestsQuery.queryKey,
];
const HASHES = new Set(KEPT.map((key) => JSON.stringify(key)));
const isKept = ({ queryKey }: Pick<Query, 'queryKey'>) => HASHES.has(JSON.stringify(queryKey));

interface KeptLists {
  userId: string;
  lists: { queryKey: QueryKey; data: unknown; updatedAt: number }[];
}

const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/** Only the first page of a long list: the rest is fetched while scrolling. */
const firstPage = (data: unknown) =>
  isPaged(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data;

/** Shows the lists of the last visit before any response arrives. They count as stale and are refetched. */
export async function restoreLists(client: QueryClient): Promise<void> {
  const kept = await readKept<KeptLists>(NAME);
  if (!kept) return;
  const oldest = Date.now() - LONGEST_MS;
  for (const { queryKey, data, updatedAt } of kept.lists) {
    if (updatedAt < oldest) continue;
    client.setQueryData(queryKey, data, { updatedAt });
    client.getQueryCache().find({ queryKey, exact: true })?.invalidate();
  }
}

/** A list that was just fetched is not called old while it is refetched. */
const RECENT_MS = 60_000;

/**
 * When the oldest list on the screen was fetched, if it is waiting for newer data or, with `anyAge`, cannot get it; null for
 * none.
 */
export function oldestShown(client: QueryClient, anyAge: boolean): number | null {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter((query) => isKept(query) && query.state.data !== undefined)
    .filter(
      ({ state }) =>
        anyAge || ((state.isInvalidated || state.status === 'error') && isOld(state.dataUpdatedAt)),
    )
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : null;
}

const isOld = (time: number) => Date.now() - time > RECENT_MS;

async function storeLists(client: QueryClient, userId: string) {
  const lists = client
    .getQueryCache()
    .getAll()
    .filter((query) => isKept(query) && query.state.status === 'success')
    .map(({ queryKey, state }) => ({
      queryKey,
      data: firstPage(state.data),
      updatedAt: state.dataUpdatedAt,
    }));
  await keep(NAME, { userId, lists } satisfies KeptLists);
}

/** Stores the lists as they arrive, by person; those of another person or an ended session are deleted first. */
export function startKeeping(client: QueryClient) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let storedFor = client.getQueryData(currentUserQuery.queryKey)?.id;
  const leave = async () => {
    clearTimeout(timer);
    await wipeDevice();
  };
  const changePerson = (user: UserDto | null) => {
    const before = storedFor;
    storedFor = user?.id;
    if (!before || before === user?.id) return;
    // The other person's data on the screen disappears with the document.
    void leave().then(() => user && window.location.reload());
  };
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isKept(event.query)) return;
    if (event.query.queryHash === JSON.stringify(currentUserQuery.queryKey)) {
      changePerson(event.query.state.data as UserDto | null);
    }
    clearTimeout(timer);
    const userId = storedFor;
    if (userId) timer = setTimeout(() => void storeLists(client, userId), PAUSE_MS);
  });
}
