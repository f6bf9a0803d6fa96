import { eq } from 'drizzle-orm';
import { messages } from '../../schema/shard';
import { anonymous, asSeller, db, offer, publishVehicle, type Seller, uniqueMobile } from './factories';
import { messageSettings } from './message-settings';
import { letIn } from './staff';

export const withNumber = (phoneVerified = true) => ({ mobileNumber: `+91${uniqueMobile()}`, phoneVerified });

/** An owner with a vehicle, and a salesperson in another database. */
export async function team(ravisNumber: Partial<ReturnType<typeof withNumber>> = withNumber()) {
  const owner = await asSeller({ ...withNumber(), plan: 'growth', shard: 0 });
  const ravi = await asSeller({ ...ravisNumber, firstName: 'Ravi', shard: 1 });
  const vehicle = await publishVehicle(owner, { name: 'Gate Swift' });
  const membership = await letIn(owner, ravi, 'salesperson');
  return { owner, ravi, vehicle, membership };
}

export const answer = (client: Pick<Seller, 'send'>, vehicleId: string, json: object, headers = {}) =>
  client.send('PUT', `/api/vehicles/${vehicleId}/answerer`, { json, headers });
export const byMember = ({ user }: Seller) => ({ by: 'member', personId: user.id });
export const publicly = async (vehicleId: string) =>
  (await anonymous().get(`/api/vehicles/${vehicleId}`)).body.publisher;
export const digits = ({ user }: Seller) => user.mobileNumber?.slice(1) ?? '';
export const offered = async (vehicleId: string) =>
  (
    await anonymous()
      .with({}, messageSettings() as never)
      .post('/api/leads', offer(vehicleId))
  ).body.id;
/** What they were sent, without what is about the staff itself. */
export const told = async (person: Seller) =>
  (await db.select().from(messages).where(eq(messages.userId, person.user.id)))
    .filter(({ kind }) => kind !== 'staff')
    .map(({ kind, channel, outcome }) => `${kind} ${channel} ${outcome}`)
    .sort();
