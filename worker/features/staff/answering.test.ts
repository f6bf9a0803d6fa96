import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { leads, vehicles } from '../../../schema/shard';
import { edgePageCache } from '../../platform/page-cache';
import { answer, byMember, digits, offered, publicly, team, withNumber } from '../../test/answering';
import { asSeller, changeUser, db, PASSWORD, strangerTo, uniqueMobile } from '../../test/factories';
import { htmlOf, pageClient } from '../../test/pages';
import { actingFor, letIn } from '../../test/staff';
import { systemCtx } from '../../test/system';
import { eraseAccounts } from '../account/erase-account';

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

  it('has the number of their own profile when that changes, on the cached page too', async () => {
    const { owner, ravi, vehicle } = await team();
    await answer(owner, vehicle.id, byMember(ravi));
    const cached = pageClient({ pageCache: edgePageCache });
    const page = async () => htmlOf(await cached.get(`/vehicle/${vehicle.id}`));
    expect(await page()).toContain(digits(ravi));
    const next = uniqueMobile();
    const save = (mobileNumber: string) =>
      ravi.send('PUT', '/api/auth/user/profile', {
        json: {
          firstName: 'Ravi',
          lastName: 'Seller',
          accountType: 'personal',
          mobileNumber,
          countryCode: '+91',
        },
      });
    expect((await save(next)).status).toBe(200);
    expect(await page()).toContain(next);
    expect(await page()).not.toContain(digits(ravi));
    expect(await publicly(vehicle.id)).toMatchObject({ phoneVerified: false });
    // Without a number of theirs the owner answers, until there is one again.
    expect((await save('')).status).toBe(200);
    expect(await publicly(vehicle.id)).toMatchObject({ mobileNumber: owner.user.mobileNumber });
    await save(next);
    expect((await publicly(vehicle.id)).mobileNumber).toBe(`+91${next}`);
  });
});
