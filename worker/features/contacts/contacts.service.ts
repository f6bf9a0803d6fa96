import type { ContactDto, ContactInput } from '../../../schema/contracts/contacts';
import { parsePhone } from '../../../schema/contracts/phone';
import { AppError } from '../../../schema/errors';
import type { UserCtx } from '../../context';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import * as queries from './contacts.queries';

type ContactRow = Awaited<ReturnType<typeof queries.listContacts>>[number];

const toContactDto = (row: ContactRow): ContactDto => ({
  id: row.id,
  name: row.name,
  mobileNumber: row.mobileNumber,
  createdAt: new Date(row.createdAt).toISOString(),
});

/** The seller's contacts, newest first. */
export async function listContacts(
  ctx: UserCtx,
  page: { cursor?: string; limit: number },
): Promise<Page<ContactDto>> {
  const rows = await queries.listContacts(ctx.db, ctx.actor.user.id, page.cursor, page.limit + 1);
  return pageOf(rows, page.limit, (row) => row.id, toContactDto);
}

/** Saves a buyer as a contact; the number is stored in E.164. */
export async function createContact(ctx: UserCtx, input: ContactInput): Promise<ContactDto> {
  const phone = parsePhone(input.mobileNumber);
  if (!phone.ok) throw new AppError('invalid', phone.message, { fields: { mobileNumber: phone.message } });
  const now = ctx.clock.now();
  const row = {
    id: newId(now),
    userId: ctx.actor.user.id,
    name: input.name,
    mobileNumber: phone.e164,
    createdAt: now,
    updatedAt: now,
  };
  await queries.insertContact(ctx.db, row);
  return toContactDto(row);
}
