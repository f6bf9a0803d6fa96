import type { Ctx } from '../../context';
import { newId } from '../../platform/random';
import { endOpenPayment } from '../billing/settle.service';
import { reportError } from '../issues/issues.service';
import { eraseUploads } from '../media/media.service';
import { announce } from '../notifications/notifications.service';
import * as queries from './erase.queries';
import * as listings from './erase-listings.queries';

type Person = queries.Person;

/** Requests that were under way when the account was closed have ended by then: nothing is written behind the job's back. */
const SETTLED_AFTER_MS = 60_000;
const PEOPLE_A_RUN = 20;
/** A run has to end; what is left goes with the next ones. */
const STEPS_A_RUN = 200;
const SESSIONS_AT_ONCE = 50;

/** Takes some of what is a person's. `wait`: something outside has to happen first. */
type Step = (ctx: Ctx, person: Person) => Promise<'done' | 'more' | 'wait'>;

const moreIf = (more: boolean) => (more ? 'more' : 'done');

/** Cards drawn of listings. */
async function eraseCards(ctx: Ctx, kind: 'vehicle' | 'republished', ids: string[]): Promise<void> {
  for (const id of ids) await ctx.media.removeUnder(`cards/${kind}/${id}/`);
}

const endPayment: Step = async (ctx, { id }) => ((await endOpenPayment(ctx, id)) ? 'done' : 'wait');

const eraseFiles: Step = async (ctx, { id }) => moreIf(await eraseUploads(ctx, id));

const eraseResellersPages: Step = async (ctx, person) => {
  const pages = await listings.listResellersPages(ctx.db, person);
  const ids = pages.map(({ id }) => id);
  const told = await listings.tellResellers(ctx.db, ids, ctx.clock.now());
  announce(ctx, told);
  for (const { id, republisherId } of pages) await ctx.viewCounts.forget(republisherId, [id]);
  await eraseCards(ctx, 'republished', ids);
  await listings.deletePages(ctx.db, ids);
  return moreIf(ids.length > 0);
};

const eraseOwnPages: Step = async (ctx, person) => {
  const ids = await listings.listOwnPages(ctx.db, person);
  await eraseCards(ctx, 'republished', ids);
  await listings.deletePages(ctx.db, ids);
  return moreIf(ids.length > 0);
};

const eraseVehicles: Step = async (ctx, person) => {
  const ids = await listings.listVehicles(ctx.db, person);
  await eraseCards(ctx, 'vehicle', ids);
  await listings.deleteVehicles(ctx.db, ids);
  return moreIf(ids.length > 0);
};

const eraseTraces: Step = async (ctx, person) => {
  if (person.username) await ctx.media.removeUnder(`cards/profile/${person.username}/`);
  await queries.deleteTracesAtOwners(ctx.db, person);
  return moreIf(await queries.blotOutSome(ctx.db, person));
};

const eraseSessions: Step = async (ctx, person) => {
  const sids = await queries.listSids(ctx.db, person, SESSIONS_AT_ONCE);
  await ctx.sessions.erase(sids);
  await queries.deleteSessions(ctx.db, sids);
  return moreIf(sids.length === SESSIONS_AT_ONCE);
};

/** Sockets and views of all their listings. */
const eraseHub: Step = async (ctx, { id }) => {
  await ctx.live.forget(id);
  return 'done';
};

const STEPS: readonly Step[] = [
  endPayment,
  eraseFiles,
  eraseResellersPages,
  eraseOwnPages,
  eraseVehicles,
  eraseTraces,
  eraseSessions,
  eraseHub,
  ...queries.OWN_ROWS.map(
    (rows): Step =>
      async (ctx, person) =>
        moreIf(await queries.deleteSome(ctx.db, rows, person)),
  ),
];

async function eraseAccount(ctx: Ctx, person: Person, budget: { steps: number }): Promise<void> {
  for (const step of STEPS) {
    let state: Awaited<ReturnType<Step>>;
    do {
      if (budget.steps-- <= 0) return;
      state = await step(ctx, person);
      if (state === 'wait') return;
    } while (state === 'more');
  }
  const now = ctx.clock.now();
  const messageId = newId(now);
  await queries.deletePerson(ctx.db, person, { activityId: newId(now), messageId, now });
  ctx.deliver([messageId]);
}

/**
 * Job: erases whoever asked for it, in bounded steps. What is left is what is stored, so a run that was cut off is taken up by
 * the next, and two at once do no harm. One account that cannot be erased now does not keep the others waiting.
 */
export async function eraseAccounts(ctx: Ctx): Promise<void> {
  const people = await queries.listErasing(ctx.db, ctx.clock.now() - SETTLED_AFTER_MS, PEOPLE_A_RUN);
  const budget = { steps: STEPS_A_RUN };
  for (const person of people) {
    try {
      await eraseAccount(ctx, person, budget);
    } catch (error) {
      console.error('an account was not erased, will try again', error);
      await reportError(ctx, 'job_failed', 'eraseAccounts', error);
    }
  }
}
