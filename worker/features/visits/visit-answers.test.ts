import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../../schema/common/languages';
import { enquiries, notifications } from '../../../schema/shard';
import type { VisitDto } from '../../../schema/visits/output';
import { newNetwork } from '../../test/buyers';
import { asSeller, db, publishVehicle, republish, type Seller, uniqueMobile } from '../../test/factories';
import { open } from '../../test/html-forms';
import { htmlOf, pageClient } from '../../test/pages';
import { actingFor, letIn } from '../../test/staff';
import { systemCtx } from '../../test/system';
import { inShards } from '../../test/tick';
import { remindOfVisits } from './reminders.service';
import { openDays, reminderOf, visitDays } from './visit-times';

const HOUR = 3_600_000;
const ist = (time: string) => Date.parse(`${time}:00+05:30`);
const NONE = { opens: null, closedDay: null };

/** Far ahead enough that no real clock decides. */
const soonDays = () => visitDays(Date.now());

async function ask(
  path: string,
  fields: Record<string, string>,
  options: { now?: number; lang?: string } = {},
) {
  const client = pageClient(options.now ? { clock: { now: () => options.now ?? 0 } } : {}, {
    RATE_SCALE: '1',
  });
  const form = new FormData();
  const all = { part: 'afternoon', buyerName: 'Meera Nair', buyerMobile: uniqueMobile(), ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  const headers = { accept: 'text/html', 'cf-connecting-ip': newNetwork() };
  const lang = options.lang ? `?lang=${options.lang}` : '';
  const answer = await client.send('POST', `${path}/visit${lang}`, { form, headers });
  return { status: answer.status, html: htmlOf(answer) };
}

async function listed() {
  const seller = await asSeller({ plan: 'pro' });
  const { id } = await publishVehicle(seller, { name: 'Baleno Delta' });
  return { seller, id, path: `/vehicle/${id}` };
}
const visitsOf = async (seller: Seller): Promise<VisitDto[]> => (await seller.get('/api/visits')).body;
const closeOn = (seller: Seller, closedDay: string, opens = '', closes = '') =>
  seller.patch('/api/yard', { hours: { opens, closes, closedDay } });

describe('the weekly day off', () => {
  // 23 November 2026 is a Monday.
  const now = ist('2026-11-23T09:00');

  it('is neither offered nor accepted, on the reseller’s page theirs', async () => {
    const { seller, id, path } = await listed();
    await closeOn(seller, 'tuesday');
    const reseller = await asSeller({ plan: 'pro' });
    await closeOn(reseller, 'wednesday');
    const { body: page } = await republish(reseller, id);
    const own = await open(pageClient({ clock: { now: () => now } }), `${path}/visit`);
    expect(own.html).not.toContain('value="2026-11-24"');
    expect(own.html).not.toContain('value="2026-12-01"');
    expect(own.html).toContain('value="2026-11-25"');
    const other = await open(pageClient({ clock: { now: () => now } }), `/republished/${page.id}/visit`);
    expect(other.html).toContain('value="2026-11-24"');
    expect(other.html).not.toContain('value="2026-11-25"');
    const refused = await ask(path, { day: '2026-11-24' }, { now });
    expect([refused.status, refused.html.includes('The seller is closed on that day')]).toEqual([400, true]);
    expect((await ask(path, { day: '2026-11-25' }, { now })).status).toBe(200);
    expect((await ask(`/republished/${page.id}`, { day: '2026-11-25' }, { now })).status).toBe(400);
    expect(await visitsOf(seller)).toHaveLength(1);
  });

  it('is refused in each language', async () => {
    const { seller, path } = await listed();
    await closeOn(seller, 'tuesday');
    for (const lang of LANGUAGE_CODES) {
      const { status, html } = await ask(path, { day: '2026-11-24' }, { now, lang });
      expect(status).toBe(400);
      expect(html.includes('The seller is closed'), lang).toBe(lang === 'en');
    }
  });

  it('is named beside the days, in each language', async () => {
    const { seller, path } = await listed();
    const shown = async (lang: string) =>
      (await open(pageClient({ clock: { now: () => now } }), `${path}/visit?lang=${lang}`)).html;
    expect(await shown('en')).not.toContain('first-letter:uppercase');
    await closeOn(seller, 'tuesday');
    const names = { en: 'closed on Tuesdays', hi: 'मंगलवार को बंद', ta: 'செவ்வாய் விடுமுறை', pa: 'ਮੰਗਲਵਾਰ ਨੂੰ ਬੰਦ' };
    for (const [lang, text] of Object.entries(names)) expect(await shown(lang)).toContain(`>${text}<`);
    const all = await Promise.all(LANGUAGE_CODES.map(shown));
    const said = all.map((html) => /first-letter:uppercase">([^<]+)</.exec(html)?.[1]);
    expect(new Set(said).size).toBe(LANGUAGE_CODES.length);
  });

  it.each([
    ['2026-11-23T11:59', []],
    ['2026-11-23T12:00', ['morning']],
    ['2026-11-23T17:00', ['morning', 'afternoon']],
    ['2026-11-23T21:00', ['morning', 'afternoon', 'evening']],
  ])('at %s, these parts of today cannot be chosen: %j', async (time, parts) => {
    const { path } = await listed();
    const { html } = await open(pageClient({ clock: { now: () => ist(time) } }), `${path}/visit`);
    const inputs = html.match(/<input[^>]*name="part"[^>]*>/g) ?? [];
    const over = inputs.filter((input) => input.includes('data-not-today'));
    expect(over.map((input) => /value="(\w+)"/.exec(input)?.[1])).toEqual(parts);
    expect(inputs).toHaveLength(3);
    for (const part of parts) {
      const { status } = await ask(path, { day: '2026-11-23', part }, { now: ist(time) });
      expect(status, part).toBe(400);
    }
  });

  it('leaves out today once its evening is over', () => {
    expect(openDays(ist('2026-11-23T20:59'), NONE)[0]).toBe('2026-11-23');
    expect(openDays(ist('2026-11-23T21:00'), NONE)).toHaveLength(14);
    expect(openDays(ist('2026-11-23T21:00'), { ...NONE, closedDay: 'tuesday' })[0]).toBe('2026-11-25');
  });
});

describe('an answer', () => {
  it('may propose another time, which confirming keeps and undoing takes back', async () => {
    const { seller, path } = await listed();
    const [, first = '', , third = ''] = soonDays();
    await ask(path, { day: first });
    const [visit] = await visitsOf(seller);
    const answer = async (body: object) => (await seller.patch(`/api/visits/${visit?.id}`, body)).body;
    const other = { day: third, part: 'evening' };
    expect(await answer({ status: 'proposed', ...other })).toMatchObject({
      status: 'proposed',
      day: first,
      part: 'afternoon',
      proposed: other,
    });
    expect(await answer({ status: 'confirmed', ...other })).toMatchObject({
      status: 'confirmed',
      proposed: other,
    });
    expect(await answer({ status: 'seen' })).toMatchObject({ status: 'seen', proposed: null });
  });

  it('does not propose what nobody could accept', async () => {
    const { seller, path } = await listed();
    const [, first = ''] = soonDays();
    await ask(path, { day: first });
    const [visit] = await visitsOf(seller);
    const answer = (body: object) =>
      seller.patch(`/api/visits/${visit?.id}`, { status: 'proposed', ...body });
    expect((await answer({})).body.fields).toMatchObject({
      day: expect.any(String),
      part: expect.any(String),
    });
    expect((await answer({ day: first })).body.fields).toEqual({ part: 'Choose a time of day' });
    expect((await answer({ day: '2020-01-01', part: 'morning' })).body.code).toBe('visit_day');
    const weekday = new Date(first)
      .toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
      .toLowerCase();
    await closeOn(seller, weekday);
    expect((await answer({ day: first, part: 'morning' })).body.code).toBe('visit_closed');
    expect(await visitsOf(seller)).toMatchObject([{ status: 'asked', proposed: null }]);
  });

  it('names who answers for the vehicle, else the seller', async () => {
    const { seller, id, path } = await listed();
    const ravi = await asSeller({ firstName: 'Ravi', mobileNumber: `+91${uniqueMobile()}` });
    await letIn(seller, ravi, 'salesperson');
    await ask(path, { day: soonDays()[1] ?? '' });
    const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
      `${firstName} ${lastName}`.trim();
    expect((await visitsOf(seller))[0]?.askFor).toBe(nameOf(seller.user));
    const chosen = await seller.put(`/api/vehicles/${id}/answerer`, { by: 'member', personId: ravi.user.id });
    expect(chosen.status).toBe(200);
    expect((await visitsOf(seller))[0]?.askFor).toBe(nameOf(ravi.user));
    expect((await ravi.get('/api/visits', { headers: actingFor(seller) })).body[0].askFor).toBe(
      nameOf(ravi.user),
    );
  });
});

describe('the reminder', () => {
  const at = (time: string, part: 'morning' | 'afternoon' | 'evening', opens: string | null = null) =>
    reminderOf({ day: '2026-11-25', part }, ist(time), { opens, closedDay: null });

  it('comes two hours before the time of day, or before the yard opens if that is later', () => {
    expect(at('2026-11-24T09:00', 'morning')).toBe(ist('2026-11-25T08:00'));
    expect(at('2026-11-24T09:00', 'afternoon')).toBe(ist('2026-11-25T12:00'));
    expect(at('2026-11-24T09:00', 'evening')).toBe(ist('2026-11-25T15:00'));
    expect(at('2026-11-24T09:00', 'morning', '11:30')).toBe(ist('2026-11-25T09:30'));
    expect(at('2026-11-24T09:00', 'morning', '09:00')).toBe(ist('2026-11-25T08:00'));
    expect(at('2026-11-25T08:00', 'morning')).toBeNull();
  });

  const run = (now: number) => inShards(remindOfVisits, systemCtx({ clock: { now: () => now } }));
  const kindsOf = async (userId: string) =>
    (await db.select().from(notifications).where(eq(notifications.userId, userId)))
      .map(({ kind, values }) => [kind, values] as const)
      .filter(([kind]) => kind.endsWith('visit_soon'));

  async function asked() {
    const { seller, id, path } = await listed();
    const day = soonDays()[2] ?? '';
    await ask(path, { day });
    const [visit] = await visitsOf(seller);
    return { seller, id, path, day, visit: visit?.id ?? '', due: ist(`${day}T12:00`) };
  }

  it('is sent once, and not before', async () => {
    const { seller, visit, due } = await asked();
    await seller.patch(`/api/visits/${visit}`, { status: 'confirmed' });
    await run(due - 1);
    expect(await kindsOf(seller.user.id)).toEqual([]);
    for (let times = 0; times < 2; times++) await run(due + times);
    expect(await kindsOf(seller.user.id)).toEqual([
      ['visit_soon', { vehicle: 'Baleno Delta', part: 'afternoon', confirmed: 1 }],
    ]);
  });

  it('goes to who answers, and says whether it is confirmed', async () => {
    const { seller, id, due } = await asked();
    const ravi = await asSeller({ firstName: 'Ravi', mobileNumber: `+91${uniqueMobile()}` });
    await letIn(seller, ravi, 'salesperson');
    const chosen = await seller.put(`/api/vehicles/${id}/answerer`, { by: 'member', personId: ravi.user.id });
    expect(chosen.status).toBe(200);
    await run(due);
    expect(await kindsOf(seller.user.id)).toEqual([]);
    expect(await kindsOf(ravi.user.id)).toMatchObject([
      ['staff_visit_soon', { part: 'afternoon', confirmed: 0, seller: seller.user.id }],
    ]);
  });

  it('follows the time that was proposed', async () => {
    const { seller, visit, day, due } = await asked();
    await seller.patch(`/api/visits/${visit}`, { status: 'proposed', day, part: 'evening' });
    await run(due);
    expect(await kindsOf(seller.user.id)).toEqual([]);
    await run(due + 3 * HOUR);
    expect(await kindsOf(seller.user.id)).toMatchObject([['visit_soon', { part: 'evening', confirmed: 0 }]]);
  });

  it.each([
    ['declined', ({ seller, visit }) => seller.patch(`/api/visits/${visit}`, { status: 'declined' })],
    ['of a sold vehicle', ({ seller, id }) => seller.patch(`/api/vehicles/${id}/status`, { status: 'sold' })],
    ['of a deleted vehicle', ({ seller, id }) => seller.delete(`/api/vehicles/${id}`)],
    [
      'withdrawn',
      ({ visit }) =>
        db
          .update(enquiries)
          .set({ withdrawnAt: 1, buyerName: null, buyerMobile: '' })
          .where(eq(enquiries.id, visit)),
    ],
  ] as [string, (made: Awaited<ReturnType<typeof asked>>) => Promise<unknown>][])(
    'is not sent of a visit that was %s',
    async (_, end) => {
      const made = await asked();
      await end(made);
      await run(made.due);
      expect(await kindsOf(made.seller.user.id)).toEqual([]);
    },
  );

  it('comes back with an undone refusal, and not once the visit has begun', async () => {
    const { seller, visit, due } = await asked();
    await seller.patch(`/api/visits/${visit}`, { status: 'declined' });
    await seller.patch(`/api/visits/${visit}`, { status: 'seen' });
    const [row] = await db.select().from(enquiries).where(eq(enquiries.id, visit));
    expect(row?.remindAt).toBe(due);
    await run(due + 2 * HOUR);
    expect(await kindsOf(seller.user.id)).toEqual([]);
    const [after] = await db.select().from(enquiries).where(eq(enquiries.id, visit));
    expect(after?.remindAt).toBeNull();
  });
});
