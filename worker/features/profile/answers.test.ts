import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leads } from '../../../schema/shard';
import { anonymous, asSeller, db, offer, publishVehicle, type Seller } from '../../test/factories';
import { open } from '../../test/html-forms';
import { pageClient } from '../../test/pages';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { countAnswers } from './answers.service';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-12-07T12:00+05:30');

const run = (now: number) => inShards(countAnswers, systemCtx({ clock: { now: () => now } }));
const shown = async (seller: Seller) =>
  (await anonymous().get(`/api/profile/${seller.user.username}`)).body.callsWithinHours;

let serial = 0;
async function selling() {
  const seller = await asSeller({ plan: 'pro', username: `quick-${++serial}` });
  const { id } = await publishVehicle(seller);
  const answered = async (hours: number | null, { createdAt = NOON - 2 * DAY, ...fields } = {}) => {
    const { body } = await anonymous().post('/api/leads', offer(id));
    const answeredAt = hours === null ? null : createdAt + hours * HOUR;
    await db
      .update(leads)
      .set({ createdAt, lastOfferAt: createdAt, answeredAt, ...fields })
      .where(eq(leads.id, body.id));
  };
  return { seller, answered };
}

describe('how soon a seller usually calls', () => {
  it('is the median of five answers or more, in whole hours', async () => {
    const { seller, answered } = await selling();
    for (const hours of [0.2, 1, 30, 90]) await answered(hours);
    await answered(null);
    await run(NOON);
    expect(await shown(seller), 'four answers').toBeNull();
    await answered(1.5);
    await run(NOON + HOUR);
    expect(await shown(seller), 'once a day').toBeNull();
    await run(NOON + DAY);
    expect(await shown(seller)).toBe(2);
    const page = `/${seller.user.username}`;
    expect((await open(pageClient(), page)).html).toContain('Usually calls within 2 hours');
    expect((await open(pageClient(), `${page}?lang=ta`)).html).toContain('பொதுவாக 2 மணி நேரத்துக்குள்');
    for (let more = 0; more < 3; more++) await answered(0.1);
    await run(NOON + 2 * DAY);
    expect((await open(pageClient(), page)).html).toContain('Usually calls within 1 hour');
  });

  it('is said up to a day, and no longer when it takes more', async () => {
    const { seller, answered } = await selling();
    for (let answer = 0; answer < 5; answer++) await answered(24);
    await run(NOON);
    expect(await shown(seller)).toBe(24);
    for (let answer = 0; answer < 6; answer++) await answered(25);
    await run(NOON + DAY);
    expect(await shown(seller)).toBeNull();
    expect((await open(pageClient(), `/${seller.user.username}`)).html).not.toContain('Usually calls');
  });

  it('is of the last 90 days', async () => {
    const { seller, answered } = await selling();
    for (let answer = 0; answer < 4; answer++) await answered(3);
    await answered(3, { createdAt: NOON - 90 * DAY - 1 });
    await run(NOON);
    expect(await shown(seller)).toBeNull();
    await answered(3, { createdAt: NOON - 88 * DAY });
    await run(NOON + DAY);
    expect(await shown(seller)).toBe(3);
    await run(NOON + 5 * DAY);
    expect(await shown(seller)).toBeNull();
  });
});
