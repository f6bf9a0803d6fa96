import { afterAll, describe, expect, it } from 'vitest';
import { PLANS } from '../../schema/billing/plans';
import { endPlans } from '../../worker/features/billing/expiry.service';
import { notifyDueFollowUps } from '../../worker/features/leads/follow-ups.service';
import { confirm, DAY, movableTime, order, payByCard, sellerAt } from '../../worker/test/billing';
import { flushCounters } from '../../worker/test/counters';
import { everything } from '../../worker/test/everything';
import {
  anonymous,
  asSeller,
  offer,
  publishVehicle,
  republish,
  type Seller,
  uniqueMobile,
  vehicleInput,
} from '../../worker/test/factories';
import { isProof } from '../../worker/test/proof';
import { report } from '../../worker/test/report';
import { systemCtx } from '../../worker/test/system';
import { inShards } from '../../worker/test/tick';

const PARALLEL = 200;
const ROUNDS = isProof ? 20 : 1;

const times = <T>(count: number, act: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => act(turn)));

/** The one number that a statement returns, to check the state afterwards. */
async function figure(statement: string, ...values: unknown[]): Promise<number> {
  const row = await everything
    .prepare(statement)
    .bind(...values)
    .first<Record<string, number>>();
  return Object.values(row ?? {})[0] ?? 0;
}

const sellers: Seller[] = [];
/** Two hundred people, created once, because only their actions race. */
async function crowd() {
  if (sellers.length === 0) sellers.push(...(await times(PARALLEL, () => asSeller({ plan: 'pro' }))));
  return sellers;
}

/** Sets up a race, runs it, and returns what must hold afterwards: actual and expected, by name. */
type Race = (round: number) => Promise<Record<string, [found: number, wanted: number]>>;

const succeeded = (answers: { status: number }[]) => answers.filter(({ status }) => status < 300).length;

/** Gift codes race in features/billing/gift-codes.test.ts, twenty times in every run. */
const RACES: Record<string, Race> = {
  'the last place of a plan': async () => {
    const seller = await asSeller();
    const inputs = await times(PARALLEL, () => vehicleInput(seller));
    const answers = await times(PARALLEL, (turn) => seller.post('/api/vehicles', inputs[turn]));
    const live = await figure('select count(*) from vehicles where user_id = ?', seller.user.id);
    const limit = PLANS.starter.limits.liveVehicles ?? 0;
    return { answered: [succeeded(answers), limit], stored: [live, limit] };
  },
  'one username': async (round) => {
    const people = await crowd();
    const username = `race-${round}-${Math.random().toString(36).slice(2, 10)}`;
    await everything
      .prepare('update accounts set username = null where username like ?')
      .bind('race-%')
      .run();
    const profile = { firstName: 'A', lastName: 'B', accountType: 'personal', username };
    const answers = await times(PARALLEL, async (turn) =>
      people[turn]?.send('PUT', '/api/auth/user/profile', { json: profile }),
    );
    return {
      answered: [answers.filter((answer) => answer?.status === 200).length, 1],
      owners: [await figure('select count(*) from accounts where username = ?', username), 1],
    };
  },
  'offers against the sale': async () => {
    const seller = await asSeller({ plan: 'pro' });
    const { id } = await publishVehicle(seller);
    const sale = PARALLEL / 2;
    const answers = await times(PARALLEL, (turn) =>
      turn === sale
        ? seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' })
        : anonymous().post('/api/leads', offer(id), {
            headers: { 'cf-connecting-ip': `198.51.100.${turn}` },
          }),
    );
    const offers = answers.toSpliced(sale, 1);
    const accepted = succeeded(offers);
    return {
      'sold or taken, nothing else': [offers.filter(({ status }) => ![201, 409].includes(status)).length, 0],
      leads: [await figure('select count(*) from leads where vehicle_id = ?', id), accepted],
      offers: [await figure('select count(*) from lead_offers where listing_id = ?', id), accepted],
      notices: [(await seller.get('/api/notifications/unread-count')).body.count, accepted],
      usage: [
        await figure('select month_count from lead_counts where owner_id = ?', seller.user.id),
        accepted,
      ],
      'after the sale': [
        await figure(
          'select count(*) from leads l join vehicles v on v.id = l.vehicle_id where v.id = ? and l.created_at > v.sold_at + 1000',
          id,
        ),
        0,
      ],
    };
  },
  'one offer sent many times': async () => {
    const seller = await asSeller({ plan: 'pro' });
    const { id } = await publishVehicle(seller);
    const same = offer(id);
    const answers = await times(PARALLEL, () => anonymous().post('/api/leads', same));
    return {
      answered: [new Set(answers.map(({ body }) => body.id)).size, 1],
      leads: [await figure('select count(*) from leads where listing_id = ?', id), 1],
      offers: [await figure('select count(*) from lead_offers where listing_id = ?', id), 1],
    };
  },
  'tries of a code': async () => {
    const seller = await asSeller();
    const phone = { phoneNumber: uniqueMobile(), countryCode: '+91' };
    const { otp } = (await seller.post('/api/auth/send-otp', phone)).body;
    const wrong = otp === '000000' ? '000001' : '000000';
    await times(PARALLEL, () => seller.post('/api/auth/verify-otp', { ...phone, otp: wrong }));
    const right = await seller.post('/api/auth/verify-otp', { ...phone, otp });
    return {
      'refused, though right': [right.status, 400],
      verified: [await figure('select phone_verified from sellers where id = ?', seller.user.id), 0],
    };
  },
  'the right code, many times': async () => {
    const seller = await asSeller();
    const phone = { phoneNumber: uniqueMobile(), countryCode: '+91' };
    const { otp } = (await seller.post('/api/auth/send-otp', phone)).body;
    const answers = await times(PARALLEL, () => seller.post('/api/auth/verify-otp', { ...phone, otp }));
    return { answered: [succeeded(answers), 1] };
  },
  'one republished page': async () => {
    const { id } = await publishVehicle(await asSeller({ plan: 'pro' }));
    const reseller = await asSeller({ plan: 'pro' });
    const answers = await times(PARALLEL, () => republish(reseller, id));
    return {
      answered: [succeeded(answers), 1],
      pages: [
        await figure(
          "select count(*) from republished_vehicles where original_vehicle_id = ? and status = 'active'",
          id,
        ),
        1,
      ],
    };
  },
  'one payment confirmed': async () => {
    const seller = await asSeller();
    const { body: checkout } = await order(seller);
    await payByCard(seller, checkout);
    const answers = await times(PARALLEL, () => confirm(seller, checkout));
    const { id } = seller.user;
    return {
      answered: [succeeded(answers), PARALLEL],
      changes: [await figure('select count(*) from plan_changes where user_id = ?', id), 1],
      payments: [
        await figure("select count(*) from payment_records where user_id = ? and status = 'succeeded'", id),
        1,
      ],
      notices: [
        await figure(
          "select count(*) from notifications where user_id = ? and kind = 'payment_received'",
          id,
        ),
        1,
      ],
    };
  },
  'one visitor’s view': async () => {
    const { id } = await publishVehicle(await asSeller({ plan: 'pro' }));
    const answers = await times(PARALLEL, () => anonymous().post('/api/views', { vehicleId: id }));
    await flushCounters();
    return {
      answered: [answers.filter(({ body }) => body.counted === true).length, 1],
      stored: [await figure('select sum(view_count) from views where listing_id = ?', id), 1],
    };
  },
  'many visitors’ views': async () => {
    const { id } = await publishVehicle(await asSeller({ plan: 'pro' }));
    await times(PARALLEL, (turn) =>
      anonymous().post(
        '/api/views',
        { vehicleId: id },
        { headers: { 'user-agent': `Mozilla/5.0 phone ${turn}` } },
      ),
    );
    await flushCounters();
    return { stored: [await figure('select sum(view_count) from views where listing_id = ?', id), PARALLEL] };
  },
  'the cron’s plans that end': async () => {
    const time = movableTime();
    const seller = await sellerAt(time, {
      subscriptionPlan: 'growth',
      subscriptionEndsAt: time.now + DAY,
    });
    time.now += 2 * DAY;
    await times(PARALLEL / 10, () => endPlans(systemCtx(time.overrides)));
    const { id } = seller.user;
    return {
      downgrades: [await figure('select count(*) from plan_changes where user_id = ?', id), 1],
      notices: [await figure('select count(*) from notifications where user_id = ?', id), 1],
    };
  },
  'the cron’s follow-ups': async () => {
    const seller = await asSeller({ plan: 'pro' });
    const { id } = await publishVehicle(seller);
    const { body: lead } = await anonymous().post('/api/leads', offer(id));
    const followUpAt = new Date(Date.now() + 1000).toISOString();
    await seller.patch(`/api/leads/${lead.id}`, { followUpAt });
    const clock = { now: () => Date.now() + DAY };
    await times(PARALLEL / 10, () => inShards(notifyDueFollowUps, systemCtx({ clock })));
    return {
      notices: [await figure('select count(*) from notifications where user_id = ?', seller.user.id), 1],
    };
  },
};

const held: Record<string, string> = {};

describe(`${PARALLEL} at once, ${ROUNDS} times over`, () => {
  it.each(Object.entries(RACES))('%s', { timeout: 600_000 }, async (name, race) => {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [what, [found, wanted]] of Object.entries(await race(round))) {
        expect(found, `${what}, round ${round + 1}`).toBe(wanted);
      }
    }
    held[name] = `held ${ROUNDS} times`;
  });
});

afterAll(() => report(`Races, ${PARALLEL} at once`, held));
