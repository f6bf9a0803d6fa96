import { z } from 'zod';
import { AppError } from '../../../schema/errors';
import { createRouter } from '../../http/app-env';
import { validateAddress } from '../../http/validate';
import { followCode } from './links.service';

const Params = z.object({ code: z.string().regex(/^[0-9a-z]{6,12}$/) });

/** The address inside a printed QR code. It outlives a change of the page, so nothing may remember where it led. */
export const linksRoutes = createRouter().get('/:code', validateAddress(Params), async (c, next) => {
  const isVisit = c.req.method !== 'HEAD';
  try {
    const path = await followCode(c.var.ctx, c.req.valid('param').code, isVisit);
    c.header('cache-control', 'no-store');
    return c.redirect(`${path}?src=qr`, 302);
  } catch (error) {
    // A person gets the page that says so (web/routes/q.$code.tsx), a program the error.
    const isPerson = c.req.header('accept')?.includes('text/html');
    if (isPerson && error instanceof AppError && error.code === 'not_found') return next();
    throw error;
  }
});
