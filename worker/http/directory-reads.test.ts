import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { DEFAULT_PERMISSIONS } from '../../schema/permissions/input';
import { listValidSessions } from '../features/auth/valid-sessions';
import { deliverDueMessages } from '../jobs/messages';
import { connectAll } from '../platform/databases';
import { anonymous, offer, PASSWORD, publishVehicle, type Seller } from '../test/factories';
import { fakeHash, fakePasswords } from '../test/fake-passwords';
import { interceptedDatabases } from '../test/intercepted-database';
import { messageCtx, messageSettings, withBrowser } from '../test/message-settings';
import { pageClient } from '../test/pages';
import { sidOf } from '../test/sessions';
import { inShards } from '../test/tick';

interface Place {
  seller: Seller;
  vehicleId: string;
  /** The bindings of a flow: a directory that records its queries. */
  only: { DIRECTORY: D1Database };
}

interface Flow {
  /** How often it happens at 20,000 views and 3,000 offers a second, with a fifth of sellers at their dashboards. */
  perSecond: number;
  asks: number;
  run: (place: Place) => Promise<unknown>;
}

const passwords = fakePasswords();

/** A directory that records the round trips with queries. */
function askedDirectory() {
  const asked: string[] = [];
  const isQuestion = (query: string) => /^\s*(select|with)\b|\breturning\b/i.test(query);
  const before = (queries: string[]) => {
    if (queries.some(isQuestion)) asked.push(queries.join(';\n'));
  };
  return { asked, only: { DIRECTORY: interceptedDatabases({ before }).DIRECTORY } };
}

/** A replica near the request answers instead of the directory. */
const withNearest = ({ DIRECTORY }: Place['only']) => ({
  DIRECTORY: new Proxy(DIRECTORY, {
    get: (target, name) =>
      name === 'withSession'
        ? () => env.DIRECTORY.withSession('first-unconstrained')
        : Reflect.get(target, name),
  }),
});

const FLOWS: Record<string, Flow> = {
  'a listing’s page that is not cached': {
    perSecond: 3_000,
    asks: 0,
    run: ({ vehicleId, only }) => pageClient({}, only).get(`/vehicle/${vehicleId}`),
  },
  'a profile that is not cached': {
    perSecond: 1_400,
    asks: 0,
    run: ({ seller, only }) => pageClient({}, withNearest(only)).get(`/${seller.user.username}`),
  },
  'a view': {
    perSecond: 20_000,
    asks: 0,
    run: ({ vehicleId, only }) => anonymous().with({}, only).post('/api/views', { vehicleId }),
  },
  'views shown to an open dashboard': {
    perSecond: 4_000,
    asks: 0,
    run: ({ seller, only }) =>
      listValidSessions(connectAll({ ...env, ...only }), seller.user.id, [sidOf(seller)], Date.now()),
  },
  'an offer, with its messages': {
    perSecond: 3_000,
    asks: 0,
    run: ({ vehicleId, only }) =>
      anonymous()
        .with({}, { ...only, ...messageSettings() } as never)
        .post('/api/leads', offer(vehicleId)),
  },
  'a list of a signed-in seller': {
    perSecond: 1_200,
    asks: 0,
    run: ({ seller, only }) => seller.with({}, only).get('/api/leads'),
  },
  'a change of a signed-in seller': {
    perSecond: 300,
    asks: 0,
    run: ({ seller, vehicleId, only }) =>
      seller.with({}, only).patch(`/api/vehicles/${vehicleId}`, { price: '480000' }),
  },
  'a sign-in': {
    perSecond: 50,
    asks: 3,
    run: ({ seller, only }) => {
      const json = { email: seller.user.email, password: PASSWORD };
      return anonymous().with({ passwords }, only).post('/api/auth/login', json);
    },
  },
};

it.each(Object.entries(FLOWS))('%s asks the directory as often as is planned', async (_, { asks, run }) => {
  const { seller } = await withBrowser({
    plan: 'pro',
    username: `reads${Math.random().toString(36).slice(2, 10)}`,
    password: fakeHash(PASSWORD),
    permissions: DEFAULT_PERMISSIONS,
    lastActivityAt: Date.now(),
  });
  const { id: vehicleId } = await publishVehicle(seller);
  const { asked, only } = askedDirectory();
  await run({ seller, vehicleId, only });
  expect(asked).toHaveLength(asks);
});

it('sending a message to a seller asks the directory nothing of theirs', async () => {
  const { seller } = await withBrowser();
  const { id } = await publishVehicle(seller);
  await anonymous().post('/api/leads', offer(id));
  const { asked, only } = askedDirectory();
  const { directory } = connectAll({ ...env, ...only });
  await inShards(deliverDueMessages, messageCtx(Date.now() + 120_000, { directory }));
  expect(asked.filter((query) => query.includes('accounts'))).toEqual([]);
});

it('all of them together ask the directory at most 800 times a second', () => {
  const asked = Object.values(FLOWS).reduce((sum, { perSecond, asks }) => sum + perSecond * asks, 0);
  expect(asked).toBeLessThanOrEqual(800);
});
