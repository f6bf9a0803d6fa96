import { AppError } from '../../../schema/common/errors';
import { type CreateDraftInput, type DraftInput, MAX_DRAFTS } from '../../../schema/drafts/input';
import type { DraftDto } from '../../../schema/drafts/output';
import { mediaKey, mediaUrl } from '../../../schema/media/input';
import type { OwnCtx, UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { idFrom, newId } from '../../platform/random';
import * as queries from './drafts.queries';

const toDraftDto = (row: Omit<queries.DraftRow, 'userId' | 'createdAt'>): DraftDto => ({
  id: row.id,
  fields: row.fields,
  images: row.images.map((key) => mediaUrl(key)),
  updatedAt: iso(row.updatedAt),
});

const notFound = () => new AppError('draft_not_found');
const columnsOf = ({ fields, images }: DraftInput) => ({
  fields,
  images: images.map((url) => mediaKey(url) ?? ''),
});

/** All of a person's drafts, last changed first, with the photos that still exist. */
export async function listDrafts(ctx: OwnCtx): Promise<DraftDto[]> {
  return (await queries.listDrafts(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id)).map(toDraftDto);
}

/** A repeated `key` changes the draft that it created. Throws conflict (409) beyond the limit of drafts. */
export async function createDraft(ctx: UserCtx, { key, ...input }: CreateDraftInput): Promise<DraftDto> {
  const now = ctx.clock.now();
  const { id: userId } = ctx.actor.user;
  const changes = { ...columnsOf(input), updatedAt: now };
  const id = key ? idFrom(userId, key) : newId(now, userId);
  const known = key ? await queries.updateDraft(ctx.shardOf(ctx.actor.user.id), userId, id, changes) : null;
  if (known) return toDraftDto(known);
  const draft = {
    id,
    userId,
    ...columnsOf(input),
    createdAt: now,
    updatedAt: now,
  };
  if (await queries.insertDraft(ctx.shardOf(ctx.actor.user.id), draft)) return toDraftDto(draft);
  throw new AppError('too_many_drafts', { values: { limit: MAX_DRAFTS } });
}

/** Replaces the stored values with the form's. Throws not_found (404). */
export async function replaceDraft(ctx: UserCtx, id: string, input: DraftInput): Promise<DraftDto> {
  const changes = { ...columnsOf(input), updatedAt: ctx.clock.now() };
  const row = await queries.updateDraft(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, id, changes);
  if (!row) throw notFound();
  return toDraftDto(row);
}

/** The next sweep deletes its photos. Throws not_found (404). */
export async function deleteDraft(ctx: UserCtx, id: string): Promise<void> {
  if (!(await queries.deleteDraft(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, id))) throw notFound();
}
