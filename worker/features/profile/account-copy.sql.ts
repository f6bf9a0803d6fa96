import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_DIAL_CODE, type DialCode } from '../../../schema/common/dial-codes';
import { parsePhone } from '../../../schema/common/phone';
import { sellers } from '../../../schema/profile/table';
import { insertRow, updateWhere } from '../../platform/db';
import type { Payloads } from '../../platform/effect-kinds';

function dialCodeOf(mobileNumber: string | null): DialCode {
  const phone = parsePhone(mobileNumber ?? '');
  return phone.ok ? phone.dialCode : DEFAULT_DIAL_CODE;
}

/**
 * Writes the account's data to its seller's row if it is newer; the first one creates the row. The session
 * epoch is the highest that has arrived, whatever the order.
 */
export const storeAccount = (account: Payloads['account'], now: number): SQL[] => [
  insertRow(
    sellers,
    {
      id: account.id,
      firstName: account.firstName,
      lastName: account.lastName,
      accountVersion: account.version,
      profileVersion: account.profileVersion,
      username: account.username,
      email: account.email,
      authMethod: account.authMethod,
      mobileNumber: account.mobileNumber,
      countryCode: dialCodeOf(account.mobileNumber),
      phoneVerified: account.phoneVerified === 1,
      permissions: account.permissions,
      permissionsGrantedAt: account.permissionsGrantedAt,
      subscriptionPlan: account.plan,
      subscriptionEndsAt: account.endsAt,
      profileGraceUntil: account.graceUntil,
      isActive: account.isActive === 1,
      erasingAt: account.erasingAt,
      sessionEpoch: account.sessionEpoch,
      createdAt: account.createdAt,
      updatedAt: now,
    },
    sql`on conflict (id) do update set account_version = excluded.account_version, username = excluded.username,
      email = excluded.email, auth_method = excluded.auth_method, permissions = excluded.permissions,
      permissions_granted_at = excluded.permissions_granted_at, subscription_plan = excluded.subscription_plan,
      subscription_ends_at = excluded.subscription_ends_at, profile_grace_until = excluded.profile_grace_until,
      is_active = excluded.is_active, erasing_at = excluded.erasing_at, updated_at = excluded.updated_at
    where sellers.account_version < excluded.account_version`,
  ),
  updateWhere(
    sellers,
    { sessionEpoch: account.sessionEpoch },
    sql`where id = ${account.id} and session_epoch < ${account.sessionEpoch}`,
  ),
];
