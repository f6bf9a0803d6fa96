import type { TypedResponse } from 'hono';
import { z } from 'zod';
import { Id } from '../../schema/common/text';
import type { Page } from '../platform/paging';
import type { AppContext } from './app-env';

export const IdParam = z.object({ id: Id });

/** Lists return at most 100 items, newest first. */
export const PageQuery = z.object({
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});

/** A plain array, with the next page's cursor in `x-next-cursor`. */
export function sendPage<Item>(
  c: Pick<AppContext, 'header' | 'json'>,
  page: Page<Item>,
): Response & TypedResponse<Item[], 200, 'json'> {
  if (page.nextCursor) c.header('x-next-cursor', page.nextCursor);
  // Items are DTOs and so plain JSON; computing Hono's own return type over all their nesting would be slow.
  return c.json(page.items as never) as Response & TypedResponse<Item[], 200, 'json'>;
}
