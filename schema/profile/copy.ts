/**
 * The directory's copy of a profile as JSON, selected from `sellers`. One text for the Worker
 * (features/profile) and for restoring (scripts/restore).
 */
export const PROFILE_COPY = `json_object('id', id, 'version', profile_version, 'firstName', first_name, 'lastName', last_name,
  'mobileNumber', mobile_number, 'phoneVerified', phone_verified, 'accountType', account_type, 'firmName', firm_name)`;
