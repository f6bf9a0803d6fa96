import { type SQL, sql } from 'drizzle-orm';
import {
  type Channel,
  defaultOf,
  type EventKind,
  NUMBER_CHANNELS,
  OFFER_MAIL_MINUTES,
} from '../../../schema/channels/events';
import type { MessageKind } from '../../../schema/messages/kinds';
import type { MessageData } from '../../../schema/messages/table';
import { messages } from '../../../schema/shard';
import { insertWhere } from '../../platform/db';
import { HAS_SEAT, WORKS_ON_LEADS, whileThere } from '../staff/members.sql';
import { offerMailsOf } from './offer-mails.sql';

export interface NewMessage {
  id: string | SQL;
  kind: MessageKind | SQL;
  recipient: string | SQL;
  /** From `recipientKey` (messages.service.ts), for messages caused by a request. */
  recipientKey?: string;
  userId: string | SQL | null;
  askedFrom?: string;
  data: MessageData;
  createdAt: number;
}

/**
 * Stores a mail only if `guard` holds, in the batch of its cause. The service then calls `ctx.deliver` with
 * the id.
 */
export const storeMessage = ({ recipientKey = '', askedFrom, ...message }: NewMessage, guard: SQL): SQL =>
  insertWhere(
    messages,
    {
      ...message,
      channel: 'mail',
      recipientKey,
      askedFrom: askedFrom ?? null,
      dueAt: message.createdAt,
    },
    guard,
  );

/** What a person must learn about their account's security. */
export interface SecurityMail {
  id: string;
  what: 'device' | 'password' | 'ownership';
  /** As returned by `deviceName`. */
  device: string;
  createdAt: number;
}

/**
 * Stores a mail about a person's account only if `guard` holds; the service calls `ctx.deliver` with the id.
 */
export const storeSecurityMail = (
  { id, what, device, createdAt }: SecurityMail,
  userId: SQL,
  guard: SQL,
): SQL =>
  storeMessage({ id, kind: 'security', recipient: '', userId, data: { what, device }, createdAt }, guard);

/** Whether this network or device has requested no message of these kinds to a recipient since a given time. */
export const notAskedSince = (
  { recipientKey, askedFrom }: Required<Pick<NewMessage, 'recipientKey' | 'askedFrom'>>,
  kinds: readonly MessageKind[],
  since: number,
): SQL => sql`not exists (
  select 1 from messages where recipient_key = ${recipientKey} and recipient_key <> '' and created_at > ${since}
    and asked_from = ${askedFrom} and kind in (select value from json_each(${JSON.stringify(kinds)}))
)`;

/** The id of a message about a notification or an offer: one per channel, however often it is written. */
export const messageId = (eventId: string, channel: Channel) => `${eventId}-${channel}`;

const quoted = (text: string) => sql.raw(`'${text}'`);

/** More seats than any plan has for people who work on leads. */
const MOST_STAFF = 10;
const STAFF_PUSH = sql`e.id || '-push-'`;

/** The ids of push messages about an offer to staff. */
export const staffPushIds = (offerId: string): string[] =>
  Array.from({ length: MOST_STAFF }, (_, index) => `${offerId}-push-${index + 1}`);

/** A person's own choice, otherwise the default. */
function wants(kind: EventKind, kindInSql: SQL, channel: Channel): SQL {
  const setting = defaultOf(kind, channel);
  if (setting === 'never' || setting === 'always') return setting === 'never' ? sql`false` : sql`true`;
  const isOn = setting === 'on';
  const differs = sql`exists (select 1 from notification_preferences p where p.user_id = e.user_id
    and p.kind = ${kindInSql} and p.channel = ${quoted(channel)} and p.enabled = ${quoted(isOn ? '0' : '1')})`;
  return isOn ? sql`not ${differs}` : differs;
}

interface Told {
  kind: EventKind;
  /** The notifications, as `e`: those that the batch has just written. */
  which: SQL;
}

const row = (channel: SQL, kind: SQL, dueAt = sql`e.created_at`) => ({
  id: sql`e.id || '-' || ${channel}`,
  channel,
  kind,
  recipient: sql`''`,
  recipientKey: sql`''`,
  userId: sql`e.user_id`,
  eventId: sql`e.id`,
  data: sql`'{}'`,
  dueAt,
  createdAt: sql`e.created_at`,
});

const hasPushDevice = sql`exists (select 1 from push_devices d where d.user_id = e.user_id and d.removed_at is null)`;

/**
 * The messages of notifications on the channels that their receivers chose, in the batch that writes them,
 * after `notifyWhere`. One for each notification and channel. `announce` (notifications.service.ts) delivers
 * them.
 */
export function storeMessagesOf({ kind, which }: Told): SQL {
  const events = sql`from notifications e where ${which}`;
  const name = quoted(kind);
  const toNumber = NUMBER_CHANNELS.filter((channel) => defaultOf(kind, channel) !== 'never');
  return insertWhere(
    messages,
    row(sql`'mail'`, name),
    sql`${events} and ${wants(kind, name, 'mail')}`,
    ...toNumber.map((channel): [ReturnType<typeof row>, SQL] => [
      row(quoted(channel), name),
      sql`${events} and ${wants(kind, name, channel)}`,
    ]),
    [
      row(sql`'push'`, name),
      sql`${events} and ${wants(kind, name, 'push')} and ${hasPushDevice} on conflict do nothing`,
    ],
  );
}

const OFFER_MAIL_MS = sql.raw(String(OFFER_MAIL_MINUTES * 60_000));

/**
 * The messages of a likely offer, with one statement per channel, because that reads the fewest rows. The first
 * mail is sent at once; offers within ten minutes of it share a second mail, due after that. Who works on the lead is notified instead of the seller, by mail and push: their settings and
 * devices may be in another shard, so the message's writer asks for them. `newLeadId`: the
 * lead's id if the offer has created it. What is sent at once is not in the index of due messages: the request
 * that stores it makes the first attempt, without a claim, and the job finds what remains (`makeFreshDue`).
 */
export function storeMessagesOfOffer({ offerId, newLeadId }: { offerId: SQL; newLeadId: SQL }): SQL[] {
  const kind = sql`iif(e.lead_id = ${newLeadId}, 'offer', 'better_offer')`;
  const told = sql`coalesce(${whileThere({ ownerId: sql`l.owner_id`, personId: sql`l.assignee_id` })}, l.owner_id)`;
  // A LIMIT keeps SQLite from evaluating an expression twice if its name occurs twice.
  const offer = (
    more = sql``,
  ) => sql`(select e.id, e.owner_id, ${told} as user_id, e.created_at, ${kind} as kind ${more}
    from lead_offers e join leads l on l.id = e.lead_id where e.id = ${offerId} and l.unlikely_reason is null limit 1) e`;
  const first = sql`, (select json_array(m.id, m.created_at) from messages m
    where m.id in (${offerMailsOf(sql`e.owner_id`, sql`e.created_at - ${OFFER_MAIL_MS}`)})
      and m.user_id = ${told} and m.created_at > e.created_at - ${OFFER_MAIL_MS}
      and (m.kind = 'offer' or m.kind = 'better_offer') order by m.created_at desc limit 1) as first`;
  return [
    insertWhere(
      messages,
      {
        ...row(sql`'mail'`, sql`iif(e.first is null, e.kind, 'more_offers')`),
        id: sql`coalesce(e.first ->> 0 || '-2', e.id || '-mail')`,
        data: sql`iif(e.first is null, '{}', json_object('since', e.first ->> 1, 'sellerId', e.owner_id))`,
        dueAt: sql`e.first ->> 1 + ${OFFER_MAIL_MS}`,
      },
      sql`from ${offer(first)} where ${wants('offer', sql`e.kind`, 'mail')} on conflict do nothing`,
    ),
    insertWhere(
      messages,
      row(sql`'push'`, sql`e.kind`, sql`null`),
      sql`from ${offer()} where ${wants('offer', sql`e.kind`, 'push')} and (e.user_id <> e.owner_id or ${hasPushDevice})
      on conflict do nothing`,
    ),
    // To each of the staff who wants offers that nobody is named for; the seat tells them apart.
    insertWhere(
      messages,
      {
        ...row(sql`'push'`, sql`e.kind`, sql`null`),
        id: sql`${STAFF_PUSH} || m.seat`,
        userId: sql`m.member_id`,
      },
      sql`from ${offer()} join members m on m.owner_id = e.owner_id and m.wants_offers = 1 join sellers s on s.id = m.owner_id
        where e.user_id = e.owner_id and ${sql.raw(`${HAS_SEAT} and ${WORKS_ON_LEADS}`)} on conflict do nothing`,
    ),
    insertWhere(
      messages,
      row(sql`p.channel`, sql`e.kind`),
      sql`from ${offer()} join notification_preferences p on p.user_id = e.owner_id and p.kind = e.kind
      where e.user_id = e.owner_id and (p.channel = 'sms' or p.channel = 'whatsapp') and p.enabled = 1 on conflict do nothing`,
    ),
  ];
}
