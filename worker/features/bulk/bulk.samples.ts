import { pick } from '../../test/bulk';
import { firstOf } from '../../test/first-of';
import { samplesOf } from '../../test/sample-types';

const operationOf = (name: string) => `sample-operation-${name}`;

export const samples = samplesOf({
  make: async ({ people: { owner }, second }) => {
    const bulk = async (path: string, change: object) => {
      const vehicles = await pick(owner, [second]);
      await owner.post(`/api/bulk/${path}`, { operation: operationOf(path), vehicles, ...change });
    };
    await bulk('prices', { change: { by: 'percent', percent: -1 } });
    await bulk('statuses', { status: 'pending' });
    await bulk('listings', { change: { kind: 'visibility', showInProfile: false } });
    await bulk('answerers', { answerer: { by: 'number', mobileNumber: '9876501238' } });
    return firstOf(owner, '/api/vehicles');
  },
  ids: {
    prices: () => operationOf('prices'),
    statuses: () => operationOf('statuses'),
    listings: () => operationOf('listings'),
    answerers: () => operationOf('answerers'),
  },
  bodies: Object.fromEntries(
    Object.entries({
      prices: { change: { by: 'amount', amount: -1000, currency: 'INR' } },
      statuses: { status: 'pending' },
      listings: { change: { kind: 'visibility', showInProfile: false } },
      answerers: { answerer: { by: 'owner' } },
    }).map(([path, change]) => [
      `post /api/bulk/${path}`,
      (_: unknown, { id, version }: { id: string; version: number }) => ({
        operation: `${operationOf(path)}-new`,
        vehicles: [{ id, version }],
        ...change,
      }),
    ]),
  ),
});
