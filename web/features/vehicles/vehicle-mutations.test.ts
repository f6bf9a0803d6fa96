import type { MutationOptions, QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { createQueryClient } from '../../lib/api';
import { draftsQuery } from '../drafts/drafts.queries';
import { usageKey } from '../limits/limits.queries';
import {
  createVehicleMutation,
  ownVehiclesQuery,
  relistVehicleMutation,
  setStatusMutation,
  setVisibilitiesMutation,
  setVisibilityMutation,
  undoSoldMutation,
  updateOrderMutation,
  updateVehicleMutation,
  vehicleCountsQuery,
} from './vehicles.queries';

const LISTS: Record<string, QueryKey> = {
  listings: ownVehiclesQuery.queryKey,
  counts: vehicleCountsQuery.queryKey,
  usage: usageKey,
  drafts: draftsQuery.queryKey,
};
const OTHER = ['api', 'leads'];

const swift = { id: 'swift', status: 'available', showInProfile: true } as OwnVehicleDto;
const creta = { id: 'creta', status: 'available', showInProfile: true } as OwnVehicleDto;

/** A page with all lists, whose server answers like this. */
function page(status = 200) {
  let onRequest = () => {};
  let list = Promise.resolve([swift, creta]);
  const client = createQueryClient(async (_input, init) => {
    if ((init?.method ?? 'GET') === 'GET') return Response.json(await list);
    onRequest();
    return Response.json({ message: 'Refused' }, { status });
  });
  for (const queryKey of [...Object.values(LISTS), OTHER]) client.setQueryData(queryKey, {});
  client.setQueryData(ownVehiclesQuery.queryKey, {
    pages: [{ items: [swift, creta], nextCursor: null }],
    pageParams: [''],
  });
  const shown = () => client.getQueryData(ownVehiclesQuery.queryKey)?.pages.flatMap(({ items }) => items);
  /** Starts to fetch the listings as they are now; the answer comes when the returned function is called. */
  const fetchSlowly = () => {
    let answer = () => {};
    list = new Promise((resolve) => {
      answer = () => resolve([swift, creta]);
    });
    const fetched = client.fetchInfiniteQuery({ ...ownVehiclesQuery, staleTime: 0 }).catch(() => undefined);
    return async () => {
      answer();
      await fetched;
    };
  };
  return {
    shown,
    fetchSlowly,
    /** What is shown when the server gets the next change. */
    whenAsked: () =>
      new Promise<ReturnType<typeof shown>>((resolve) => {
        onRequest = () => resolve(shown());
      }),
    send: (mutation: object, input: unknown) =>
      client
        .getMutationCache()
        .build(client, mutation as MutationOptions<unknown, Error, unknown>)
        .execute(input),
    outdated: () =>
      [...Object.entries(LISTS), ['leads', OTHER] as const].flatMap(([name, queryKey]) =>
        client.getQueryState(queryKey)?.isInvalidated ? [name] : [],
      ),
  };
}

const ALL: [name: string, mutation: object, input: unknown, alsoRefused: boolean][] = [
  ['publishing', createVehicleMutation, { name: 'Swift' }, false],
  ['listing again', relistVehicleMutation, 'swift', false],
  ['editing', updateVehicleMutation, { id: 'swift', name: 'Swift' }, false],
  ['a status', setStatusMutation, { id: 'swift', status: 'sold' }, true],
  ['undoing a sale', undoSoldMutation, 'swift', true],
  ['hiding one', setVisibilityMutation, { id: 'swift', showInProfile: false }, true],
  ['hiding several', setVisibilitiesMutation, [{ id: 'swift', showInProfile: false }], true],
  ['an order', updateOrderMutation, [{ id: 'swift', displayOrder: 1 }], true],
];

it.each(ALL)(
  '%s makes listings, usage and drafts out of date, and nothing else',
  async (_name, mutation, input, alsoRefused) => {
    const done = page();
    await done.send(mutation, input);
    expect(done.outdated()).toEqual(Object.keys(LISTS));
    const refused = page(409);
    await expect(refused.send(mutation, input)).rejects.toThrow('Refused');
    expect(refused.outdated()).toEqual(alsoRefused ? Object.keys(LISTS) : []);
  },
);

it.each([
  ['a status', setStatusMutation, { id: 'swift', status: 'sold' }, { status: 'sold' }],
  ['hiding one', setVisibilityMutation, { id: 'swift', showInProfile: false }, { showInProfile: false }],
])(
  '%s is shown before the server has answered, and reverted if it refuses',
  async (_name, mutation, input, change) => {
    for (const status of [200, 409]) {
      const { send, shown, whenAsked } = page(status);
      const asked = whenAsked();
      const sent = send(mutation, input).catch(() => undefined);
      expect(await asked).toEqual([{ ...swift, ...change }, creta]);
      await sent;
      expect(shown()?.[0]).toEqual(status === 200 ? { ...swift, ...change } : swift);
    }
  },
);

it('an answer from before a change does not revert it', async () => {
  const { send, shown, fetchSlowly } = page();
  const answer = fetchSlowly();
  await send(setStatusMutation, { id: 'swift', status: 'sold' });
  await answer();
  expect(shown()).toEqual([{ ...swift, status: 'sold' }, creta]);
});
