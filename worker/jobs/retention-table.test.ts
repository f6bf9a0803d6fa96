import { getTableName } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { dataIn, ownerOf } from '../../schema/common/data';
import { KEPT } from '../../schema/common/retention';
import * as shard from '../../schema/shard';
import { ACCOUNT_ROWS } from '../features/account/erase-rows.queries';
import { SELLER_ROWS } from '../features/account/erase-seller.queries';
import { TABLES } from '../test/digest';
import { TABLE_DATA } from '../test/table-data';
import { DIRECTORY_RULES, type Rule, SHARD_RULES } from './retention.queries';

const rows = TABLE_DATA.map(([name, { kept }]) => [name, kept] as const);

/** Tables whose rows are deleted together with a row of another table. */
const parentsOf = (table: SQLiteTable) =>
  getTableConfig(table)
    .foreignKeys.filter(({ onDelete }) => onDelete === 'cascade')
    .map((key) => getTableName(key.reference().foreignTable));

const tableOf = (name: string) => {
  const table = TABLES.find((one) => getTableName(one) === name);
  if (!table) throw new Error(`there is no table ${name}`);
  return table;
};

describe('how long rows are kept', () => {
  it('is stated once for every table', () => {
    expect(rows.map(([name]) => name).sort()).toEqual(TABLES.map((table) => getTableName(table)).sort());
  });

  it('is what ends them, or why they stay, and not both', () => {
    for (const [name, { after, rules, with: whom, stays }] of rows) {
      expect(Boolean(after || rules || whom), name).toBe(!stays);
    }
  });

  it('is by the rules of the job, each with its table', () => {
    const said = rows.flatMap(([name, { after = {}, rules = [] }]) =>
      [...Object.keys(after), ...rules].map((rule) => `${rule}: ${name}`),
    );
    const made = [DIRECTORY_RULES, SHARD_RULES].flatMap((rules: Record<string, Rule>) =>
      Object.entries(rules).map(([rule, { table }]) => `${rule}: ${getTableName(table)}`),
    );
    // Messages are in both kinds of databases.
    expect(said.sort()).toEqual([...new Set(made)].sort());
    expect(new Set(said.map((rule) => rule.split(':')[0])).size).toBe(said.length);
  });

  it('is as the privacy policy says, in days', () => {
    const ages = rows.flatMap(([, { after = {} }]) => Object.entries(after));
    expect(Object.fromEntries(ages.map(([rule, { days }]) => [rule, days]))).toEqual({
      ...{ signIns: 0, sessions: 0, rateCounters: 0, usernameClaims: 0, ownershipOffers: 0 },
      codes: KEPT.code,
      messages: KEPT.message,
      drafts: KEPT.draft,
      unconfirmedAccounts: KEPT.unconfirmedAccount,
      phoneAlerts: KEPT.phoneAlert,
      idleDevices: KEPT.pushDevice,
      readNotifications: KEPT.readNotification,
      notifications: KEPT.notification,
      enquiries: KEPT.enquiry,
      wants: KEPT.want,
      receipts: KEPT.receipt,
      deliveryNotes: KEPT.deliveryNote,
      rcHolders: KEPT.deliveryNote,
      purchases: KEPT.receipt,
      closedRcWatches: KEPT.closedRcWatch,
      rcWatches: KEPT.rcWatch,
      stockTakes: KEPT.stockTake,
      dealerSales: KEPT.dealerSale,
      dealerOffers: KEPT.dealerSale,
      invitations: KEPT.invitation,
      changes: KEPT.change,
      formerMembers: KEPT.formerMember,
      sharedPhones: KEPT.sessionAtMost,
      endedWorkplaces: KEPT.formerMember,
      reports: KEPT.issue,
      resolvedIssues: KEPT.issue,
      openIssues: KEPT.issue,
      incidents: KEPT.issue,
      grievances: KEPT.grievance,
      upgradeRequests: KEPT.upgradeRequest,
      statementRows: KEPT.statementRow,
      activity: KEPT.activityLog,
    });
  });

  it.each(rows.filter(([, row]) => row.with === 'person'))('erases %s with its person', (name) => {
    const isErased = [...ACCOUNT_ROWS, ...SELLER_ROWS].some(({ table }) => getTableName(table) === name);
    // The seller's own row is deleted separately, last.
    expect(
      isErased ||
        name === 'sellers' ||
        parentsOf(tableOf(name)).some((parent) => parent === 'accounts' || parent === 'sellers'),
    ).toBe(true);
  });

  it('ends for every row of a shard with its owner, apart from what is the shard’s own', () => {
    const staying = dataIn(shard).filter((data) => !ownerOf(data));
    expect(staying.map(({ table }) => getTableName(table)).sort()).toEqual([
      'acting_now',
      'daily_figures',
      'effects',
      'job_marks',
    ]);
    expect(staying.filter(({ rules }) => !rules.kept.stays)).toEqual([]);
  });

  it.each(rows.filter(([, row]) => row.with === 'parent'))('deletes %s with its parent', (name) => {
    expect(parentsOf(tableOf(name))).not.toEqual([]);
  });
});
