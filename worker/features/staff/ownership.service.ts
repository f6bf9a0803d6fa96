import { AppError } from '../../../schema/common/errors';
import type {
  OwnershipAcceptance,
  OwnershipDto,
  OwnershipOffer,
  OwnershipRefusal,
} from '../../../schema/staff/ownership';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { newId } from '../../platform/random';
import { accountOf, confirmByPassword } from '../account/account.service';
import { newAccount, securityMail } from '../auth/new-account';
import { displayName, fullName } from '../profile/display-name';
import { findWorking, isInUse } from './candidate.queries';
import { handOver } from './handover.queries';
import * as queries from './ownership.queries';

const OFFER_MS = 7 * 86_400_000;

/** The accounts that are offered: the person's own to somebody, and others' to the person. */
export async function listOffers(ctx: UserCtx): Promise<OwnershipDto> {
  const [{ given, received }, { password }] = await Promise.all([
    queries.listOffers(ctx.directory, ctx.actor.user.id, ctx.clock.now()),
    accountOf(ctx),
  ]);
  return {
    given: given && { memberName: given.memberName, expiresAt: iso(given.expiresAt) },
    received: received.map(({ sellerId, sellerName, expiresAt }) => ({
      sellerId,
      sellerName,
      expiresAt: iso(expiresAt),
    })),
    hasPassword: password !== null,
  };
}

/**
 * Offers the person's account to one of their managers, for seven days, instead of an earlier offer. Throws invalid (400) for a wrong
 * password, not_found (404) for somebody who does not work there, conflict (409) for another role, forbidden (403) for operators.
 */
export async function offerOwnership(ctx: UserCtx, { memberId, password }: OwnershipOffer): Promise<void> {
  const { user } = ctx.actor;
  await confirmByPassword(ctx, password);
  if (user.isAdmin) throw new AppError('account_of_operator');
  const member = await findWorking(ctx.shardOf(user.id), user.id, memberId);
  if (!member) throw new AppError('member_not_found');
  if (member.role !== 'manager') throw new AppError('only_to_a_manager');
  const createdAt = ctx.clock.now();
  const cause = newId(createdAt);
  const sellerName = displayName(user);
  const offered = {
    sellerId: user.id,
    memberId: member.memberId,
    membershipId: memberId,
    sellerName,
    memberName: member.name,
    createdAt,
    expiresAt: createdAt + OFFER_MS,
  };
  const notice = {
    id: newId(createdAt, member.memberId),
    kind: 'ownership_offered' as const,
    values: { name: sellerName },
    relatedEntityId: user.id,
    createdAt,
  };
  await queries.offer(ctx.directory, offered, { cause, notice });
  await ctx.settle(ctx.directory, cause);
}

/** The person's account is offered to nobody any more. */
export async function takeBackOwnership(ctx: UserCtx): Promise<void> {
  await queries.takeBack(ctx.directory, ctx.actor.user.id);
}

/** Declines what is offered to the person; its owner is notified. Throws not_found (404). */
export async function declineOwnership(ctx: UserCtx, { sellerId }: OwnershipRefusal): Promise<void> {
  const { user } = ctx.actor;
  const now = ctx.clock.now();
  const cause = newId(now);
  const notice = {
    id: newId(now, sellerId),
    kind: 'ownership_declined' as const,
    values: { name: fullName(user) },
    relatedEntityId: user.id,
    createdAt: now,
  };
  const offer = { sellerId, memberId: user.id };
  if (!(await queries.decline(ctx.directory, offer, { cause, notice, now }))) {
    throw new AppError('ownership_not_offered');
  }
  await ctx.settle(ctx.directory, cause);
}

/** Throws conflict (409) for somebody who would lose something when their account is closed. */
async function checkMayTakeOver(ctx: UserCtx, sellerId: string): Promise<void> {
  const { id, isAdmin, subscriptionPlan } = ctx.actor.user;
  if (isAdmin) throw new AppError('account_of_operator');
  const inUse = await isInUse(ctx.shardOf(id), id, sellerId);
  if (inUse || subscriptionPlan !== 'starter') throw new AppError('account_in_use');
}

/**
 * Takes over the account of a seller who offers it: from then on the person signs in to it with their own address, number and
 * password, and the former owner signs in to a new account and works there as a manager. The person's own account is closed, and all
 * sessions of both end. Throws invalid (400) for a wrong password, not_found (404) without an offer, conflict (409) if the own
 * account is in use.
 */
export async function acceptOwnership(
  ctx: UserCtx,
  { sellerId, password }: OwnershipAcceptance,
): Promise<void> {
  const { user, epoch } = ctx.actor;
  await confirmByPassword(ctx, password);
  const now = ctx.clock.now();
  const { received } = await queries.listOffers(ctx.directory, user.id, now);
  const offer = received.find((one) => one.sellerId === sellerId);
  if (!offer) throw new AppError('ownership_not_offered');
  const [member, own, theirs] = await Promise.all([
    findWorking(ctx.shardOf(sellerId), sellerId, offer.membershipId),
    queries.findIdentity(ctx.directory, user.id),
    queries.findIdentity(ctx.directory, sellerId),
    checkMayTakeOver(ctx, sellerId),
  ]);
  if (member?.role !== 'manager' || !own || !theirs) throw new AppError('ownership_not_offered');
  if (theirs.mobileNumber && !user.mobileNumber) throw new AppError('owner_without_number');
  const cause = newId(now);
  const { id: formerId, createdAt, updatedAt } = newAccount(ctx, now, theirs);
  const mail = securityMail(ctx, 'ownership');
  const isDone = await handOver(ctx.directory, {
    seller: { id: sellerId, identity: theirs },
    member: { id: user.id, identity: own, epoch },
    former: { id: formerId, createdAt, updatedAt },
    effect: {
      sellerId,
      memberId: user.id,
      formerId,
      formerName: fullName(theirs),
      formerContact: theirs.mobileNumber ?? theirs.email,
      firstName: user.firstName,
      lastName: user.lastName,
      mobileNumber: user.mobileNumber,
      countryCode: user.countryCode,
      phoneVerified: user.phoneVerified,
      language: user.language,
      changeId: newId(now, sellerId),
      endedId: newId(now, sellerId),
      at: now,
    },
    notice: {
      id: newId(now, formerId),
      kind: 'ownership_given',
      values: { name: offer.sellerName, seller: sellerId },
      relatedEntityId: sellerId,
      createdAt: now,
    },
    mail,
    cause,
    now,
  });
  if (!isDone) throw new AppError('ownership_not_offered');
  ctx.deliver(ctx.directory, [mail.id]);
  await ctx.settle(ctx.directory, cause);
}
