import { z } from 'zod';
import { PLAN_IDS } from '../billing/plan-names';
import { answer, Moment } from '../common/answer';
import { WORKSPACE_LANGUAGES } from '../common/languages';
import { Id } from '../common/text';
import { PermissionsInput } from '../permissions/input';
import { ROLES } from '../staff/roles';
import { SwitchesInput } from '../staff/switches';
import { ACCOUNT_TYPES, AUTH_METHODS, DeviceId } from './input';

/** The signed-in person, as returned by `GET /api/auth/user`. */
export const UserDto = answer('User', {
  id: Id,
  /** Null for people who signed up with a mobile number. */
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  coverUrl: z.string().nullable(),
  username: z.string().nullable(),
  mobileNumber: z.string().nullable(),
  countryCode: z.string(),
  phoneVerified: z.boolean(),
  authMethod: z.enum(AUTH_METHODS),
  accountType: z.enum(ACCOUNT_TYPES),
  firmName: z.string().nullable(),
  /** Null until the person has chosen one. */
  language: z.enum(WORKSPACE_LANGUAGES).nullable(),
  showMobile: z.boolean(),
  showEmail: z.boolean(),
  about: z.string().nullable(),
  showYard: z.boolean(),
  subscriptionPlan: z.enum(PLAN_IDS),
  subscriptionEndsAt: Moment.nullable(),
  permissionsGrantedAt: Moment.nullable(),
  permissions: PermissionsInput.nullable(),
  lastActivityAt: Moment.nullable(),
  createdAt: Moment,
  /** The person who works for this seller, and as what; null in one's own workspace. */
  staff: z
    .strictObject({
      name: z.string(),
      role: z.enum(ROLES),
      switches: SwitchesInput,
      /** They are notified of offers that nobody is named for. */
      wantsOffers: z.boolean(),
    })
    .nullable(),
});
export type UserDto = z.output<typeof UserDto>;

export const SignedInDto = answer('SignedIn', { user: UserDto });

export const SessionStatusDto = answer('SessionStatus', { isAuthenticated: z.boolean() });

export const SessionRenewedDto = answer('SessionRenewed', { authenticated: z.boolean() });

export const SessionHealthDto = answer('SessionHealth', {
  sessionExists: z.boolean(),
  isAuthenticated: z.boolean(),
  userExists: z.boolean(),
  persistentUser: z.boolean(),
  /** The first characters of the token's hash: enough to compare by eye, useless for signing in. */
  sessionId: z.string().nullable(),
  userClaims: z.strictObject({ sub: z.string(), email: z.string().nullable() }).nullable(),
  checkedAt: Moment,
});
export type SessionHealthDto = z.output<typeof SessionHealthDto>;

/**
 * A browser where the person is signed in. `id` is a keyed hash: it identifies the session but cannot open
 * it.
 */
export const DeviceDto = answer('Device', {
  id: DeviceId,
  /** Browser and platform in a few words, as far as known. */
  name: z.string(),
  isThis: z.boolean(),
  signedInAt: Moment,
  lastUsedAt: Moment,
});
export type DeviceDto = z.output<typeof DeviceDto>;
