import { z } from 'zod';
import { createRouter } from '../../http/app-env';
import { validateAddress } from '../../http/validate';
import { followCode } from './links.service';

const Params = z.object({ code: z.string().regex(/^[0-9a-z]{6,12}$/) });

/** The address inside a printed QR code. It outlives a change of the page, so nothing may remember where it led. */
export const linksRoutes = createRouter().get('/:code', validateAddress(Params), async (c) => {
  const isVisit = c.req.method !== 'HEAD';
  const path = await followCode(c.var.ctx, c.req.valid('param').code, isVisit);
  c.header('cache-control', 'no-store');
  return c.redirect(`${path}?src=qr`, 302);
});
