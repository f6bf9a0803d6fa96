import { env } from 'cloudflare:workers';
import { effects } from '../../schema/effects/table';
import { allDatabases, connectAll } from '../platform/databases';
import type { EffectKind } from '../platform/effect-kinds';
import { interceptedDatabases } from './intercepted-database';
import { systemCtx } from './system';

/** The job's context once effects that requests have left behind are due. */
export const later = (ms = 31_000) => systemCtx({ clock: { now: () => Date.now() + ms } });

/** What each effect writes in its target database. */
const WRITES: Record<EffectKind, RegExp> = {
  account: /^\s*update "?sellers|insert into "?sellers/i,
  profile: /update "?accounts"? set "?first_name/i,
  phone: /update "sellers" set "mobile_number/i,
  sessions: /delete from push_devices/i,
  activity: /insert into "activity_logs"/i,
  republish: /insert into "republish_grants"/i,
  grant: /update "republished_vehicles" set "status/i,
  withdrawn: /update "republish_grants" set "status/i,
  dealerSale:
    /insert into "?dealer_offers|update "?dealer_offers"? set "?status"? = .accepted|insert into "?vehicle_drafts/i,
  dealerAnswer: /update "?dealer_sales"? set "?status/i,
  membership: /insert into "?workplaces/i,
  number: /update "?members"? set "?number/i,
  ownership: /update "?sellers"? set "?first_name/i,
  request: /insert into "outgoing_requests"/i,
  reminder: /insert into "?notifications/i,
  grievance: /insert into "?notifications/i,
  report: /update "?vehicles"? set "?decided_at/i,
};

/**
 * Databases that refuse the writes of effects of this kind, so that the causing request cannot apply them.
 */
export const losing = (kind: EffectKind) =>
  interceptedDatabases({
    before: (queries) => {
      if (queries.some((query) => WRITES[kind].test(query))) {
        throw new Error('D1_ERROR: Network connection lost.');
      }
    },
  });

/** The effects left, by database. */
export const effectsLeft = () =>
  Promise.all(
    allDatabases(connectAll(env)).map(async (from) => ({ from, rows: await from.select().from(effects) })),
  );

export const kindsLeft = async () =>
  (await effectsLeft()).flatMap(({ rows }) => rows.map(({ kind }) => kind)).sort();

/** Delivers effects again, the last one first. */
export async function storeAgain(lost: Awaited<ReturnType<typeof effectsLeft>>): Promise<void> {
  for (const { from, rows } of lost) {
    for (const row of rows.toReversed()) await from.insert(effects).values({ ...row, dueAt: 0 });
  }
}
