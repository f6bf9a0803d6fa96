import { AppError } from '../../../schema/common/errors';
import { idOfShort } from '../../../schema/staff/acting';
import type { InvitationToken } from '../../../schema/staff/input';
import type { OpenInvitationDto } from '../../../schema/staff/output';
import type { Ctx, UserCtx } from '../../context';
import { sha256 } from '../../platform/crypto';
import { newId } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import { displayName, fullName } from '../profile/display-name';
import * as invitations from './invitations.queries';

const SHORT_ID = 22;

async function find(ctx: Ctx, { token }: InvitationToken) {
  const id = idOfShort(token.slice(0, SHORT_ID));
  const found = id && (await invitations.findInvitation(ctx.shardOf(id), id, sha256(token.slice(SHORT_ID))));
  if (!found) throw new AppError('invitation_not_found');
  return found;
}

/** An invitation's state for whoever has its link. */
function stateFor(
  { ownerId, personId, state, expiresAt }: invitations.InvitationRow,
  person: string | null,
  now: number,
): OpenInvitationDto['state'] {
  if (ownerId === person) return 'own';
  if (state === 'open' && expiresAt <= now) return 'expired';
  return personId !== null && personId !== person ? 'another' : state;
}

/** What an invitation is for, by its link. Throws not_found (404) for a link that is not ours. */
export async function lookAtInvitation(ctx: Ctx, token: InvitationToken): Promise<OpenInvitationDto> {
  const { invitation, seller } = await find(ctx, token);
  const person = ctx.actor.kind === 'user' ? ctx.actor.user.id : null;
  return {
    sellerId: seller.id,
    sellerName: displayName(seller),
    role: invitation.role,
    state: stateFor(invitation, person, ctx.clock.now()),
  };
}

/**
 * The signed-in person asks to be let in. Asking again changes nothing. Throws not_found (404) for a link that
 * is not ours, and conflict (409) with the reason why it cannot be used.
 */
export async function askToJoin(ctx: UserCtx, token: InvitationToken): Promise<OpenInvitationDto> {
  const { invitation } = await find(ctx, token);
  const { user } = ctx.actor;
  const now = ctx.clock.now();
  const shard = ctx.shardOf(invitation.ownerId);
  const cause = newId(now, invitation.ownerId);
  const guest = { id: user.id, name: fullName(user), contact: user.mobileNumber ?? user.email };
  const notificationId = newId(now, invitation.ownerId);
  const isOwn = invitation.ownerId === user.id;
  if (!isOwn && (await invitations.ask(shard, invitation, guest, { cause, notificationId, now }))) {
    await ctx.settle(shard, cause);
    announce(ctx, invitation.ownerId, [notificationId]);
  }
  const seen = await lookAtInvitation(ctx, token);
  if (seen.state === 'asked' || seen.state === 'accepted') return seen;
  const REASONS = {
    open: 'works_there_already',
    expired: 'invitation_expired',
    declined: 'invitation_declined',
    revoked: 'invitation_revoked',
    another: 'invitation_used',
    own: 'invitation_own',
  } as const;
  throw new AppError(REASONS[seen.state]);
}
