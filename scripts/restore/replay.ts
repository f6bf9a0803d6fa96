import { ACCOUNT_COPY } from '../../schema/account/copy.ts';
import { PROFILE_COPY } from '../../schema/profile/copy.ts';
import type { RestoreLogEntry } from '../../schema/restore/copy.ts';
import type { EffectKind } from '../../worker/platform/effect-kinds.ts';
import type { Ask, Row, Write } from '../lib/backup.ts';

/**
 * Repeats in restored databases what their copies in the bucket record, and finds sellers whose account is
 * gone.
 */

export interface Restored {
  ask: Ask;
  write: Write;
}

/** Ids are ours and contain nothing that needs escaping (RestoreLogCopy). */
const text = (value: string) => `'${value}'`;
const listed = (ids: readonly string[]) => ids.map(text).join(', ');
const NOW = 'unixepoch() * 1000';

const setActive = (id: string, isActive: boolean) =>
  `update accounts set is_active = ${isActive ? 1 : 0}, version = version + 1, updated_at = ${NOW}
    where id = ${text(id)} and is_active <> ${isActive ? 1 : 0} and erasing_at is null`;

/** The statements for each kind, in the database where it happened. Repeating them changes nothing. */
const STATEMENTS: Record<RestoreLogEntry['kind'], (id: string) => string[]> = {
  suspended: (id) => [setActive(id, false)],
  reinstated: (id) => [setActive(id, true)],
  // The new password is not in the copy, so the person must request a code. Who signed up with a number and
  // never confirmed it can request none, and keeps the old one.
  password: (id) => [
    `update accounts set password = null, updated_at = ${NOW} where id = ${text(id)} and password is not null
      and (email is not null or confirmed_mobile is not null)`,
  ],
  // Recreates an already erased account as a shell, by which the job finds what a restored shard has of the
  // person.
  erasing: (id) => [
    `insert into accounts (id, first_name, last_name, created_at, updated_at)
      values (${text(id)}, 'Erased', 'person', ${NOW}, ${NOW}) on conflict (id) do nothing`,
    `update accounts set erasing_at = ${NOW}, erased_at = null, is_active = 0, is_admin = 0, version = version + 1, updated_at = ${NOW}
      where id = ${text(id)} and (erasing_at is null or erased_at is not null)`,
    `update sessions set revoked_at = ${NOW} where user_id = ${text(id)} and revoked_at is null`,
  ],
  offer: (id) => {
    const lead = `(select lead_id from lead_offers where id = ${text(id)})`;
    return [
      `update lead_offers set withdrawn_at = ${NOW}, buyer_name = null, message = null where id = ${text(id)} and withdrawn_at is null`,
      `update leads set buyer_name = null, buyer_mobile = 'withdrawn ' || id, device_hash = null, message = null, notes = null,
        withdrawn_at = ${NOW}, updated_at = ${NOW} where id = ${lead} and withdrawn_at is null
        and not exists (select 1 from lead_offers o where o.lead_id = leads.id and o.withdrawn_at is null)`,
    ];
  },
  enquiry: (id) => [
    `update enquiries set buyer_name = null, buyer_mobile = '', device_hash = '', withdrawn_at = ${NOW}, updated_at = ${NOW}
      where id = ${text(id)} and withdrawn_at is null`,
  ],
};

/** The last entry wins for suspending and reinstating. */
function lastOnes(entries: readonly RestoreLogEntry[]): RestoreLogEntry[] {
  const last = new Map<string, RestoreLogEntry>();
  for (const entry of [...entries].sort((one, other) => one.at - other.at)) {
    const what = entry.kind === 'reinstated' ? 'suspended' : entry.kind;
    last.set(`${what} ${entry.subject}`, entry);
  }
  return [...last.values()];
}

/**
 * Repeats what happened in a database after the time to which it was restored. Returns the number of entries.
 */
export async function repeatEntries(
  { write }: Restored,
  entries: readonly RestoreLogEntry[],
): Promise<number> {
  const all = lastOnes(entries);
  for (const { kind, subject } of all) await write(STATEMENTS[kind](subject));
  return all.length;
}

/** D1 accepts statements of up to 100 KB. */
const MAX_BATCH = 1_000;

/** A database's sellers in the order of their ids, a page at a time. */
async function* pagesOf(shard: Restored, columns: string): AsyncGenerator<Row[]> {
  for (let after = ''; ; ) {
    const page = await shard.ask(
      `select ${columns} from sellers where id > ${text(after)} order by id limit ${MAX_BATCH}`,
    );
    if (page.length === 0) return;
    yield page;
    after = String(page.at(-1)?.id);
  }
}

const json = (rows: readonly (readonly unknown[])[]) => `json_each('${JSON.stringify(rows)}')`;
const effect = (kind: EffectKind, target: string, payload: string) =>
  `insert or replace into effects (id, kind, target, payload, attempts, due_at, created_at)
    select 'restored-' || id || ':${kind}', '${kind}', ${target}, ${payload}, 0, 0, ${NOW}`;

/**
 * Of two copies the one with the higher version wins, so a database that went back in time would be ignored
 * until its versions had caught up. Raises an account's version and epoch above what its shard has seen, and
 * a profile's version above what the directory has seen, and sends such profiles to the directory;
 * `pushAccounts` sends the accounts. Returns how many accounts and profiles differed.
 */
export async function raiseVersions(directory: Restored, shard: Restored) {
  const differing = { accounts: 0, profiles: 0 };
  for await (const page of pagesOf(shard, 'id, account_version, session_epoch, profile_version')) {
    const ids = page.map(({ id }) => String(id));
    const known = await directory.ask(
      `select id, version, session_epoch, profile_version from accounts where id in (${listed(ids)})`,
    );
    const sellers = new Map(page.map((seller) => [seller.id, seller]));
    const pairs = known.map((account) => ({ account, seller: sellers.get(account.id) ?? {} }));
    const accounts = pairs
      .filter(
        ({ account, seller }) =>
          account.version !== seller.account_version || account.session_epoch !== seller.session_epoch,
      )
      .map(({ seller }) => [seller.id, seller.account_version, seller.session_epoch]);
    if (accounts.length > 0) {
      await directory.write([
        `update accounts set version = max(version, seen.value ->> 1) + 1, session_epoch = max(session_epoch, seen.value ->> 2),
          updated_at = ${NOW} from ${json(accounts)} seen where accounts.id = seen.value ->> 0`,
      ]);
    }
    const profiles = pairs
      .filter(({ account, seller }) => account.profile_version !== seller.profile_version)
      .map(({ account }) => [account.id, account.profile_version]);
    if (profiles.length > 0) {
      await shard.write([
        `update sellers set profile_version = max(profile_version, seen.value ->> 1) + 1
          from ${json(profiles)} seen where sellers.id = seen.value ->> 0`,
        `${effect('profile', 'null', PROFILE_COPY)} from sellers where id in (${listed(profiles.map(([id]) => String(id)))})`,
      ]);
    }
    differing.accounts += accounts.length;
    differing.profiles += profiles.length;
  }
  return differing;
}

/**
 * Sends to the shards the accounts that changed in the directory since; a shard applies what is newer than
 * its copy.
 */
export async function pushAccounts({ write }: Restored, since: number): Promise<void> {
  const changed = `updated_at > ${since}`;
  await write([
    `update accounts set version = version + 1 where ${changed}`,
    `${effect('account', 'id', `json_object(${ACCOUNT_COPY}, 'notice', null)`)} from accounts where ${changed}`,
  ]);
}

export interface Orphan {
  id: string;
  /** Listings and republished pages that are online. */
  pages: number;
}

/**
 * Sellers of a shard without an account: their listings are online, but nobody can sign in to manage them.
 */
export async function findOrphans(directory: Restored, shard: Restored): Promise<Orphan[]> {
  const orphans: Orphan[] = [];
  for await (const page of pagesOf(shard, 'id')) {
    const ids = page.map(({ id }) => String(id));
    const known = await directory.ask(`select id from accounts where id in (${listed(ids)})`);
    const accounts = new Set(known.map(({ id }) => String(id)));
    for (const id of ids.filter((one) => !accounts.has(one))) {
      const [row] = await shard.ask(
        `select is_active * ((select count(*) from vehicles where user_id = sellers.id and is_shown = 1)
          + (select count(*) from republished_vehicles where republisher_id = sellers.id and status = 'active')) as pages
          from sellers where id = ${text(id)}`,
      );
      orphans.push({ id, pages: Number(row?.pages) });
    }
  }
  return orphans;
}

/** Takes all pages of these sellers off the net, as a suspension does; 1 instead of 0 shows them again. */
export const hideSellers = (ids: readonly string[]): string =>
  `update sellers set is_active = 0 where id in (${listed(ids)})`;
