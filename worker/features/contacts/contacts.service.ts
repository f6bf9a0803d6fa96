import { AppError } from '../../../schema/common/errors';
import type { ContactChanges, ContactInput } from '../../../schema/contacts/input';
import type { ContactDto } from '../../../schema/contacts/output';
import { actorMay } from '../../actor';
import { type OwnCtx, personOf, type UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { shownMobile } from '../leads/leads.dto';
import * as queries from './contacts.queries';

const hidesNumbers = ({ actor }: UserCtx) => !actorMay(actor, 'seeNumbers');

const toContactDto = (row: queries.ContactRow, ctx: UserCtx): ContactDto => ({
  id: row.id,
  name: row.name,
  mobileNumber: shownMobile(row.mobileNumber, { hidesNumbers: hidesNumbers(ctx) }),
  createdAt: iso(row.createdAt),
});

const notFound = () => new AppError('contact_not_found');

function taken() {
  return new AppError('contact_exists', { field: 'mobileNumber' });
}

/** How many contacts one search examines, since no index can tell which ones match. */
const WINDOW = 2000;

/**
 * The seller's contacts, newest first. A search examines the next 2000: its page may be short although there
 * is a next one.
 */
export async function listContacts(
  ctx: OwnCtx,
  { cursor, limit, search }: { cursor?: string; limit: number; search?: string },
): Promise<Page<ContactDto>> {
  const userId = ctx.actor.user.id;
  const [last] = search
    ? await queries.contactAfter(ctx.shardOf(ctx.actor.user.id), userId, cursor, WINDOW)
    : [];
  const until = last?.id;
  const rows = await queries.listContacts(ctx.shardOf(ctx.actor.user.id), {
    userId,
    search,
    hidesNumbers: search !== undefined && hidesNumbers(await personOf(ctx)),
    cursor,
    until,
    limit: limit + 1,
  });
  const person = await personOf(ctx);
  const page = pageOf(
    rows,
    limit,
    (row) => row.id,
    (row) => toContactDto(row, person),
  );
  return { ...page, nextCursor: page.nextCursor ?? until ?? null };
}

/** Saves a buyer as a contact; the number is stored in E.164. Throws conflict (409) for a number that is already saved. */
export async function createContact(ctx: UserCtx, input: ContactInput): Promise<ContactDto> {
  const now = ctx.clock.now();
  const row = {
    id: newId(now, ctx.actor.user.id),
    userId: ctx.actor.user.id,
    name: input.name,
    mobileNumber: input.mobileNumber,
    createdAt: now,
    updatedAt: now,
  };
  if (!(await queries.insertContact(ctx.shardOf(ctx.actor.user.id), row))) throw taken();
  return toContactDto(row, ctx);
}

/** Throws not_found (404), conflict (409) for the number of another contact. */
export async function updateContact(ctx: UserCtx, id: string, changes: ContactChanges): Promise<ContactDto> {
  const { name, mobileNumber } = changes;
  const row = await queries.updateContact(
    ctx.shardOf(ctx.actor.user.id),
    { id, userId: ctx.actor.user.id },
    { name, mobileNumber, updatedAt: ctx.clock.now() },
  );
  if (row === 'taken') throw taken();
  if (!row) throw notFound();
  return toContactDto(row, ctx);
}

/** Throws not_found (404). */
export async function deleteContact(ctx: UserCtx, id: string): Promise<void> {
  if (!(await queries.deleteContact(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, id))) throw notFound();
}
