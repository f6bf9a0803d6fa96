import type { Ctx } from '../context';
import { applyProfile } from '../features/account/account.effects';
import { applyActivity } from '../features/activity/activity.effects';
import { applySessions } from '../features/channels/channels.effects';
import { applyAccount, applyPhone } from '../features/profile/profile.effects';
import {
  applyGrant,
  applyRepublish,
  applyRequest,
  applyWithdrawn,
} from '../features/republish/republish.effects';
import { applyReport } from '../features/vehicles/vehicles.effects';
import type { AnyDb } from '../platform/db';
import type { EffectKind, Payloads } from '../platform/effect-kinds';

/** Effects that were stored in the same batch when this one was applied, to be settled next. */
export type Followed = { from: AnyDb; cause: string } | null;

interface Crossing<Kind extends EffectKind> {
  from: 'directory' | 'shard';
  to: 'directory' | 'shard';
  /** For the table in docs/decisions/shards.md. */
  does: string;
  /** Why applying it twice is harmless. */
  once: string;
  /** Why applying it late is harmless: the column with the version that orders it and its opposite, or why nothing undoes it. */
  order: string;
  apply: (ctx: Ctx, payload: Payloads[Kind], effectId: string) => Promise<Followed>;
}

/** Every way in which one database changes another. */
export const CROSSINGS: { [Kind in EffectKind]: Crossing<Kind> } = {
  account: {
    from: 'directory',
    to: 'shard',
    does: 'Sign-up, username, plan and state of an account become its seller’s; listings fit the plan; the plan’s notification',
    once: 'the account’s version; the notification’s id',
    order: '`sellers.account_version`',
    apply: applyAccount,
  },
  phone: {
    from: 'directory',
    to: 'shard',
    does: 'A verified number becomes the seller’s, if the number has not changed since',
    once: 'the number is verified already',
    order: '`sellers.mobile_changed_at`',
    apply: applyPhone,
  },
  sessions: {
    from: 'directory',
    to: 'shard',
    does: 'Browsers whose sessions have ended get no more push messages',
    once: 'they are gone already',
    order: 'a session ends for good',
    apply: applySessions,
  },
  report: {
    from: 'directory',
    to: 'shard',
    does: 'A listing that operators hid or restored is hidden or shown, and its seller is notified',
    once: 'the time of the decision; the notification’s id',
    order: '`vehicles.decided_at`',
    apply: applyReport,
  },
  profile: {
    from: 'shard',
    to: 'directory',
    does: 'Names, number and account type of a seller, for search, payments and mails',
    once: 'the profile’s version',
    order: '`accounts.profile_version`',
    apply: applyProfile,
  },
  activity: {
    from: 'shard',
    to: 'directory',
    does: 'A line of the activity log',
    once: 'the line’s id',
    order: 'a line is never changed',
    apply: applyActivity,
  },
  republish: {
    from: 'shard',
    to: 'shard',
    does: 'A reseller’s page asks for the owner’s grant; the owner is notified',
    once: 'the page’s id',
    order: 'the grant’s version answers it; a newer page of the same republisher replaces it',
    apply: applyRepublish,
  },
  grant: {
    from: 'shard',
    to: 'shard',
    does: 'A grant was given, refused, ended or given back: the page follows it, and its republisher is notified',
    once: 'the grant’s version; the notification’s id',
    order: '`republished_vehicles.grant_version`',
    apply: applyGrant,
  },
  withdrawn: {
    from: 'shard',
    to: 'shard',
    does: 'A page that its republisher took down frees its grant',
    once: 'its grant has ended',
    order: 'a withdrawn page stays withdrawn',
    apply: applyWithdrawn,
  },
  request: {
    from: 'shard',
    to: 'shard',
    does: 'A request for a certificate or to republish, and its answer, are in the requester’s own list; they are notified of the answer',
    once: 'the time of the change; the notification’s id',
    order: '`outgoing_requests.updated_at`',
    apply: applyRequest,
  },
};
