import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changes, leads, messages, vehicles } from '../../../schema/shard';
import { shortId } from '../../../schema/staff/acting';
import { edgePageCache } from '../../platform/page-cache';
import {
  anonymous,
  asSeller,
  changeUser,
  db,
  offer,
  PASSWORD,
  publishVehicle,
  type Seller,
  strangerTo,
  uniqueMobile,
} from '../../test/factories';
import { deliverAt, messageSettings, received, withBrowser } from '../../test/message-settings';
import { htmlOf, pageClient } from '../../test/pages';
import { actingFor, letIn } from '../../test/staff';
import { systemCtx } from '../../test/system';
import { tick } from '../../test/tick';
import { eraseAccounts } from '../account/erase-account';

const DAY = 86_400_000;
const withNumber = (phoneVerified = true) => ({ mobileNumber: `+91${uniqueMobile()}`, phoneVerified });

/** An owner with a vehicle, and a salesperson in another database. */
async function team(ravisNumber: Partial<ReturnType<typeof withNumber>> = withNumber()) {
  const owner = await asSeller({ ...withNumber(), plan: 'growth', shard: 0 });
  const ravi = await asSeller({ ...ravisNumber, firstName: 'Ravi', shard: 1 });
  const vehicle = await publishVehicle(owner, { name: 'Gate Swift' });
  const membership = await letIn(owner, ravi, 'salesperson');
  return { owner, ravi, vehicle, membership };
}

const answer = (client: Pick<Seller, 'send'>, vehicleId: string, json: object, headers = {}) =>
  client.send('PUT', `/api/vehicles/${vehicleId}/answerer`, { json, headers });
const byMember = ({ user }: Seller) => ({ by: 'member', personId: user.id });
const publicly = async (vehicleId: string) =>
  (await anonymous().get(`/api/vehicles/${vehicleId}`)).body.publisher;
const digits = ({ user }: Seller) => user.mobileNumber?.slice(1) ?? '';
const offered = async (vehicleId: string) =>
  (
    await anonymous()
      .with({}, messageSettings() as never)
      .post('/api/leads', offer(vehicleId))
  ).body.id;
/** What they were sent, without what is about the staff itself. */
const told = async (person: Seller) =>
  (await db.select().from(messages).where(eq(messages.userId, person.user.id)))
    .filter(({ kind }) => kind !== 'staff')
    .map(({ kind, channel, outcome }) => `${kind} ${channel} ${outcome}`)
    .sort();

describe('who answers for a vehicle', () => {
  it('is whose number buyers call and write to, on the cached page at once', async () => {
    const { owner, ravi, vehicle } = await team();
    const cached = pageClient({ pageCache: edgePageCache });
    const page = async () => htmlOf(await cached.get(`/vehicle/${vehicle.id}`));
    expect(await page()).toContain(`wa.me/${digits(owner)}`);
    const { body } = await answer(owner, vehicle.id, byMember(ravi));
    const { mobileNumber } = ravi.user;
    expect(body).toEqual({
      answerer: { personId: ravi.user.id, name: 'Ravi Seller', mobileNumber, isConfirmed: true },
    });
    const shown = await page();
    expect(shown).toContain(`wa.me/${digits(ravi)}`);
    expect(shown).toContain(`tel:${mobileNumber}`);
    expect(shown).not.toContain(digits(owner));
    expect((await owner.get('/api/vehicles')).body).toMatchObject([{ answerer: { name: 'Ravi Seller' } }]);
    await answer(owner, vehicle.id, { by: 'owner' });
    expect(await page()).toContain(`wa.me/${digits(owner)}`);
    expect((await owner.get('/api/vehicles')).body).toMatchObject([{ answerer: null }]);
  });

  it('is marked as confirmed only if the number is, and a duty number never is', async () => {
    const { owner, ravi, vehicle } = await team(withNumber(false));
    expect((await publicly(vehicle.id)).phoneVerified).toBe(true);
    await answer(owner, vehicle.id, byMember(ravi));
    expect(await publicly(vehicle.id)).toMatchObject({
      mobileNumber: ravi.user.mobileNumber,
      phoneVerified: false,
    });
    const duty = await answer(owner, vehicle.id, { by: 'number', mobileNumber: '098765 43210' });
    expect(duty.body.answerer).toMatchObject({ personId: null, mobileNumber: '+919876543210' });
    expect(await publicly(vehicle.id)).toMatchObject({ mobileNumber: '+919876543210', phoneVerified: false });
    expect((await answer(owner, vehicle.id, { by: 'number', mobileNumber: '12345' })).status).toBe(400);
  });

  it('is shown even if the owner hides their own number', async () => {
    const { owner, ravi, vehicle } = await team();
    await changeUser(owner.user.id, { showMobile: false });
    expect((await publicly(vehicle.id)).mobileNumber).toBeNull();
    await answer(owner, vehicle.id, byMember(ravi));
    expect((await publicly(vehicle.id)).mobileNumber).toBe(ravi.user.mobileNumber);
  });

  it('works there, and has a number', async () => {
    const { owner, ravi, vehicle } = await team({});
    expect((await answer(owner, vehicle.id, byMember(ravi))).body.code).toBe('answerer_without_number');
    const stranger = await strangerTo(owner);
    expect((await answer(owner, vehicle.id, byMember(stranger))).body.code).toBe('member_not_found');
    expect((await answer(owner, vehicle.id, byMember(owner))).body.code).toBe('member_not_found');
    expect((await answer(stranger, vehicle.id, { by: 'owner' })).status).toBe(404);
    expect((await answer(ravi, vehicle.id, { by: 'owner' }, actingFor(owner))).body.code).toBe(
      'not_your_role',
    );
    const meera = await asSeller(withNumber());
    await letIn(owner, meera, 'manager');
    expect((await answer(meera, vehicle.id, byMember(meera), actingFor(owner))).status).toBe(200);
    const { body } = await meera.get('/api/staff/colleagues', { headers: actingFor(owner) });
    expect(body).toEqual([
      { personId: ravi.user.id, name: 'Ravi Seller', role: 'salesperson' },
      { personId: meera.user.id, name: 'Test Seller', role: 'manager' },
    ]);
  });

  it('is the owner again from the removal on, on the cached page too', async () => {
    const { owner, ravi, vehicle, membership } = await team();
    await answer(owner, vehicle.id, byMember(ravi));
    const cached = pageClient({ pageCache: edgePageCache });
    const page = async () => htmlOf(await cached.get(`/vehicle/${vehicle.id}`));
    expect(await page()).toContain(digits(ravi));
    expect((await owner.get('/api/staff')).body.members).toMatchObject([{ answersFor: 1 }]);
    await owner.delete(`/api/staff/members/${membership}`);
    expect(await page()).not.toContain(digits(ravi));
    expect(await page()).toContain(digits(owner));
    const [row] = await db.select().from(vehicles).where(eq(vehicles.id, vehicle.id));
    expect(row?.answererId).toBeNull();
    // Whoever comes back does not answer again by themselves.
    await letIn(owner, ravi, 'salesperson');
    expect((await publicly(vehicle.id)).mobileNumber).toBe(owner.user.mobileNumber);
  });

  it('is the owner while the person has no seat, or is erased', async () => {
    const { owner, ravi, vehicle } = await team();
    const meera = await asSeller(withNumber());
    await letIn(owner, meera, 'salesperson');
    await answer(owner, vehicle.id, byMember(meera));
    await changeUser(owner.user.id, { subscriptionPlan: 'starter' });
    expect((await publicly(vehicle.id)).mobileNumber).toBe(owner.user.mobileNumber);
    await changeUser(owner.user.id, { subscriptionPlan: 'growth' });
    expect((await publicly(vehicle.id)).mobileNumber).toBe(meera.user.mobileNumber);
    await answer(owner, vehicle.id, byMember(ravi));
    const id = await offered(vehicle.id);
    await ravi.post('/api/account/erase', { email: ravi.user.email, password: PASSWORD });
    await eraseAccounts(systemCtx({ clock: { now: () => Date.now() + 2 * 60_000 } }));
    expect((await publicly(vehicle.id)).mobileNumber).toBe(owner.user.mobileNumber);
    expect((await owner.get(`/api/leads/${id}`)).body.assignee).toBeNull();
    expect((await db.select().from(leads).where(eq(leads.id, id)))[0]?.assigneeId).toBeNull();
  });
});

describe('an offer', () => {
  it('is the lead of who answers, and notifies them alone, into the seller’s workspace', async () => {
    const { owner, vehicle, ravi } = await team();
    await answer(owner, vehicle.id, byMember(ravi));
    const id = await offered(vehicle.id);
    expect(await told(owner)).toEqual([]);
    expect(await told(ravi)).toEqual(['offer mail sent', 'offer push dropped']);
    const [mail, ...more] = await received(ravi.user.email);
    expect(more).toEqual([]);
    expect(mail.html).toContain(`/for/${shortId(owner.user.id)}/dashboard/leads?lead=${id}"`);
    const lead = (await owner.get(`/api/leads/${id}`)).body;
    expect(lead.assignee).toEqual({ personId: ravi.user.id, name: 'Ravi Seller' });
    expect((await ravi.get('/api/leads', { headers: actingFor(owner) })).body).toMatchObject([{ id }]);
    // The owner still sees it in the bell.
    const bell = (await owner.get('/api/notifications')).body;
    expect(bell).toMatchObject([{ kind: 'lead_generated' }, { kind: 'staff_asked' }]);
  });

  it('reaches the phone of who answers, with the buyer as the seller’s plan shows them', async () => {
    const { owner, vehicle, membership } = await team();
    await owner.delete(`/api/staff/members/${membership}`);
    const { seller: ravi, browser } = await withBrowser();
    await changeUser(ravi.user.id, withNumber());
    await letIn(owner, ravi, 'salesperson');
    await answer(owner, vehicle.id, byMember(ravi));
    const id = await offered(vehicle.id);
    const [push] = await received(browser.endpoint);
    expect(push.payload).toMatchObject({
      url: `/for/${shortId(owner.user.id)}/dashboard/leads?lead=${id}`,
      body: 'Test Buyer',
    });
    // Its buttons would act in their own workspace.
    expect(push.payload).not.toHaveProperty('leadId');
  });

  it('tells whoever wants no mails of offers nothing, wherever their settings are', async () => {
    const { owner, vehicle, ravi } = await team();
    await answer(owner, vehicle.id, byMember(ravi));
    const off = { kind: 'offer', channel: 'mail', enabled: false };
    await ravi.with({}, messageSettings() as never).put('/api/channels/settings/preference', off);
    await offered(vehicle.id);
    expect(await told(ravi)).toEqual(['offer mail dropped', 'offer push dropped']);
    expect(await received(ravi.user.email)).toEqual([]);
  });

  it('notifies the owner if nobody answers, and once who works on the lead has left', async () => {
    const { owner, vehicle, ravi, membership } = await team();
    await offered(vehicle.id);
    expect(await told(owner)).toEqual(['offer mail sent']);
    await answer(owner, vehicle.id, byMember(ravi));
    await owner.delete(`/api/staff/members/${membership}`);
    await offered(vehicle.id);
    expect(await told(ravi)).toEqual([]);
    expect(await told(owner)).toHaveLength(2);
  });

  it('shares the second mail within ten minutes only with their own', async () => {
    const { owner, vehicle, ravi } = await team();
    const other = await publishVehicle(owner, { name: 'Owner’s Alto' });
    await answer(owner, vehicle.id, byMember(ravi));
    const now = Date.now();
    await offered(vehicle.id);
    await offered(other.id);
    await offered(vehicle.id);
    expect(await told(owner)).toEqual(['offer mail sent']);
    await deliverAt(now + 11 * 60_000);
    const mails = await received(ravi.user.email);
    expect(mails).toHaveLength(2);
    expect(mails[1].text).toContain('Gate Swift');
    expect(mails[1].text).not.toContain('Owner’s Alto');
  });
});

describe('a lead', () => {
  const give = (client: Pick<Seller, 'send'>, id: string, personId: string | null, headers = {}) =>
    client.send('PUT', `/api/leads/${id}/assignee`, { json: { personId }, headers });

  it('is given to somebody else by the owner, as the record says', async () => {
    const { owner, vehicle, ravi, membership } = await team();
    const id = await offered(vehicle.id);
    expect((await give(owner, id, ravi.user.id)).body.assignee).toMatchObject({ name: 'Ravi Seller' });
    expect((await give(ravi, id, null, actingFor(owner))).body.code).toBe('not_your_role');
    expect((await give(owner, id, owner.user.id)).body.code).toBe('member_not_found');
    expect((await give(await strangerTo(owner), id, null)).body.code).toBe('lead_not_found');
    expect((await give(owner, id, null)).body.assignee).toBeNull();
    await give(owner, id, ravi.user.id);
    await owner.delete(`/api/staff/members/${membership}`);
    expect((await owner.get(`/api/leads/${id}`)).body.assignee).toBeNull();
    const lines = await db.select().from(changes).where(eq(changes.subjectId, id));
    expect(lines.map(({ after }) => after)).toEqual([{ assignee: 1 }, { assignee: 1 }, { assignee: 1 }]);
  });

  it('is theirs if somebody of the staff writes it down, otherwise of who answers', async () => {
    const { owner, vehicle, ravi } = await team();
    await answer(owner, vehicle.id, byMember(ravi));
    const written = (vehicleId?: string) => ({
      buyerMobile: uniqueMobile(),
      budget: '400000',
      source: 'call',
      ...(vehicleId ? { vehicleId } : { wants: 'A small car' }),
    });
    const assigneeOf = async (client: Seller, vehicleId: string | undefined, headers = {}) =>
      (await client.post('/api/leads/hand-made', written(vehicleId), { headers })).body.assignee?.personId;
    expect(await assigneeOf(owner, vehicle.id)).toBe(ravi.user.id);
    expect(await assigneeOf(owner, undefined)).toBeUndefined();
    expect(await assigneeOf(ravi, undefined, actingFor(owner))).toBe(ravi.user.id);
  });

  it('reminds who planned the follow-up, and the owner once they have left', async () => {
    const { owner, vehicle, ravi, membership } = await team();
    const [one, two] = [await offered(vehicle.id), await offered(vehicle.id)];
    const plan = (id: string, client: Seller, headers = {}) =>
      client.send('PATCH', `/api/leads/${id}`, {
        json: { followUpAt: new Date(Date.now() + DAY).toISOString() },
        headers,
      });
    const due = (id: string) =>
      db
        .update(leads)
        .set({ followUpAt: Date.now() - 1 })
        .where(eq(leads.id, id));
    const reminders = async (person: Seller) =>
      (await person.get('/api/notifications')).body
        .filter(({ kind }: { kind: string }) => kind.endsWith('follow_up_due'))
        .map(({ path }: { path: string }) => path);
    for (const id of [one, two]) expect((await plan(id, ravi, actingFor(owner))).status).toBe(200);
    await due(one);
    await tick();
    expect(await reminders(owner)).toEqual([]);
    const path = `/for/${shortId(owner.user.id)}/dashboard/leads?lead=${one}`;
    expect(await reminders(ravi)).toEqual([path]);
    await owner.delete(`/api/staff/members/${membership}`);
    await due(two);
    await tick();
    expect(await reminders(owner)).toEqual([`/dashboard/leads?lead=${two}`]);
    expect(await reminders(ravi)).toEqual([path]);
  });
});
