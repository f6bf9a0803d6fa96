import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changes, leads } from '../../../schema/shard';
import { shortId } from '../../../schema/staff/acting';
import { answer, byMember, offered, team, told, withNumber } from '../../test/answering';
import { changeUser, db, publishVehicle, type Seller, strangerTo, uniqueMobile } from '../../test/factories';
import { deliverAt, messageSettings, received, withBrowser } from '../../test/message-settings';
import { actingFor, letIn } from '../../test/staff';
import { tick } from '../../test/tick';

const DAY = 86_400_000;

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

  it('that nobody is named for reaches the staff who want it, and nobody else', async () => {
    const { owner, vehicle } = await team();
    const { seller: ravi, browser } = await withBrowser();
    const { seller: amit, browser: quiet } = await withBrowser();
    const membership = await letIn(owner, ravi, 'manager');
    await letIn(owner, amit, 'manager');
    const wish = (offers: boolean, headers = actingFor(owner)) =>
      ravi.send('PUT', '/api/staff/wishes', { json: { offers }, headers });
    expect((await wish(true)).status).toBe(200);
    expect((await ravi.get('/api/auth/user', { headers: actingFor(owner) })).body.staff.wantsOffers).toBe(
      true,
    );
    const id = await offered(vehicle.id);
    expect(await received(browser.endpoint)).toMatchObject([
      { payload: { url: `/for/${shortId(owner.user.id)}/dashboard/leads?lead=${id}` } },
    ]);
    expect(await received(quiet.endpoint)).toEqual([]);
    expect(await told(owner)).toEqual(['offer mail sent']);
    // Somebody is named, the wish has ended, or they have left.
    await answer(owner, vehicle.id, { by: 'member', personId: amit.user.id });
    await changeUser(amit.user.id, withNumber());
    await answer(owner, vehicle.id, byMember(amit));
    await offered(vehicle.id);
    await answer(owner, vehicle.id, { by: 'owner' });
    await wish(false);
    await offered(vehicle.id);
    await wish(true);
    await owner.delete(`/api/staff/members/${membership}`);
    await offered(vehicle.id);
    expect(await received(browser.endpoint)).toHaveLength(1);
    expect((await owner.put('/api/staff/wishes', { offers: true })).status).toBe(409);
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
