import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_DIAL_CODE, type DialCode } from '../../../schema/common/dial-codes';
import { parsePhone } from '../../../schema/common/phone';
import { sellers } from '../../../schema/profile/table';
import { updateWhere } from '../../platform/db';
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
  sql`insert into sellers (id, first_name, last_name, account_version, profile_version, username, email, auth_method, mobile_number,
      country_code, phone_verified, permissions, permissions_granted_at, subscription_plan, subscription_ends_at, profile_grace_until, is_active, erasing_at, session_epoch,
      created_at, updated_at)
    values (${account.id}, ${account.firstName}, ${account.lastName}, ${account.version}, ${account.profileVersion}, ${account.username}, ${account.email},
      ${account.authMethod}, ${account.mobileNumber}, ${dialCodeOf(account.mobileNumber)}, ${account.phoneVerified},
      ${account.permissions && JSON.stringify(account.permissions)}, ${account.permissionsGrantedAt},
      ${account.plan}, ${account.endsAt}, ${account.graceUntil}, ${account.isActive}, ${account.erasingAt},
      ${account.sessionEpoch}, ${account.createdAt}, ${now})
    on conflict (id) do update set account_version = excluded.account_version, username = excluded.username,
      email = excluded.email, auth_method = excluded.auth_method, permissions = excluded.permissions,
      permissions_granted_at = excluded.permissions_granted_at, subscription_plan = excluded.subscription_plan,
      subscription_ends_at = excluded.subscription_ends_at, profile_grace_until = excluded.profile_grace_until,
      is_active = excluded.is_active, erasing_at = excluded.erasing_at, updated_at = excluded.updated_at
    where sellers.account_version < excluded.account_version`,
  updateWhere(
    sellers,
    { sessionEpoch: account.sessionEpoch },
    sql`where id = ${account.id} and session_epoch < ${account.sessionEpoch}`,
  ),
];
