import type { Context } from 'hono';
import { AppError } from '../../schema/common/errors';

/** The fields of a form post, repeated ones as lists. Throws bad_request (400) for a body that does not match its content type. */
export async function readForm(c: Context) {
  try {
    return await c.req.parseBody({ all: true });
  } catch (error) {
    if (error instanceof TypeError) throw new AppError('form_unreadable');
    throw error;
  }
}
