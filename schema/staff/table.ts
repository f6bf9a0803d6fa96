import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id, time } from '../common/columns';
import { dataOf } from '../common/data';
import { KEPT } from '../common/retention';
import { oneOf, rulesOf } from '../common/rules';
import { sellers } from '../profile/table';
import { INVITATION_STATES } from './input';
import { ROLES } from './roles';

/**
 * Who works for a seller, in the seller's shard. This row decides: it is read together with the data that
 * somebody asks for.
 */
export const members = sqliteTable(
  'members',
  {
    id: id(),
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    /** An account, whose own data may be in another shard. */
    memberId: text().notNull(),
    /** Name, and number or mail address, when the person asked to be let in. */
    memberName: text().notNull(),
    memberContact: text(),
    /** E.164: the number with which they answer buyers, as in their own profile; null until they answer for a vehicle. */
    number: text(),
    /** Whether they have confirmed that number. */
    isNumberConfirmed: flag(false),
    /** The version of the profile that the number is from. */
    numberVersion: integer().notNull().default(0),
    role: text({ enum: ROLES }).notNull(),
    /** They want to be notified of offers that nobody is named for; their own choice. */
    wantsOffers: flag(false),
    /** A keyed hash of the PIN with which they choose themselves on a shared phone. */
    pinHash: text(),
    /**
     * The place by seniority, from 1, among yard helpers or among all others; a plan has as many of each as it has
     * seats. Null once ended.
     */
    seat: integer(),
    since: time().notNull(),
    endedAt: time(),
    updatedAt: time().notNull(),
    /** Increased by every change, so that copies are never older than what they have. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('members_once').on(table.ownerId, table.memberId),
    index('members_by_end').on(table.endedAt).where(sql`ended_at is not null`),
  ],
);

export const membersData = dataOf(members, {
  kept: {
    after: {
      formerMembers: { by: members.endedAt, days: KEPT.formerMember, where: sql`ended_at is not null` },
    },
  },
  whose: { memberName: 'seller', memberContact: 'seller', number: 'seller', pinHash: 'token' },
  notExported: {
    memberContact: 'the number or address of somebody else',
    number: 'the number of somebody else',
    pinHash: 'of somebody else, and useless without the key',
  },
});

export const membersRules = rulesOf(members, {
  members_role: oneOf(members.role, ROLES),
  members_seat: sql`${members.seat} is null or ${members.seat} > 0`,
  members_other: sql`${members.memberId} <> ${members.ownerId}`,
});

/** Links with which people ask to work for a seller, in the seller's shard. Each is for one person. */
export const invitations = sqliteTable(
  'invitations',
  {
    id: id(),
    ownerId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    role: text({ enum: ROLES }).notNull(),
    /** A note of the owner's, to tell open invitations apart. */
    forWhom: text(),
    /** The SHA-256 of the link's secret. */
    secretHash: text().notNull(),
    state: text({ enum: INVITATION_STATES }).notNull().default('open'),
    /** Who has used the link, with name and number at that time. */
    personId: text(),
    personName: text(),
    personContact: text(),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
    askedAt: time(),
    decidedAt: time(),
  },
  (table) => [
    index('invitations_by_owner').on(table.ownerId, table.id),
    uniqueIndex('invitations_asked').on(table.ownerId, table.personId).where(sql`state = 'asked'`),
    index('invitations_by_expiry').on(table.expiresAt),
  ],
);

export const invitationsData = dataOf(invitations, {
  kept: { after: { invitations: { by: invitations.expiresAt, days: KEPT.invitation } } },
  whose: { secretHash: 'token', forWhom: 'seller', personName: 'seller', personContact: 'seller' },
  notExported: {
    secretHash: 'opens nothing that the person does not already see',
    personContact: 'the number or address of somebody else',
  },
});

export const invitationsRules = rulesOf(invitations, {
  invitations_role: oneOf(invitations.role, ROLES),
  invitations_state: oneOf(invitations.state, INVITATION_STATES),
});

/** For whom a person works: a copy of `members` in the person's shard, for their list. It decides nothing. */
export const workplaces = sqliteTable(
  'workplaces',
  {
    /** The id of the membership. */
    id: id(),
    userId: text()
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    sellerId: text().notNull(),
    sellerName: text().notNull(),
    role: text({ enum: ROLES }).notNull(),
    endedAt: time(),
    version: integer().notNull(),
    since: time().notNull(),
  },
  (table) => [
    index('workplaces_by_user').on(table.userId, table.id),
    index('workplaces_by_end').on(table.endedAt).where(sql`ended_at is not null`),
  ],
);

export const workplacesData = dataOf(workplaces, {
  kept: {
    with: 'person',
    after: {
      endedWorkplaces: { by: workplaces.endedAt, days: KEPT.formerMember, where: sql`ended_at is not null` },
    },
  },
  whose: { sellerName: 'seller' },
});

export const workplacesRules = rulesOf(workplaces, { workplaces_role: oneOf(workplaces.role, ROLES) });
