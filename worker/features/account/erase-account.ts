import type { Ctx } from '../../context';
import type { AnyDb } from '../../platform/db';
import { grouped } from '../../platform/grouped';
import { hasBudget } from '../../platform/query-budget';
import { newId } from '../../platform/random';
import { endOpenPayment } from '../billing/settle.service';
import { eraseFeed } from '../feeds/feeds.service';
import { reportError } from '../issues/issues.service';
import { eraseUploads } from '../media/sweep.service';
import { announce } from '../notifications/notifications.service';
import * as queries from './erase.queries';
import * as dealing from './erase-dealer-sales.queries';
import { leaveGrievances } from './erase-grievances.queries';
import * as listings from './erase-listings.queries';
import { ACCOUNT_ROWS } from './erase-rows.queries';
import * as seller from './erase-seller.queries';
import * as team from './erase-staff.queries';

type Person = queries.Person;

/**
 * Requests that were in progress when the account was closed have ended by then, so that nothing is written
 * after the job.
 */
const SETTLED_AFTER_MS = 60_000;
const PEOPLE_A_RUN = 20;
const MAX_SESSIONS = 50;

/** Erases some of a person's data. `wait`: something external must finish first. */
type Step = (ctx: Ctx, person: Person) => Promise<'done' | 'more' | 'wait'>;

const moreIf = (more: boolean) => (more ? 'more' : 'done');

/** Preview cards of listings. */
async function eraseCards(ctx: Ctx, kind: 'vehicle' | 'republished', ids: string[]): Promise<void> {
  for (const id of ids) await ctx.media.removeUnder(`cards/${kind}/${id}/`);
}

const endPayment: Step = async (ctx, { id }) => ((await endOpenPayment(ctx, id)) ? 'done' : 'wait');

/** First, so that no effect writes the person's data to another database again. */
const dropEffects: Step = async (ctx, person) => {
  await queries.dropEffects(ctx.shardOf(person.id), person);
  await queries.dropEffects(ctx.directory, person);
  return 'done';
};

const eraseFiles: Step = async (ctx, { id }) => moreIf(await eraseUploads(ctx, id));

/** In each reseller's shard, then in this person's: a run after an interruption finds the rest. */
const eraseResellersPages: Step = async (ctx, person) => {
  const pages = await listings.listResellersPages(ctx.shardOf(person.id), person);
  const ids = pages.map(({ id }) => id);
  for (const [shard, some] of grouped(ids, (id) => ctx.shardOf(id))) {
    const told = await listings.notifyResellers(shard, some, ctx.clock.now());
    for (const { id, userId } of told) announce(ctx, userId, [id]);
    await listings.deletePages(shard, some);
  }
  for (const { id, republisherId } of pages) await ctx.viewCounts.forget(republisherId, [id]);
  await eraseCards(ctx, 'republished', ids);
  await queries.redactPages(ctx.directory, ids);
  await listings.deleteGrants(ctx.shardOf(person.id), ids);
  return moreIf(ids.length > 0);
};

/** The owners' shards first: only the page records where its grant is. */
const eraseOwnPages: Step = async (ctx, person) => {
  const ids = await listings.listOwnPages(ctx.shardOf(person.id), person);
  for (const [shard, some] of grouped(ids, (id) => ctx.shardOfOwner(id)))
    await listings.deleteGrants(shard, some);
  await eraseCards(ctx, 'republished', ids);
  await queries.redactPages(ctx.directory, ids);
  await listings.deletePages(ctx.shardOf(person.id), ids);
  return moreIf(ids.length > 0);
};

const eraseVehicles: Step = async (ctx, person) => {
  const shard = ctx.shardOf(person.id);
  const ids = await listings.listVehicles(shard, person);
  await eraseCards(ctx, 'vehicle', ids);
  await queries.deleteReports(ctx.directory, ids);
  const requesters = (await listings.listRequesters(shard, ids)).map(({ id }) => id);
  for (const [other, some] of grouped(requesters, (id) => ctx.shardOf(id))) {
    await listings.deleteAnswers(other, some, ids);
  }
  await listings.deleteVehicles(shard, ids);
  return moreIf(ids.length > 0);
};

/** What this person requested from owners. */
const eraseRequests: Step = async (ctx, person) => {
  const shard = ctx.shardOf(person.id);
  const asked = await seller.listOutgoing(shard, person);
  for (const [other, some] of grouped(asked, ({ vehicleId }) => ctx.shardOf(vehicleId))) {
    await seller.deleteRequests(
      other,
      person,
      some.map(({ vehicleId }) => vehicleId),
    );
  }
  await seller.deleteOutgoing(
    shard,
    asked.map(({ id }) => id),
  );
  return moreIf(asked.length > 0);
};

/** What this person sold to dealers, or bought as one. */
const eraseDealerSales: Step = async (ctx, person) => {
  const shard = ctx.shardOf(person.id);
  const sales = await dealing.listDealerSales(shard, person);
  for (const [other, some] of grouped(sales, ({ otherId }) => ctx.shardOf(otherId))) {
    await dealing.forgetOtherSide(
      other,
      some.map(({ id }) => id),
    );
  }
  await dealing.deleteDealerSales(
    shard,
    sales.map(({ id }) => id),
  );
  return moreIf(sales.length > 0);
};

/** Those who work for this person. */
const eraseStaff: Step = async (ctx, person) => {
  const shard = ctx.shardOf(person.id);
  const staff = await team.listStaffOf(shard, person);
  for (const [other, some] of grouped(staff, ({ memberId }) => ctx.shardOf(memberId))) {
    await team.deleteWorkplaces(
      other,
      some.map(({ id }) => id),
    );
    await team.deleteNoticesOf(
      other,
      person,
      some.map(({ memberId }) => memberId),
    );
  }
  await team.deleteStaff(
    shard,
    staff.map(({ id }) => id),
  );
  return moreIf(staff.length > 0);
};

/** For whom this person works. */
const eraseWorkplaces: Step = async (ctx, person) => {
  const shard = ctx.shardOf(person.id);
  const places = await team.listWorkplacesOf(shard, person);
  for (const [other, some] of grouped(places, ({ sellerId }) => ctx.shardOf(sellerId))) {
    const sellers = some.map(({ sellerId }) => sellerId);
    await team.leaveSellers(other, person, sellers, ctx.clock.now());
    await Promise.all(sellers.map((id) => ctx.live.closeEnded(id)));
  }
  await team.deleteWorkplaces(
    shard,
    places.map(({ id }) => id),
  );
  return moreIf(places.length > 0);
};

const eraseTraces: Step = async (ctx, person) => {
  if (person.username) await ctx.media.removeUnder(`cards/profile/${person.username}/`);
  return moreIf(await queries.redactSome(ctx.directory, person));
};

const eraseGrievances: Step = async (ctx, person) =>
  moreIf(await leaveGrievances(ctx.directory, person, ctx.clock.now()));

const eraseFeedOf: Step = async (ctx, { id }) => {
  await eraseFeed(ctx, id);
  return 'done';
};

const eraseSessions =
  (databaseOf: (ctx: Ctx, person: Person) => AnyDb): Step =>
  async (ctx, person) => {
    const db = databaseOf(ctx, person);
    const sids = await queries.listSids(db, person, MAX_SESSIONS);
    await ctx.sessions.erase(sids);
    await queries.deleteSessions(db, sids);
    return moreIf(sids.length === MAX_SESSIONS);
  };

/** Sockets, and the views of all their listings. */
const eraseHub: Step = async (ctx, { id }) => {
  await ctx.live.forget(id);
  return 'done';
};

const eraseRows =
  (rows: queries.Rows, databaseOf: (ctx: Ctx, person: Person) => AnyDb): Step =>
  async (ctx, person) =>
    moreIf(await queries.deleteSome(databaseOf(ctx, person), rows, person));

const STEPS: readonly Step[] = [
  endPayment,
  dropEffects,
  eraseFiles,
  eraseResellersPages,
  eraseOwnPages,
  eraseVehicles,
  eraseRequests,
  eraseDealerSales,
  eraseStaff,
  eraseWorkplaces,
  eraseTraces,
  eraseGrievances,
  eraseFeedOf,
  eraseSessions((ctx) => ctx.directory),
  eraseSessions((ctx, { id }) => ctx.shardOf(id)),
  eraseHub,
  ...seller.SELLER_ROWS.map((rows) => eraseRows(rows, (ctx, { id }) => ctx.shardOf(id))),
  ...ACCOUNT_ROWS.map((rows) => eraseRows(rows, (ctx) => ctx.directory)),
];

async function eraseAccount(ctx: Ctx, person: Person): Promise<void> {
  for (const step of STEPS) {
    let state: Awaited<ReturnType<Step>>;
    do {
      if (!hasBudget()) return;
      state = await step(ctx, person);
      if (state === 'wait') return;
    } while (state === 'more');
  }
  const now = ctx.clock.now();
  const messageId = newId(now);
  await dropEffects(ctx, person);
  await seller.deleteSeller(ctx.shardOf(person.id), person);
  await queries.deletePerson(ctx.directory, person, { activityId: newId(now), messageId, now });
  ctx.deliver(ctx.directory, [messageId]);
}

/**
 * Job: erases everyone who requested it, in bounded steps. The stored data is the progress: the next run
 * continues an interrupted one, and two concurrent runs do no harm. An account that cannot be erased yet does
 * not delay the others.
 */
export async function eraseAccounts(ctx: Ctx): Promise<void> {
  const people = await queries.listErasing(ctx.directory, ctx.clock.now() - SETTLED_AFTER_MS, PEOPLE_A_RUN);
  for (const person of people) {
    try {
      await eraseAccount(ctx, person);
    } catch (error) {
      console.error('an account was not erased, will try again', error);
      await reportError(ctx, 'job_failed', 'eraseAccounts', error);
    }
  }
}
