import {
  CHANNELS,
  type Channel,
  defaultFor,
  defaultOf,
  EVENT_KINDS,
  type EventKind,
  isNumberChannel,
  type Setting,
} from '../../../schema/channels/events';
import type { PreferenceInput, QuietHoursInput } from '../../../schema/channels/input';
import type { ChannelDto, NotificationSettingsDto } from '../../../schema/channels/output';
import { CONSENTS } from '../../../schema/common/consents';
import { AppError } from '../../../schema/common/errors';
import type { WorkspaceLanguage } from '../../../schema/common/languages';
import type { RefusalCode } from '../../../schema/common/refusals';
import type { Ctx, UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { newId } from '../../platform/random';
import { problemOf } from '../messages/recipient-rules';
import { eventOf, type UnsubscribeLink } from '../messages/unsubscribe';
import * as queries from './channels.queries';
import { listDevices } from './devices.service';

type Stored = Awaited<ReturnType<typeof queries.findSettings>>;

function settingOf(
  preferences: Stored['preferences'],
  initial: Setting,
  kind: EventKind,
  channel: Channel,
): Setting {
  if (initial === 'always' || initial === 'never') return initial;
  const own = preferences.find((row) => row.kind === kind && row.channel === channel);
  return own ? (own.enabled ? 'on' : 'off') : initial;
}

const isOffered = ({ push, sms, whatsApp }: Ctx, channel: Channel): boolean =>
  ({ mail: true, push: push !== null, sms: Boolean(sms?.sendsNotices), whatsapp: whatsApp !== null })[
    channel
  ];

/** Why a channel sends nothing to a person at the moment. */
function channelProblem(
  ctx: UserCtx,
  channel: Channel,
  { stops }: Stored,
  devices: number,
): ChannelDto['problem'] {
  if (!isOffered(ctx, channel)) return 'not_offered';
  const { email, subscriptionPlan: plan, phoneVerified, mobileNumber, permissions } = ctx.actor.user;
  const stopped = stops.find((stop) => stop.channel === channel)?.reason ?? null;
  const mobile = phoneVerified ? mobileNumber : null;
  const problem = problemOf(channel, { email, plan, mobile, permissions, stopped });
  return problem ?? (channel === 'push' && devices === 0 ? 'no_device' : null);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
const timeOf = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether a person gets an event's messages on a channel, by their own choice or by default. */
export async function wantsEvent(
  ctx: Ctx,
  userId: string,
  kind: EventKind,
  channel: Channel,
): Promise<boolean> {
  const preferences = await queries.listPreferences(ctx.shardOf(userId), userId);
  const setting = settingOf(preferences, defaultOf(kind, channel), kind, channel);
  return setting === 'on' || setting === 'always';
}

/** Everything that the notification settings show, after `change`. Times of day are Indian. */
export async function getSettings(
  ctx: UserCtx,
  change: queries.SettingsChange | null = null,
): Promise<NotificationSettingsDto> {
  const { user } = ctx.actor;
  const [stored, devices] = await Promise.all([
    queries.findSettings(ctx.shardOf(user.id), user.id, change),
    listDevices(ctx),
  ]);
  const { preferences, quiet, stops, tests } = stored;
  const isDealer = user.firmName !== null;
  const shown = (kind: EventKind, channel: Channel) =>
    settingOf(preferences, defaultFor(isDealer, kind, channel), kind, channel);
  const recipients = { mail: user.email, push: null, sms: user.mobileNumber, whatsapp: user.mobileNumber };
  return {
    events: EVENT_KINDS.map((kind) => ({
      kind,
      mail: shown(kind, 'mail'),
      push: shown(kind, 'push'),
      sms: shown(kind, 'sms'),
      whatsapp: shown(kind, 'whatsapp'),
    })),
    channels: CHANNELS.map((channel) => {
      const test = tests.find((message) => message.channel === channel);
      return {
        channel,
        recipient: recipients[channel],
        problem: channelProblem(ctx, channel, stored, devices.length),
        reason: stops.find((stop) => stop.channel === channel)?.reason ?? null,
        test: test ? { outcome: test.outcome, at: iso(test.createdAt) } : null,
      };
    }),
    quietHours: quiet && { from: timeOf(quiet.fromMinute), to: timeOf(quiet.toMinute) },
    devices,
    pushKey: (await ctx.push?.publicKey()) ?? null,
  };
}

/**
 * Turns an event on or off on a channel. What is agreed to with it was read in `language`. Throws invalid (400) for a setting that is fixed, pro_required (403)
 * for SMS or WhatsApp on another plan, conflict (409) for them without a verified number or without a
 * provider.
 */
export async function setPreference(
  ctx: UserCtx,
  input: PreferenceInput,
  language: WorkspaceLanguage,
): Promise<NotificationSettingsDto> {
  const { kind, channel, enabled } = input;
  const { id: userId, subscriptionPlan, phoneVerified, firmName } = ctx.actor.user;
  const initial = defaultFor(firmName !== null, kind, channel);
  if (initial === 'always' || initial === 'never') {
    throw new AppError('setting_fixed', { field: 'kind' });
  }
  const isToNumber = isNumberChannel(channel);
  if (isToNumber && enabled) {
    if (subscriptionPlan !== 'pro') {
      throw new AppError('pro_number_messages');
    }
    if (!phoneVerified) throw new AppError('mobile_unverified');
    if (!isOffered(ctx, channel)) throw new AppError('channel_not_offered');
  }
  const consentVersion = isToNumber && enabled ? CONSENTS.numberMessages.version[language] : null;
  const preference = { userId, kind, channel, enabled, consentVersion, updatedAt: ctx.clock.now() };
  return getSettings(ctx, queries.preferenceChange(preference, enabled === (initial === 'on')));
}

/** Sets or removes quiet hours. */
export async function setQuietHours(ctx: UserCtx, input: QuietHoursInput): Promise<NotificationSettingsDto> {
  const { quietHours } = input;
  const hours = quietHours && { fromMinute: minuteOf(quietHours.from), toMinute: minuteOf(quietHours.to) };
  return getSettings(ctx, queries.quietHoursChange(ctx.actor.user.id, hours));
}

const WHY: Record<Exclude<NonNullable<ChannelDto['problem']>, 'stopped'>, RefusalCode> = {
  not_offered: 'channel_not_offered',
  no_email: 'email_missing',
  pro: 'channel_needs_pro',
  no_number: 'mobile_unverified',
  wish: 'notifications_not_allowed',
  no_device: 'no_push_device',
};

/** Sends the person a test message after the response. Throws conflict (409) with the reason if the channel cannot reach them. */
export async function sendTest(ctx: UserCtx, channel: Channel): Promise<void> {
  const { id: userId } = ctx.actor.user;
  const { channels } = await getSettings(ctx);
  const problem = channels.find((one) => one.channel === channel)?.problem ?? null;
  if (problem && problem !== 'stopped') throw new AppError(WHY[problem]);
  const now = ctx.clock.now();
  const id = newId(now, userId);
  await queries.storeTest(ctx.shardOf(userId), { id, userId, channel, now });
  ctx.deliver(ctx.shardOf(userId), [id]);
}

/** The event whose mails a link stops, and whether they are stopped; null for a link that is not ours. */
export async function findUnsubscription(ctx: Ctx, link: UnsubscribeLink) {
  const kind = eventOf(ctx.settings, link);
  if (!kind) return null;
  return {
    kind,
    isDone: (await queries.findMailPreference(ctx.shardOf(link.userId), link.userId, kind)) === false,
  };
}

/** Stops a person's mails about an event; their link is enough. Idempotent; null for an unknown link. */
export async function unsubscribe(ctx: Ctx, link: UnsubscribeLink): Promise<EventKind | null> {
  const kind = eventOf(ctx.settings, link);
  if (!kind || defaultOf(kind, 'mail') === 'always') return null;
  const preference = {
    userId: link.userId,
    kind,
    channel: 'mail' as const,
    enabled: false,
    consentVersion: null,
    updatedAt: ctx.clock.now(),
  };
  return (await queries.unsubscribe(ctx.shardOf(link.userId), preference)) ? kind : null;
}
