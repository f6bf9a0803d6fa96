import { MAX_PHOTOS } from '../../../schema/billing/plans';
import { AppError } from '../../../schema/common/errors';
import type { CreateDraftInput, DraftInput, ImportDraftsInput } from '../../../schema/drafts/input';
import { MAX_DRAFTS, UNDO_IMPORT_HOURS } from '../../../schema/drafts/limits';
import type { DraftDto } from '../../../schema/drafts/output';
import { mediaKey, mediaUrl } from '../../../schema/media/input';
import { may } from '../../../schema/staff/abilities';
import type { AddPhotosInput } from '../../../schema/vehicles/input';
import { type OwnCtx, personOf, type UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { idFrom, newId } from '../../platform/random';
import * as queries from './drafts.queries';

const UNDO_MS = UNDO_IMPORT_HOURS * 3_600_000;

const toDraftDto = (row: Omit<queries.DraftRow, 'userId'>, now: number): DraftDto => ({
  id: row.id,
  fields: row.fields,
  images: row.images.map((key) => mediaUrl(key)),
  updatedAt: iso(row.updatedAt),
  importId: row.updatedAt === row.createdAt && row.createdAt > now - UNDO_MS ? row.importId : null,
});

type Fields = DraftInput['fields'];

/** What somebody who must not see prices gets of a draft, and may write into it. */
const withoutPrice = ({ price: _price, currency: _currency, ...fields }: Fields): Fields => fields;

const seesPrices = ({ actor }: UserCtx) => may(actor.member ?? null, 'seeStock');

/** A draft as the person may see it. */
const shown = (ctx: UserCtx, draft: DraftDto): DraftDto =>
  seesPrices(ctx) ? draft : { ...draft, fields: withoutPrice(draft.fields) };

const notFound = () => new AppError('draft_not_found');
const columnsOf = (ctx: UserCtx, { fields, images }: DraftInput) => ({
  fields: seesPrices(ctx) ? fields : withoutPrice(fields),
  images: images.map((url) => mediaKey(url) ?? ''),
});

/** All of a person's drafts, last changed first, with the photos that still exist; for yard helpers without prices. */
export async function listDrafts(ctx: OwnCtx): Promise<DraftDto[]> {
  const { id } = ctx.actor.user;
  const now = ctx.clock.now();
  const rows = await queries.listDrafts(ctx.shardOf(id), id);
  const person = await personOf(ctx);
  return rows.map((row) => shown(person, toDraftDto(row, now)));
}

/** A repeated `key` changes the draft that it created. Throws conflict (409) beyond the limit of drafts. */
export async function createDraft(ctx: UserCtx, { key, ...input }: CreateDraftInput): Promise<DraftDto> {
  const now = ctx.clock.now();
  const { id: userId } = ctx.actor.user;
  const changes = { ...columnsOf(ctx, input), keepsPrice: !seesPrices(ctx), updatedAt: now };
  const id = key ? idFrom(userId, key) : newId(now, userId);
  const known = key ? await queries.updateDraft(ctx.shardOf(ctx.actor.user.id), userId, id, changes) : null;
  if (known) return shown(ctx, toDraftDto(known, now));
  const draft = {
    id,
    userId,
    ...columnsOf(ctx, input),
    importId: null,
    createdAt: now,
    updatedAt: now,
  };
  if (await queries.insertDraft(ctx.shardOf(ctx.actor.user.id), draft)) return toDraftDto(draft, now);
  throw new AppError('too_many_drafts', { values: { limit: MAX_DRAFTS } });
}

/**
 * Stores the drafts of one list, all or none; those that an earlier attempt stored are not stored again. Throws
 * conflict (409) beyond the limit of drafts.
 */
export async function importDrafts(ctx: UserCtx, { importId, drafts }: ImportDraftsInput) {
  const { id: userId } = ctx.actor.user;
  const rows = drafts.map(({ row, fields }) => ({ id: idFrom(userId, `${importId} ${row}`), fields }));
  const saved = await queries.insertDrafts(ctx.shardOf(userId), rows, {
    userId,
    importId,
    now: ctx.clock.now(),
  });
  if (saved === null) throw new AppError('too_many_drafts', { values: { limit: MAX_DRAFTS } });
  return { saved };
}

/** Deletes a list's drafts that nobody has changed, within a day of storing them. Throws not_found (404). */
export async function undoImport(ctx: UserCtx, importId: string) {
  const { id: userId } = ctx.actor.user;
  const after = ctx.clock.now() - UNDO_MS;
  const undone = await queries.deleteImport(ctx.shardOf(userId), { userId, importId, after });
  if (undone.deleted + undone.kept === 0) throw new AppError('draft_not_found');
  return undone;
}

/** Replaces the stored values with the form's; a price that the person may not see stays. Throws not_found (404). */
export async function replaceDraft(ctx: UserCtx, id: string, input: DraftInput): Promise<DraftDto> {
  const now = ctx.clock.now();
  const changes = { ...columnsOf(ctx, input), keepsPrice: !seesPrices(ctx), updatedAt: now };
  const row = await queries.updateDraft(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, id, changes);
  if (!row) throw notFound();
  return shown(ctx, toDraftDto(row, now));
}

/**
 * Adds uploads after the draft's photos. One that it has already stays where it is, so that a repeated request adds
 * nothing. Throws not_found (404), too_many_images (400) beyond the largest plan's number.
 */
export async function addPhotos(ctx: UserCtx, id: string, { images }: AddPhotosInput): Promise<DraftDto> {
  const now = ctx.clock.now();
  const { id: userId } = ctx.actor.user;
  const shard = ctx.shardOf(userId);
  const keys = images.map((url) => mediaKey(url) ?? '');
  const row = await queries.addPhotos(shard, userId, id, { keys, now });
  if (row) return shown(ctx, toDraftDto(row, now));
  if (!(await queries.hasDraft(shard, userId, id))) throw notFound();
  throw new AppError('too_many_images', { values: { limit: MAX_PHOTOS }, field: 'images' });
}

/** The next sweep deletes its photos. Throws not_found (404). */
export async function deleteDraft(ctx: UserCtx, id: string): Promise<void> {
  if (!(await queries.deleteDraft(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, id))) throw notFound();
}
