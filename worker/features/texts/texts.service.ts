import { AppError } from '../../../schema/common/errors';
import { MAX_TEXTS, type NewTextInput, type TextInput } from '../../../schema/texts/input';
import type { TextDto } from '../../../schema/texts/output';
import type { UserCtx } from '../../context';
import { newId } from '../../platform/random';
import { makerIn } from '../changes/changes.sql';
import * as queries from './texts.queries';

const shardIn = (ctx: UserCtx) => ctx.shardOf(ctx.actor.user.id);

const toTextDto = ({ id, title, body, position }: queries.TextRow): TextDto => ({
  id,
  title,
  body,
  position,
});

/** The seller's own texts, in their order. */
export const listTexts = async (ctx: UserCtx): Promise<TextDto[]> =>
  (await queries.listTexts(shardIn(ctx), ctx.actor.user.id)).map(toTextDto);

async function getText(ctx: UserCtx, id: string): Promise<TextDto> {
  const row = await queries.findText(shardIn(ctx), ctx.actor.user.id, id);
  if (!row) throw new AppError('text_not_found');
  return toTextDto(row);
}

/** Throws limit_reached (403) beyond twenty texts. */
export async function addText(ctx: UserCtx, { title, body, position }: NewTextInput): Promise<TextDto> {
  const maker = makerIn(ctx);
  const id = newId(maker.now, maker.ownerId);
  if (!(await queries.insertText(shardIn(ctx), maker, { id, title, body, position }, MAX_TEXTS)))
    throw new AppError('text_limit', { values: { limit: MAX_TEXTS } });
  return getText(ctx, id);
}

/** Throws not_found (404). */
export async function changeText(ctx: UserCtx, id: string, words: TextInput): Promise<TextDto> {
  if (!(await queries.updateText(shardIn(ctx), makerIn(ctx), { id, ...words })))
    throw new AppError('text_not_found');
  return getText(ctx, id);
}

/** Throws not_found (404). */
export async function deleteText(ctx: UserCtx, id: string): Promise<void> {
  if (!(await queries.deleteText(shardIn(ctx), makerIn(ctx), id))) throw new AppError('text_not_found');
}

/** Puts texts into an order. Throws not_found (404) if one of them is not the seller's. */
export async function orderTexts(ctx: UserCtx, ids: readonly string[]): Promise<TextDto[]> {
  if (!(await queries.storeOrder(shardIn(ctx), makerIn(ctx), ids))) throw new AppError('text_not_found');
  return listTexts(ctx);
}
