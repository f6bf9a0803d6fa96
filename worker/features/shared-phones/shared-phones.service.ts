import { AppError } from '../../../schema/common/errors';
import type { ChoiceInput, PinInput } from '../../../schema/shared-phones/input';
import type { PhoneHereDto, SharedPhoneDto } from '../../../schema/shared-phones/output';
import { IDLE_MS } from '../../../schema/shared-phones/rules';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { hmac } from '../../platform/crypto';
import { newId } from '../../platform/random';
import * as queries from './shared-phones.queries';

/** Who asks: only somebody who works for a seller shares a phone. Throws conflict (409) for the owner. */
function staffOf(ctx: UserCtx) {
  const { user, member, sid } = ctx.actor;
  if (!member) throw new AppError('only_for_staff');
  return { db: ctx.shardOf(user.id), ownerId: user.id, sid, member };
}

/** Ten thousand PINs are soon tried, so that their hash needs a key that no database has. */
const pinHash = (key: string, ownerId: string, personId: string, pin: string) =>
  hmac(key, 'staff pin', `${ownerId}\n${personId}\n${pin}`);

/** Whether this phone is shared, and who may choose themselves on it. */
export async function describePhone(ctx: UserCtx): Promise<PhoneHereDto> {
  const { db, ownerId, sid, member } = staffOf(ctx);
  const [isShared, people] = await Promise.all([
    queries.isShared(db, { ownerId, sid }),
    queries.listWithPin(db, ownerId),
  ]);
  return { isShared, hasPin: people.some(({ personId }) => personId === member.accountId), people };
}

/** Sets the PIN of whoever uses the phone. */
export async function setPin(ctx: UserCtx, { pin }: PinInput): Promise<void> {
  const { db, ownerId, member } = staffOf(ctx);
  const hash = pinHash(ctx.settings.SECRET_KEY, ownerId, member.personId, pin);
  await queries.setPin(db, ownerId, member.personId, hash);
}

/**
 * Makes this phone a shared one, with the PIN of the person whose account is signed in. From now on it asks who
 * uses it.
 */
export async function sharePhone(ctx: UserCtx, { pin }: PinInput): Promise<PhoneHereDto> {
  const { db, ownerId, sid, member } = staffOf(ctx);
  const { accountId } = member;
  if (member.personId !== accountId) throw new AppError('only_for_its_account');
  const createdAt = ctx.clock.now();
  const phone = { id: newId(createdAt, ownerId), ownerId, sid, accountId, createdAt };
  await queries.sharePhone(db, phone, pinHash(ctx.settings.SECRET_KEY, ownerId, accountId, pin));
  return describePhone(ctx);
}

/**
 * Chooses who uses this phone. Throws pin_wrong (400), and rate_limited (429) once five PINs were wrong within
 * 15 minutes.
 */
export async function choosePerson(ctx: UserCtx, { personId, pin }: ChoiceInput): Promise<void> {
  const { db, ownerId, sid } = staffOf(ctx);
  const { SECRET_KEY, SECRET_KEY_BEFORE } = ctx.settings;
  const keys = [SECRET_KEY, SECRET_KEY_BEFORE].filter((key) => key !== undefined);
  const pinHashes = keys.map((key) => pinHash(key, ownerId, personId, pin));
  const now = ctx.clock.now();
  const outcome = await queries.choosePerson(db, { ownerId, sid, personId, pinHashes, now });
  if (outcome === 'wrong') throw new AppError('pin_wrong', { field: 'pin' });
  if (outcome === 'locked') {
    throw new AppError('pin_locked', { retryAfterSeconds: queries.WRONG_PINS.windowMs / 1000 });
  }
}

/** Nobody uses this phone until somebody chooses themselves. */
export async function leavePhone(ctx: UserCtx): Promise<void> {
  const { db, ...key } = staffOf(ctx);
  await queries.leavePhone(db, key);
}

/** Whoever uses this phone still does: for the next ten minutes it does not ask. */
export async function notePhoneUse(ctx: UserCtx): Promise<void> {
  const { db, ...key } = staffOf(ctx);
  await queries.noteUse(db, key, ctx.clock.now());
}

/** The phones that the seller's staff share. */
export async function listPhones(ctx: UserCtx): Promise<SharedPhoneDto[]> {
  const { id: ownerId } = ctx.actor.user;
  const now = ctx.clock.now();
  const rows = await queries.listPhones(ctx.shardOf(ownerId), ownerId);
  return rows.map(({ phone, accountName, personName }) => ({
    id: phone.id,
    accountId: phone.accountId,
    accountName,
    personName: now - phone.usedAt < IDLE_MS ? personName : null,
    since: iso(phone.createdAt),
  }));
}

/** Ends that a phone is shared. Throws not_found (404). */
export async function endSharing(ctx: UserCtx, id: string): Promise<void> {
  const { id: ownerId } = ctx.actor.user;
  if (!(await queries.endSharing(ctx.shardOf(ownerId), ownerId, id))) throw new AppError('not_found');
}
