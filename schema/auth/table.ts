import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { accounts } from '../account/table';
import { flag, id, time } from '../common/columns';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import { OTP_TYPES } from './input';

/** One code sent to one address for one purpose. Only its HMAC is stored. */
export const otpCodes = sqliteTable(
  'otp_codes',
  {
    id: id(),
    type: text({ enum: OTP_TYPES }).notNull(),
    /** The e-mail address or E.164 number the code went to. */
    address: text().notNull(),
    userId: text().references(() => accounts.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    /** HMAC of the cookie of the browser that requested it; for a number, the person. */
    asker: text().notNull().default(''),
    /** Wrong attempts by the requester. */
    tries: integer().notNull().default(0),
    /** Wrong attempts by everyone else, which must not use up the requester's own. */
    otherTries: integer().notNull().default(0),
    expiresAt: time().notNull(),
    used: flag(false),
    createdAt: time().notNull(),
  },
  (table) => [
    index('otp_codes_by_address').on(table.type, table.address, table.createdAt),
    index('otp_codes_by_user').on(table.userId),
    index('otp_codes_by_expiry').on(table.expiresAt),
  ],
);

export const otpCodesData = dataOf(otpCodes, {
  kept: { after: { codes: { by: otpCodes.expiresAt, days: KEPT.code } }, with: 'person' },
  whose: { address: 'seller', codeHash: 'token', asker: 'token' },
});

export const otpCodesRules = rulesOf(otpCodes, {
  otp_codes_type: oneOf(otpCodes.type, OTP_TYPES),
});

/**
 * An account at an OpenID provider. Issuer and subject identify a person permanently; an address does not.
 */
export const identities = sqliteTable(
  'identities',
  {
    id: id(),
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('identities_by_subject').on(table.issuer, table.subject),
    index('identities_by_user').on(table.userId),
  ],
);

export const identitiesData = dataOf(identities, {
  kept: { with: 'person' },
  whose: { issuer: 'nobody', subject: 'seller' },
});

/** A sign-in in progress at a provider; usable once, within ten minutes. */
export const authFlows = sqliteTable(
  'auth_flows',
  {
    /** SHA-256 of the `state` parameter. */
    stateHash: text().primaryKey(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    returnUrl: text().notNull(),
    popup: flag(false),
    expiresAt: time().notNull(),
  },
  (table) => [index('auth_flows_by_expiry').on(table.expiresAt)],
);

export const authFlowsData = dataOf(authFlows, {
  kept: { after: { signIns: { by: authFlows.expiresAt, days: 0 } } },
  whose: { stateHash: 'token', nonce: 'token', codeVerifier: 'token', returnUrl: 'nobody' },
});

/** Counters of exact rate limits; coarse limits use the platform's binding. */
export const rateCounters = sqliteTable(
  'rate_counters',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetAt: time().notNull(),
  },
  (table) => [index('rate_counters_by_reset').on(table.resetAt)],
);

export const rateCountersData = dataOf(rateCounters, {
  kept: { after: { rateCounters: { by: rateCounters.resetAt, days: 0 } } },
  whose: { key: 'token' },
});
