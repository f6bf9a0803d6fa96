import { z } from 'zod';
import { PointCodeInput, ShortCode } from '../../../schema/contracts/links';
import { ListingRef } from '../../../schema/contracts/vehicles';
import { AppError } from '../../../schema/errors';
import { requireUser } from '../../context';
import { createRouter } from '../../http/app-env';
import { validate, validateAddress } from '../../http/validate';
import { followCode, getProfileLink, listLinks, pointCode } from './links.service';

const Params = z.object({ code: ShortCode });

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

/** What their seller sees of codes, and may change. */
export const ownLinksRoutes = createRouter()
  .get('/', validate('query', ListingRef), async (c) =>
    c.json(await listLinks(requireUser(c.var.ctx), c.req.valid('query'))),
  )
  .patch('/:code', validateAddress(Params), validate('json', PointCodeInput), async (c) => {
    const { vehicleId } = c.req.valid('json');
    return c.json(await pointCode(requireUser(c.var.ctx), c.req.valid('param').code, vehicleId));
  });

export const profileLinkRoutes = createRouter().get('/', async (c) =>
  c.json(await getProfileLink(requireUser(c.var.ctx))),
);
