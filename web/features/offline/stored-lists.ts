import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { UserDto } from '../../../schema/auth/output';
import { actingHere } from '../../lib/acting';
import { keep, readKept, wipeDevice } from '../../lib/device-store';
import { STORED_ON_DEVICE } from '../../lib/stored-on-device';
import { currentUserQuery } from '../auth/auth.queries';

const NAME = 'lists';
/** The script's own address has a hash of it and of all that it may load. */
const BUILD = new URL(import.meta.url).pathname;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Buyers' numbers stay for a day on the phone of somebody who works for a seller. */
const maxAge = () => (actingHere() ? DAY_MS : 7 * DAY_MS);
const PAUSE_MS = 1_000;

const isKept = ({ meta }: Pick<Query, 'meta'>) => meta?.isStoredOnDevice === true;

interface KeptLists {
  userId: string;
  /** The build that stored them: another may read other fields. */
  build: string;
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
  if (!kept || kept.build !== BUILD) return;
  const oldest = Date.now() - maxAge();
  for (const { queryKey, data, updatedAt } of kept.lists) {
    if (updatedAt < oldest) continue;
    // It stays stored even if its screen has not been opened in this visit.
    const query = client.getQueryCache().build(client, { queryKey, meta: STORED_ON_DEVICE });
    client.setQueryData(queryKey, data, { updatedAt });
    query.invalidate();
  }
}

/** A list fetched this recently is not called old while it is refetched. */
const RECENT_MS = 60_000;

/**
 * When the oldest list on the screen was fetched, if it waits for newer data or, with `anyAge`, cannot get
 * it; null if there is none.
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
  await keep(NAME, { userId, build: BUILD, lists } satisfies KeptLists);
}

/**
 * Stores the lists as they arrive, by person; those of another person or an ended session are deleted first.
 */
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

/** Deletes the lists that this device stores, when another person uses the phone. */
export const forgetLists = () => keep(NAME, undefined);
