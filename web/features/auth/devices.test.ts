import { expect, it } from 'vitest';
import { createQueryClient } from '../../lib/api';
import { devicesQuery, signOutDeviceMutation, signOutOthersMutation } from './devices.queries';

/** A page that has loaded its devices and something else, with a server that answers sign-outs like this. */
function page(status: number) {
  const asked: string[] = [];
  const client = createQueryClient(async (input, init) => {
    asked.push(`${init?.method ?? 'GET'} ${new URL(`${input}`, 'https://site.test').pathname}`);
    return Response.json({ message: 'No longer signed in' }, { status });
  });
  const other = ['api', 'auth', 'user'];
  client.setQueryData(devicesQuery.queryKey, []);
  client.setQueryData(other, {});
  return {
    asked,
    signOut: (id: string) => client.getMutationCache().build(client, signOutDeviceMutation).execute(id),
    signOutOthers: () => client.getMutationCache().build(client, signOutOthersMutation).execute(undefined),
    isOutdated: () =>
      [devicesQuery.queryKey, other].map((queryKey) => client.getQueryState(queryKey)?.isInvalidated),
  };
}

it('ending a device makes the list of devices out of date, and nothing else', async () => {
  const one = page(200);
  await one.signOut('a'.repeat(32));
  expect(one.asked).toEqual([`DELETE /api/auth/sessions/${'a'.repeat(32)}`]);
  expect(one.isOutdated()).toEqual([true, false]);
  const others = page(200);
  await others.signOutOthers();
  expect(others.asked).toEqual(['DELETE /api/auth/sessions']);
  expect(others.isOutdated()).toEqual([true, false]);
});

it('a refusal makes it out of date as well: the device was signed out elsewhere', async () => {
  const one = page(404);
  await expect(one.signOut('a'.repeat(32))).rejects.toThrow('No longer signed in');
  expect(one.isOutdated()).toEqual([true, false]);
  const others = page(404);
  await expect(others.signOutOthers()).rejects.toThrow('No longer signed in');
  expect(others.isOutdated()).toEqual([true, false]);
});
