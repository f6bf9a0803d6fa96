/**
 * What a shard's copy of an account holds: the arguments of `json_object` over a row of `accounts`, without
 * the notification. One text for the Worker (features/account) and for restoring (scripts/restore).
 */
export const ACCOUNT_COPY = `'id', id, 'version', version, 'profileVersion', profile_version,
  'firstName', first_name, 'lastName', last_name, 'username', username, 'email', email, 'authMethod', auth_method,
  'mobileNumber', mobile_number, 'phoneVerified', mobile_number is not null and confirmed_mobile is mobile_number,
  'permissions', json(permissions), 'permissionsGrantedAt', permissions_granted_at, 'plan', subscription_plan,
  'endsAt', subscription_ends_at, 'graceUntil', profile_grace_until, 'isActive', is_active, 'erasingAt', erasing_at,
  'sessionEpoch', session_epoch, 'createdAt', created_at`;
