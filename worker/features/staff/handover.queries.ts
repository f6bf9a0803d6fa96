import { sql } from 'drizzle-orm';
import { accounts, identities, ownershipOffers } from '../../../schema/directory';
import { type DirectoryDb, insertWhere, runTogether, updateWhere } from '../../platform/db';
import type { Notice, Payloads } from '../../platform/effect-kinds';
import { json, storeEffect } from '../../platform/effects.sql';
import { pushAccount } from '../account/account.sql';
import { type SecurityMail, storeSecurityMail } from '../messages/messages.sql';
import type { Identity } from './ownership.queries';

interface Handover {
  /** The account that is handed over, and how its owner has signed in. */
  seller: { id: string; identity: Identity };
  /** The manager's own account, which is closed. */
  member: { id: string; identity: Identity; epoch: number };
  /** The new account of the former owner. */
  former: { id: string; createdAt: number; updatedAt: number };
  effect: Payloads['ownership'];
  notice: Notice;
  mail: SecurityMail;
  cause: string;
  now: number;
}

/** Holds while an account is in use by whom it was read for. */
const isStill = ({ id, identity }: { id: string; identity: Identity }) => sql`exists (select 1 from accounts
  where id = ${id} and is_active = 1 and erasing_at is null and is_admin = 0
    and email is ${identity.email} and password is ${identity.password}
    and sign_in_number is ${identity.signInNumber} and confirmed_mobile is ${identity.confirmedMobile})`;

/**
 * Exchanges who signs in, in one batch: the manager gets the seller's account, the former owner a new one with all that
 * they sign in with, and the manager's own account closes. False if the offer has ended, or one of both has changed since it was read.
 */
export async function handOver(
  db: DirectoryDb,
  { seller, member, former, effect, notice, mail, cause, now }: Handover,
): Promise<boolean> {
  const ofOffer = sql`seller_id = ${seller.id} and member_id = ${member.id}`;
  // No offer ends at 0, so this marks it as accepted for the rest of the batch.
  const isAccepted = sql`exists (select 1 from ownership_offers where ${ofOffer} and expires_at = 0)`;
  const push = (id: string, rest: string, notice: Notice | null = null) =>
    pushAccount({ cause, userId: sql`${id}`, rest, notice, now }, isAccepted);
  const without = { email: null, signInNumber: null, confirmedMobile: null, password: null, updatedAt: now };
  const results = await runTogether(db, [
    updateWhere(
      ownershipOffers,
      { expiresAt: 0 },
      sql`where ${ofOffer} and expires_at > ${now} and ${isStill(seller)} and ${isStill(member)} and exists (
        select 1 from accounts where id = ${member.id} and session_epoch <= ${member.epoch} and subscription_plan = 'starter')`,
    ),
    // Before anybody else gets the address or number, which are unique.
    updateWhere(accounts, without, sql`where id in (${seller.id}, ${member.id}) and ${isAccepted}`),
    updateWhere(
      accounts,
      { erasingAt: now, isActive: false, version: sql`version + 1` },
      sql`where id = ${member.id} and ${isAccepted}`,
    ),
    insertWhere(accounts, { ...former, ...seller.identity }, sql`where ${isAccepted}`),
    updateWhere(
      accounts,
      { ...member.identity, sessionEpoch: sql`session_epoch + 1`, version: sql`version + 1`, updatedAt: now },
      sql`where id = ${seller.id} and ${isAccepted}`,
    ),
    updateWhere(identities, { userId: former.id }, sql`where user_id = ${seller.id} and ${isAccepted}`),
    updateWhere(identities, { userId: seller.id }, sql`where user_id = ${member.id} and ${isAccepted}`),
    sql`delete from otp_codes where user_id in (${seller.id}, ${member.id}) and ${isAccepted}`,
    push(seller.id, '-1'),
    push(former.id, '-2', notice),
    push(member.id, '-3'),
    storeEffect(
      { cause, kind: 'ownership', target: seller.id, payload: json(effect), now },
      sql`where ${isAccepted}`,
    ),
    storeSecurityMail(mail, sql`${former.id}`, sql`where ${isAccepted}`),
    sql`delete from ownership_offers where ${ofOffer} and expires_at = 0`,
  ]);
  return results.at(-1) === 1;
}
