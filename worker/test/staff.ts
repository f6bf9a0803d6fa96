import { ACTING_HEADER, shortId } from '../../schema/staff/acting';
import type { Role } from '../../schema/staff/roles';
import { TestClient } from './client';
import { asSeller, PASSWORD, publishVehicle, type Seller, uniqueMobile } from './factories';

/** The token of an invitation's link. */
export const tokenOf = ({ link }: { link: string }) => new URL(link).hash.slice(1);

/** Lets somebody in as a person would: invitation, request, decision. Returns the membership's id. */
export async function letIn(owner: Seller, person: TestClient, role: Role): Promise<string> {
  const { body: before } = await owner.get('/api/staff');
  const { body: invitation } = await owner.post('/api/staff/invitations', { role });
  await person.post('/api/staff/ask', { token: tokenOf(invitation) });
  const { body } = await owner.post(`/api/staff/invitations/${invitation.id}/decision`, {
    decision: 'let_in',
  });
  const known = before.members.map(({ id }: { id: string }) => id);
  return body.members.find(({ id }: { id: string }) => !known.includes(id))?.id;
}

/** The header of somebody who works for this seller. */
export const actingFor = ({ user }: Pick<Seller, 'user'>) => ({ [ACTING_HEADER]: shortId(user.id) });

/** A person invites, works for one seller, and has asked another one. */
export async function workTogether(person: Seller, employer: Seller, another: Seller): Promise<void> {
  await offerOwnership(person, await letIn(person, another, 'manager'));
  await another.post('/api/shared-phones/here', { pin: '1357' }, { headers: actingFor(person) });
  // The rest is not done on that phone.
  another.cookies.delete('phone');
  await offerOwnership(employer, await letIn(employer, person, 'manager'));
  const { body: invitation } = await another.post('/api/staff/invitations', { role: 'salesperson' });
  await person.post('/api/staff/ask', { token: tokenOf(invitation) });
}

type As = (client: TestClient) => TestClient;

/** Somebody who may be let in by a seller in another database, and removed again. */
async function employed() {
  const [owner, person] = [await asSeller({ shard: 0 }), await asSeller({ shard: 1 })];
  const { body: invitation } = await owner.post('/api/staff/invitations', { role: 'manager' });
  await person.post('/api/staff/ask', { token: tokenOf(invitation) });
  const accept = (as: As = (client) => client) =>
    as(owner).post(`/api/staff/invitations/${invitation.id}/decision`, { decision: 'let_in' });
  const remove = async (as: As = (client) => client) => {
    const { body } = await owner.get('/api/staff');
    return as(owner).delete(`/api/staff/members/${body.members[0].id}`);
  };
  return { owner, person, accept, remove };
}

/** Two actions, of which the second undoes the first. */
export async function letInThenRemoved() {
  const { accept: first, remove } = await employed();
  return { first, second: () => remove() };
}

export async function removedThenLetIn() {
  const { owner, person, accept, remove: first } = await employed();
  await accept();
  return { first, second: () => letIn(owner, person, 'salesperson') };
}

export const offerOwnership = (owner: TestClient, memberId: string, password = PASSWORD) =>
  owner.post('/api/ownership', { memberId, password });

export const acceptOwnership = (member: TestClient, { user }: Pick<Seller, 'user'>, password = PASSWORD) =>
  member.post('/api/ownership/accept', { sellerId: user.id, password });

/** Signs in on a new device, with the password of the tests. */
export async function signInAs({ user: { email } }: Pick<Seller, 'user'>): Promise<Seller> {
  const client = new TestClient();
  await client.post('/api/auth/login', { email, password: PASSWORD });
  return Object.assign(client, { user: (await client.get('/api/auth/user')).body });
}

export async function handedOverThenBack() {
  const [owner, manager] = [await asSeller({ shard: 0 }), await asSeller({ shard: 1 })];
  const membership = await letIn(owner, manager, 'manager');
  await offerOwnership(owner, membership);
  const first = async (as: As) => acceptOwnership(as(manager), owner);
  const second = async () => {
    await offerOwnership(await signInAs(manager), membership);
    const { status, body } = await acceptOwnership(await signInAs(owner), owner);
    if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`);
  };
  return { first, second };
}

/** Somebody who answers for a vehicle in another database changes their number. */
export async function numberThenNone() {
  const owner = await asSeller({ shard: 0 });
  const person = await asSeller({ shard: 1, mobileNumber: `+91${uniqueMobile()}` });
  await letIn(owner, person, 'salesperson');
  const { id } = await publishVehicle(owner);
  await owner.put(`/api/vehicles/${id}/answerer`, { by: 'member', personId: person.user.id });
  const save = (client: TestClient, mobileNumber: string) =>
    client.send('PUT', '/api/auth/user/profile', {
      json: {
        firstName: 'Ravi',
        lastName: 'Test',
        accountType: 'personal',
        countryCode: '+91',
        mobileNumber,
      },
    });
  return { first: (as: As) => save(as(person), uniqueMobile()), second: () => save(person, '') };
}
