import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { effects } from '../../schema/effects/table';
import { EFFECTS } from '../features/effects';
import { allDatabases, connectAll } from '../platform/databases';
import type { EffectKind } from '../platform/effect-kinds';
import type { TestClient } from '../test/client';
import { offeredThenWithdrawn } from '../test/dealer-sales';
import { digest } from '../test/digest';
import { effectsLeft, kindsLeft, later, losing, storeAgain } from '../test/effects';
import {
  asAdmin,
  asSeller,
  changeUser,
  pretendRc,
  publishVehicle,
  republish,
  uniqueMobile,
} from '../test/factories';
import { submit } from '../test/html-forms';
import { pageClient } from '../test/pages';
import { pushSubscription } from '../test/push';
import { handedOverThenBack, letInThenRemoved, numberThenNone, removedThenLetIn } from '../test/staff';
import { everywhere } from '../test/tick';
import { settleDueEffects } from './effects.service';

/** The client that acts for a person: with databases that lose effects, or without. */
type As = (client: TestClient) => TestClient;

interface Pair {
  /** Sets up two actions, of which the second undoes the first. */
  prepare: () => Promise<{ first: (as: As) => Promise<unknown>; second: () => Promise<unknown> }>;
  /** The second action is refused while the effect of the first is missing. */
  needsFirst?: true;
}

const ok = (answer: { status: number; body: unknown }) => {
  if (answer.status >= 400) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
};

/** A reported listing, and the operators' decisions about it. */
async function reported() {
  const [admin, owner] = [await asAdmin(), await asSeller({ shard: 1 })];
  const { id } = await publishVehicle(owner);
  await submit(pageClient(), `/vehicle/${id}/report`, { reason: 'other' });
  const { body } = await admin.get('/api/admin/reports');
  const report = body.find(({ vehicleId }: { vehicleId: string }) => vehicleId === id);
  return async (status: 'hidden' | 'dismissed', as: As = (client) => client) =>
    ok(
      await as(admin).patch(
        `/api/admin/reports/${report.id}`,
        status === 'hidden' ? { status, reason: 'Stolen' } : { status },
      ),
    );
}

/** An owner and a reseller of their vehicle, in different databases. */
async function offered() {
  const [owner, reseller] = [await asSeller({ shard: 0 }), await asSeller({ shard: 1, plan: 'pro' })];
  const vehicle = await publishVehicle(owner);
  const offer = async (as: As = (client) => client) => ok(await republish(as(reseller), vehicle.id)).body;
  const mark = async (status: 'sold' | 'undo', as: As = (client) => client) =>
    ok(
      status === 'sold'
        ? await as(owner).patch(`/api/vehicles/${vehicle.id}/status`, { status })
        : await as(owner).post(`/api/vehicles/${vehicle.id}/undo-sold`),
    );
  return { owner, reseller, vehicle, offer, mark };
}

const PAIRS: { [Kind in EffectKind]: Record<string, Pair> } = {
  account: {
    'a plan, then another one': {
      prepare: async () => {
        const [admin, seller] = [await asAdmin(), await asSeller({ shard: 1 })];
        const plan = async (client: TestClient, name: string) =>
          ok(
            await client.post('/api/admin/user-plan', {
              userId: seller.user.id,
              plan: name,
              duration: '1_month',
            }),
          );
        return { first: (as) => plan(as(admin), 'pro'), second: () => plan(admin, 'starter') };
      },
    },
    'suspended, then restored': {
      prepare: async () => {
        const [admin, seller] = [await asAdmin(), await asSeller({ shard: 1 })];
        const act = async (client: TestClient, action: string) =>
          ok(await client.post(`/api/admin/users/${seller.user.id}/${action}`, { reason: 'Test' }));
        return { first: (as) => act(as(admin), 'suspend'), second: () => act(admin, 'restore') };
      },
    },
  },
  membership: {
    'let in, then removed': { prepare: letInThenRemoved },
    'removed, then let in again': { prepare: removedThenLetIn },
  },
  number: { 'a number, then none': { prepare: numberThenNone } },
  ownership: { 'handed over, then handed back': { prepare: handedOverThenBack, needsFirst: true } },
  profile: {
    'a name, then another one': {
      prepare: async () => {
        const seller = await asSeller({ shard: 1 });
        const rename = async (client: TestClient, firstName: string) =>
          ok(
            await client.send('PUT', '/api/auth/user/profile', {
              json: { firstName, lastName: 'Test', accountType: 'personal' },
            }),
          );
        return { first: (as) => rename(as(seller), 'Asha'), second: () => rename(seller, 'Usha') };
      },
    },
  },
  phone: {
    'a verified number, then another one, then the number before': {
      prepare: async () => {
        const [before, one, two] = [uniqueMobile(), uniqueMobile(), uniqueMobile()];
        const seller = await asSeller({ shard: 1, mobileNumber: `+91${before}` });
        await changeUser(seller.user.id, { mobileNumber: `+91${before}` });
        const verify = async (client: TestClient, phoneNumber: string) => {
          const phone = { phoneNumber, countryCode: '+91' };
          const { otp } = ok(await seller.post('/api/auth/send-otp', phone)).body as { otp: string };
          ok(await client.post('/api/auth/verify-otp', { ...phone, otp }));
        };
        const profile = { firstName: 'A', lastName: 'B', accountType: 'personal', mobileNumber: before };
        return {
          first: (as) => verify(as(seller), one),
          second: async () => {
            await verify(seller, two);
            ok(await seller.send('PUT', '/api/auth/user/profile', { json: profile }));
          },
        };
      },
    },
  },
  sessions: {
    'a log-out, then the same browser signs in again': {
      prepare: async () => {
        const [seller, again] = [
          await asSeller({ shard: 1, isAdmin: true }),
          await asSeller({ shard: 1, isAdmin: true }),
        ];
        const subscription = pushSubscription();
        ok(await seller.put('/api/channels/devices', subscription));
        return {
          first: (as) => as(seller).post('/api/logout'),
          second: async () => ok(await again.put('/api/channels/devices', subscription)),
        };
      },
    },
  },
  report: {
    'hidden, then restored': {
      prepare: async () => {
        const decide = await reported();
        return { first: (as) => decide('hidden', as), second: () => decide('dismissed') };
      },
    },
    'restored, then hidden again': {
      prepare: async () => {
        const decide = await reported();
        await decide('hidden');
        return { first: (as) => decide('dismissed', as), second: () => decide('hidden') };
      },
    },
  },
  activity: {},
  republish: {
    'a page, then it is taken down': {
      needsFirst: true,
      prepare: async () => {
        const { reseller, offer } = await offered();
        let page = { id: '' };
        return {
          first: async (as) => {
            page = (await republishLost(offer, as)) ?? page;
          },
          second: async () => {
            const [kept] = ok(await reseller.get('/api/republished-vehicles')).body as { id: string }[];
            ok(await reseller.delete(`/api/republished-vehicles/${kept?.id ?? page.id}`));
          },
        };
      },
    },
  },
  grant: {
    'sold, then the sale is undone': {
      prepare: async () => {
        const { offer, mark } = await offered();
        await offer();
        return { first: (as) => mark('sold', as), second: () => mark('undo') };
      },
    },
    'a sale undone, then sold again': {
      prepare: async () => {
        const { offer, mark } = await offered();
        await offer();
        await mark('sold');
        return { first: (as) => mark('undo', as), second: () => mark('sold') };
      },
    },
  },
  withdrawn: {
    'a page taken down, then a new page': {
      prepare: async () => {
        const { reseller, offer } = await offered();
        const { id } = (await offer()) as { id: string };
        return {
          first: async (as) => ok(await as(reseller).delete(`/api/republished-vehicles/${id}`)),
          second: () => offer(),
        };
      },
    },
  },
  request: {
    'approved, then revoked': {
      prepare: async () => {
        const [owner, asker] = [await asSeller({ shard: 0 }), await asSeller({ shard: 1 })];
        const { id } = await publishVehicle(owner, { rcImageUrl: await pretendRc(owner) });
        const { body } = await asker.post(`/api/vehicles/${id}/rc-requests`);
        const answer = async (client: TestClient, status: string) =>
          ok(await client.patch(`/api/rc-requests/${body.id}`, { status }));
        return { first: (as) => answer(as(owner), 'approved'), second: () => answer(owner, 'revoked') };
      },
    },
  },
  grievance: {},
  reminder: {},
  dealerAnswer: {},
  dealerSale: { 'offered, then withdrawn': { prepare: offeredThenWithdrawn } },
};

/** Republishing answers 503 while the owner's shard is missing; the page then waits for its grant. */
async function republishLost(offer: (as: As) => Promise<unknown>, as: As) {
  try {
    return (await offer(as)) as { id: string };
  } catch {
    return null;
  }
}

/** Every row but notifications: one about the first action may still be written, since it did happen. */
async function rowsWithoutNotices() {
  const { notifications: _notifications, messages: _messages, ...rows } = await digest();
  return rows;
}

/** Leaves the effects of the first action unapplied, and returns them. */
async function lose(kind: EffectKind, first: (as: As) => Promise<unknown>) {
  const databases = losing(kind);
  await first((client) => client.with({}, databases));
  expect(await kindsLeft()).toContain(kind);
  return effectsLeft();
}

const dropAll = () => Promise.all(allDatabases(connectAll(env)).map((from) => from.delete(effects)));

/** The late effects change nothing: the result of the second action holds. */
async function arriveLate(lost: Awaited<ReturnType<typeof effectsLeft>>) {
  expect(await kindsLeft()).toEqual([]);
  const before = await rowsWithoutNotices();
  await storeAgain(lost);
  await everywhere(settleDueEffects, later());
  expect(await kindsLeft()).toEqual([]);
  expect(await rowsWithoutNotices()).toEqual(before);
}

describe.each(
  Object.entries(PAIRS).flatMap(([kind, pairs]) =>
    Object.entries(pairs).map(([name, pair]) => ({ kind: kind as EffectKind, name, ...pair })),
  ),
)('$kind: $name', ({ kind, prepare, needsFirst }) => {
  if (!needsFirst)
    it('ignores the first one, arriving after the second', async () => {
      const { first, second } = await prepare();
      const lost = await lose(kind, first);
      await dropAll();
      await second();
      await arriveLate(lost);
    });

  it('ignores the first one, delivered again after the second', async () => {
    const { first, second } = await prepare();
    const lost = await lose(kind, first);
    await everywhere(settleDueEffects, later());
    await second();
    await arriveLate(lost);
  });
});

it('every crossing that a version orders has a pair', () => {
  for (const [kind, { order }] of Object.entries(EFFECTS)) {
    if (order.startsWith('`')) expect([kind, Object.keys(PAIRS[kind as EffectKind])]).not.toEqual([kind, []]);
  }
});
