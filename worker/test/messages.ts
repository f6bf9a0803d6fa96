import { eq } from 'drizzle-orm';
import type { Channel } from '../../schema/channels/events';
import { messages } from '../../schema/shard';
import { newId } from '../platform/random';
import { anonymous, db, offer, publishVehicle, type Seller, uniqueMobile } from './factories';

/** A message to a seller that its provider did not accept; returns its id. */
export async function failedMessage({ user }: Pick<Seller, 'user'>): Promise<string> {
  const now = Date.now();
  const id = newId(now, user.id);
  await db.insert(messages).values({
    id,
    channel: 'mail',
    kind: 'test',
    recipient: '',
    recipientKey: '',
    userId: user.id,
    data: {},
    attempts: 9,
    outcome: 'given_up',
    error: 'mail provider answered 500',
    createdAt: now,
  });
  return id;
}

/** A seller whose offer waits on these channels, due now. */
export async function withWaiting(seller: Seller, channels: readonly Channel[]) {
  const now = Date.now();
  const { id } = await publishVehicle(seller, { name: 'Waiting Swift' });
  await anonymous()
    .with({ clock: { now: () => now }, push: null })
    .post('/api/leads', offer(id));
  // What was sent right after the offer is reset to waiting.
  await db.delete(messages).where(eq(messages.userId, seller.user.id));
  const { body } = await seller.get('/api/notifications');
  const eventId: string = body[0].id;
  for (const channel of channels) {
    await db.insert(messages).values({
      id: `${eventId}-${channel}`,
      channel,
      kind: 'offer',
      recipient: '',
      recipientKey: '',
      userId: seller.user.id,
      eventId,
      data: {},
      dueAt: now,
      createdAt: now,
    });
  }
  return { now, of: (channel: Channel) => findMessage(`${eventId}-${channel}`) };
}

const findMessage = async (id: string) => (await db.select().from(messages).where(eq(messages.id, id)))[0];

/** A Pro seller's fields with a verified number; its last digits decide how providers behave. */
export const proWithNumber = (end = '') => {
  const mobile = `+91${uniqueMobile().slice(0, 10 - end.length)}${end}`;
  return { plan: 'pro' as const, mobileNumber: mobile, phoneVerified: true };
};
/** The format sent to providers. */
export const numberOf = ({ user }: Seller) => user.mobileNumber?.replace('+', '') ?? '';
