import { z } from 'zod';
import { AppError } from '../../../schema/errors';
import { createRouter } from '../../http/app-env';
import { validateAddress } from '../../http/validate';
import { countScan } from './links.queries';

const Params = z.object({ code: z.string().regex(/^[0-9a-z]{6,12}$/) });

/** The address inside a printed QR code. It outlives a change of the page, so nothing may remember where it led. */
export const linksRoutes = createRouter().get('/:code', validateAddress(Params), async (c) => {
  const target = await countScan(c.var.ctx.db, c.req.valid('param').code);
  if (!target) throw new AppError('not_found', 'This code is not in use');
  const path = target.republishedVehicleId
    ? `/republished/${target.republishedVehicleId}`
    : `/vehicle/${target.vehicleId}`;
  c.header('cache-control', 'no-store');
  return c.redirect(`${path}?src=qr`, 302);
});
