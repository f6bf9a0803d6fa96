import { PLANS } from '../../../schema/billing/plans';
import { AppError } from '../../../schema/common/errors';
import { JOIN_PATH, shortId } from '../../../schema/staff/acting';
import type { ColleagueDto } from '../../../schema/staff/answerer';
import type {
  InvitationDecision,
  InvitationInput,
  RoleInput,
  WishesInput,
} from '../../../schema/staff/input';
import type {
  InvitationDto,
  MemberDto,
  NewInvitationDto,
  StaffDto,
  WorkplaceDto,
} from '../../../schema/staff/output';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { sha256 } from '../../platform/crypto';
import { newId, randomToken } from '../../platform/random';
import { invalidateVehicles } from '../vehicles/cached-pages.service';
import { hasSeat } from './acting.queries';
import * as invitations from './invitations.queries';
import { takeBack } from './ownership.queries';
import * as queries from './staff.queries';
import { findSwitches } from './switches.queries';
import { switchesOf } from './switches.service';

const INVITATION_MS = 7 * 86_400_000;
/** More than a plan has seats: links get lost. */
const MAX_INVITATIONS = 30;
/** As many bytes as 22 characters hold. */
const SECRET_BYTES = 16;

const own = (ctx: UserCtx) => ({ db: ctx.shardOf(ctx.actor.user.id), ownerId: ctx.actor.user.id });

function toInvitationDto(row: invitations.InvitationRow, now: number): InvitationDto {
  const isExpired = row.state === 'open' && row.expiresAt <= now;
  return {
    id: row.id,
    role: row.role,
    forWhom: row.forWhom,
    state: isExpired ? 'expired' : row.state === 'asked' ? 'asked' : 'open',
    name: row.personName,
    contact: row.personContact,
    createdAt: iso(row.createdAt),
    expiresAt: iso(row.expiresAt),
  };
}

/** Who works for the person, and who may join. */
export async function listStaff(ctx: UserCtx): Promise<StaffDto> {
  const { db, ownerId } = own(ctx);
  const { subscriptionPlan: plan } = ctx.actor.user;
  const [members, switches, waiting] = await Promise.all([
    queries.listMembers(db, ownerId),
    findSwitches(db, ownerId),
    invitations.listInvitations(db, ownerId, MAX_INVITATIONS),
  ]);
  const now = ctx.clock.now();
  return {
    seats: PLANS[plan].staff,
    switches: switchesOf(switches),
    former: members
      .filter(({ endedAt }) => endedAt !== null)
      .map((row) => ({ personId: row.memberId, name: row.memberName })),
    members: members
      .filter(({ endedAt }) => endedAt === null)
      .map(
        (row): MemberDto => ({
          id: row.id,
          personId: row.memberId,
          name: row.memberName,
          contact: row.memberContact,
          role: row.role,
          since: iso(row.since),
          isSuspended: !hasSeat(plan, row.seat),
          answersFor: row.answersFor,
        }),
      ),
    invitations: waiting.map((row) => toInvitationDto(row, now)),
  };
}

/** Who can answer for a vehicle or work on a lead now, longest there first. */
export async function listColleagues(ctx: UserCtx): Promise<ColleagueDto[]> {
  const { db, ownerId } = own(ctx);
  const { subscriptionPlan: plan } = ctx.actor.user;
  const members = await queries.listMembers(db, ownerId);
  return members
    .filter(({ seat, role }) => hasSeat(plan, seat) && role !== 'helper')
    .map(({ memberId, memberName, role }) => ({ personId: memberId, name: memberName, role }));
}

/** A secret, and the link that has it after the #, which no server and no log ever gets. */
function newLink(ctx: UserCtx, id: string) {
  const secret = randomToken(SECRET_BYTES);
  return { secretHash: sha256(secret), link: `${ctx.origin}${JOIN_PATH}#${shortId(id)}${secret}` };
}

/**
 * An invitation for one person, valid for seven days. Its link is returned once; the database has the hash of
 * its secret. Throws conflict (409) if 30 already wait.
 */
export async function invite(ctx: UserCtx, { role, forWhom }: InvitationInput): Promise<NewInvitationDto> {
  const { db, ownerId } = own(ctx);
  const createdAt = ctx.clock.now();
  const id = newId(createdAt, ownerId);
  const { secretHash, link } = newLink(ctx, id);
  const expiresAt = createdAt + INVITATION_MS;
  const invitation = { id, ownerId, role, forWhom: forWhom || null, secretHash, createdAt, expiresAt };
  if (!(await invitations.insertInvitation(db, invitation, MAX_INVITATIONS))) {
    throw new AppError('too_many_invitations');
  }
  return { id, role, link, expiresAt: iso(expiresAt) };
}

/**
 * A new link for an invitation that nobody has used, valid for seven days; the former one ends. Throws
 * not_found (404).
 */
export async function renewInvitation(ctx: UserCtx, id: string): Promise<NewInvitationDto> {
  const { db, ownerId } = own(ctx);
  const { secretHash, link } = newLink(ctx, id);
  const expiresAt = ctx.clock.now() + INVITATION_MS;
  const role = await invitations.replaceLink(db, { id, ownerId, secretHash, expiresAt });
  if (!role) throw new AppError('invitation_not_found');
  return { id, role, link, expiresAt: iso(expiresAt) };
}

/** Takes an invitation back. Throws not_found (404) for one that is decided, or not the person's. */
export async function revokeInvitation(ctx: UserCtx, id: string): Promise<void> {
  const { db, ownerId } = own(ctx);
  if (!(await invitations.revoke(db, ownerId, id, ctx.clock.now())))
    throw new AppError('invitation_not_found');
}

/**
 * Lets somebody in who has asked, or declines. Throws not_found (404) if nobody waits by this id, and conflict
 * (409) if the plan has no seat left.
 */
export async function decideInvitation(
  ctx: UserCtx,
  id: string,
  { decision }: InvitationDecision,
): Promise<StaffDto> {
  const { db, ownerId } = own(ctx);
  const now = ctx.clock.now();
  if (decision === 'decline') {
    if (!(await invitations.decline(db, ownerId, id, now))) throw new AppError('invitation_not_found');
    return listStaff(ctx);
  }
  const cause = newId(now, ownerId);
  const membershipId = newId(now, ownerId);
  const memberId = await queries.letIn(db, { ownerId, invitationId: id, membershipId, cause, now });
  if (memberId) await ctx.settle(db, cause);
  const staff = await listStaff(ctx);
  if (memberId) return staff;
  const waits = staff.invitations.some((one) => one.id === id && one.state === 'asked');
  throw new AppError(waits ? 'no_seat_left' : 'invitation_not_found');
}

/** Gives a member another role. Throws not_found (404). */
export async function changeRole(ctx: UserCtx, id: string, { role }: RoleInput): Promise<StaffDto> {
  const { db, ownerId } = own(ctx);
  const now = ctx.clock.now();
  const cause = newId(now, ownerId);
  await takeBack(ctx.directory, ownerId, id);
  const memberId = await queries.changeRole(db, { ownerId, id, cause, now }, role);
  if (!memberId) throw new AppError('member_not_found');
  ctx.defer(ctx.live.closeEnded(ownerId));
  await ctx.settle(db, cause);
  return listStaff(ctx);
}

/**
 * Ends a membership at once: the seller answers for the person's vehicles again, and their leads are nobody's. Throws
 * not_found (404).
 */
export async function removeMember(ctx: UserCtx, id: string): Promise<StaffDto> {
  const { db, ownerId } = own(ctx);
  const now = ctx.clock.now();
  const cause = newId(now, ownerId);
  // First, so that nobody takes over who is being removed.
  await takeBack(ctx.directory, ownerId, id);
  const ended = await queries.endMembership(db, { ownerId, id, cause, now });
  if (!ended) throw new AppError('member_not_found');
  ctx.defer(ctx.live.closeEnded(ownerId));
  await ctx.settle(db, cause);
  await invalidateVehicles(ctx, ended.vehicleIds);
  return listStaff(ctx);
}

/** What whoever works for the seller wants to be notified of. Throws conflict (409) for the owner. */
export async function setWishes(ctx: UserCtx, wishes: WishesInput): Promise<void> {
  const { member } = ctx.actor;
  if (!member) throw new AppError('only_for_staff');
  const { db, ownerId } = own(ctx);
  await queries.setWishes(db, ownerId, member.personId, wishes, ctx.clock.now());
}

const toWorkplaceDto = (row: Awaited<ReturnType<typeof queries.listWorkplaces>>[number]): WorkplaceDto => ({
  id: row.id,
  sellerId: row.sellerId,
  sellerName: row.sellerName,
  role: row.role,
  since: iso(row.since),
});

/** The sellers for whom the person works. */
export async function listWorkplaces(ctx: UserCtx): Promise<WorkplaceDto[]> {
  const { id } = ctx.actor.user;
  return (await queries.listWorkplaces(ctx.shardOf(id), id)).map(toWorkplaceDto);
}
