import { AppError } from '../../schema/common/errors';
import { type Ability, may } from '../../schema/staff/abilities';
import { idOfShort } from '../../schema/staff/acting';
import type { Member, UserActor } from '../actor';
import type { Ctx } from '../context';
import { guarded, type SessionUser, type ShardDb, unguarded } from '../platform/db';
import type { Guard } from '../platform/guarded-writes';
import type { VerifiedToken } from '../platform/session-token';

/** A seller, and in which role the person works there. */
export interface Employer {
  seller: SessionUser;
  member: Member;
  /** Whether this is a shared phone on which nobody is chosen. */
  mustChoose: boolean;
  /** What must hold in the transaction of every write. */
  guard: (ability: Ability) => Guard;
}

/** Finds whether a person works for a seller; null if not. */
export type FindEmployer = (
  ctx: Ctx,
  sellerId: string,
  session: Pick<VerifiedToken, 'userId' | 'sid'>,
) => Promise<Employer | null>;

/** For whom a request is made, if not for the person themselves. */
export interface Acting {
  sellerId: string;
  /** As in the header. */
  short: string;
  employer: Promise<Employer | null>;
}

/**
 * Reads for whom the request is made, from its header and never from the session, and looks the membership up
 * while the session is verified. A header that is no id finds nobody.
 */
export function readActing(
  ctx: Ctx,
  short: string | undefined,
  token: VerifiedToken | null,
  find: FindEmployer,
): Acting | null {
  if (short === undefined || !token) return null;
  const sellerId = idOfShort(short) ?? '';
  const employer = sellerId ? find(ctx, sellerId, token) : Promise.resolve(null);
  employer.catch(() => {});
  return { sellerId, short, employer };
}

type Finder = (of: string) => ShardDb;

/**
 * From here on the request is the seller's, made by somebody who works there: services find the seller's
 * data, and write only while the membership holds. Throws not_found (404) for everybody who does not work
 * there, forbidden (403) for a role without the ability, and locked (423) on a shared phone without a person.
 */
export async function actForSeller(
  ctx: Ctx,
  { sellerId, employer }: Acting,
  { ability, beforeChoice }: { ability: Ability; beforeChoice?: boolean | undefined },
): Promise<void> {
  const person = ctx.actor as UserActor;
  const found = await employer;
  if (!found) throw new AppError('not_found');
  if (!may(found.member, ability)) throw new AppError('not_your_role');
  if (found.mustChoose && !beforeChoice) throw new AppError('who_are_you');
  const { nameOf, settle, deliver } = ctx;
  const own = ctx.shardOf(sellerId);
  const view = guarded(own, found.guard(ability));
  const seen =
    (find: Finder): Finder =>
    (of) =>
      find(of) === own ? view : find(of);
  Object.assign(ctx, {
    actor: { ...person, user: found.seller, member: found.member },
    shardOf: seen(ctx.shardOf),
    boundShardOf: seen(ctx.boundShardOf),
    shardOfOwner: seen(ctx.shardOfOwner),
    shardOfKey: seen(ctx.shardOfKey),
    shardOfCode: seen(ctx.shardOfCode),
    nameOf: (db) => nameOf(unguarded(db)),
    settle: (from, cause) => settle(unguarded(from), cause),
    deliver: (from, ids) => deliver(unguarded(from), ids),
  } satisfies Partial<Ctx>);
}
