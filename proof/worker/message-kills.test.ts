import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { CHANNELS, type Channel } from '../../schema/channels/events';
import { DEFAULT_PERMISSIONS } from '../../schema/permissions/input';
import { messages } from '../../schema/shard';
import type { Ctx } from '../../worker/context';
import { deliverDueMessages } from '../../worker/jobs/messages';
import { anonymous, asSeller, db, offer, publishVehicle, uniqueMobile } from '../../worker/test/factories';
import { pushSubscription } from '../../worker/test/push';
import { report } from '../../worker/test/report';
import { systemCtx } from '../../worker/test/system';
import { everywhere } from '../../worker/test/tick';
import { killedAt } from './killing';

const KILLS = 20;
const HOUR = 3_600_000;

/** Providers that record what they accept, and deduplicate like the real ones. */
function providers() {
  const handed: Record<Channel, number> = { mail: 0, push: 0, sms: 0, whatsapp: 0 };
  const kept: Record<Channel, Set<string>> = {
    mail: new Set(),
    push: new Set(),
    sms: new Set(),
    whatsapp: new Set(),
  };
  const take = (channel: Channel, key: string) => {
    handed[channel] += 1;
    kept[channel].add(key);
  };
  type Step = ReturnType<typeof killedAt>['step'];
  const direct: Step = (work) => work();
  const adapters = (step: Step = direct): Partial<Ctx> => ({
    mailer: { send: (_mail, key) => step(async () => take('mail', key)) },
    push: {
      publicKey: async () => '',
      // The push service replaces by topic, the browser by tag: both are derived from it.
      send: ({ endpoint }, { tag }) =>
        step(async () => {
          take('push', `${endpoint} ${tag}`);
          return 'taken' as const;
        }),
    },
    // Neither deduplicates.
    sms: {
      testMode: false,
      sendsNotices: true,
      sendCode: async () => {},
      sendNotice: () => step(async () => take('sms', `${handed.sms}`)),
    },
    whatsApp: {
      send: () => step(async () => take('whatsapp', `${handed.whatsapp}`)),
    },
  });
  return { handed, kept, adapters };
}

/** A Pro seller on every channel, with one offer whose request died before sending anything. */
async function withOffer(channel: Channel) {
  const now = Date.now();
  const seller = await asSeller({
    plan: 'pro',
    mobileNumber: `+91${uniqueMobile()}`,
    phoneVerified: true,
    permissions: DEFAULT_PERMISSIONS,
  });
  await seller.put('/api/channels/devices', pushSubscription());
  const { id } = await publishVehicle(seller);
  await anonymous().with({ push: null }).post('/api/leads', offer(id));
  const { body } = await seller.get('/api/notifications');
  await db.delete(messages).where(eq(messages.userId, seller.user.id));
  const messageId = `${body[0].id}-${channel}`;
  await db.insert(messages).values({
    id: messageId,
    channel,
    kind: 'offer',
    recipient: '',
    recipientKey: '',
    userId: seller.user.id,
    eventId: body[0].id,
    data: {},
    dueAt: now,
    createdAt: now,
  });
  return { now, messageId };
}

const tried: Record<string, string> = {};

describe('a delivering process is killed again and again', () => {
  it.each(CHANNELS)(
    'by %s there is at most one message, and what cannot have left leaves',
    async (channel) => {
      const outcomes: string[] = [];
      let killed = 0;
      // Each round starts at another point: some kill before anything was sent, some right after.
      for (const first of [0, 7]) {
        const { now, messageId } = await withOffer(channel);
        const { handed, kept, adapters } = providers();
        let clock = now;
        for (let kill = 0; kill < KILLS; kill++) {
          const {
            databases,
            step,
            killed: isKilled,
          } = killedAt((first + kill) % 12, kill % 2 ? 'after' : 'before');
          const at = clock;
          const run = everywhere(
            deliverDueMessages,
            systemCtx({ clock: { now: () => at }, ...adapters(step) }, databases),
          );
          await Promise.race([run.then(() => undefined), isKilled.then(() => void killed++)]);
          // Any claim has expired.
          clock += HOUR + 1;
        }
        await everywhere(deliverDueMessages, systemCtx({ clock: { now: () => clock }, ...adapters() }));
        const [message] = await db.select().from(messages).where(eq(messages.id, messageId));
        const isOnce = channel === 'sms' || channel === 'whatsapp';
        expect(kept[channel].size).toBeLessThanOrEqual(1);
        if (isOnce) expect(handed[channel]).toBeLessThanOrEqual(1);
        else expect([kept[channel].size, message?.outcome]).toEqual([1, 'sent']);
        if (isOnce) expect(['sent', 'unknown']).toContain(message?.outcome);
        expect(message?.dueAt).toBeNull();
        outcomes.push(`${handed[channel]} handed over, ${kept[channel].size} kept, ${message?.outcome}`);
      }
      expect(killed).toBeGreaterThan(5);
      tried[channel] = `${killed} kills: ${outcomes.join('; ')}`;
    },
  );
});

afterAll(() => report('Deliveries killed between claim, hand-over and confirmation', tried));
