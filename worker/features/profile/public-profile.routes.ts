import { z } from 'zod';
import { ProfileFilter } from '../../../schema/contracts/profile';
import { createRouter } from '../../http/app-env';
import { validate, validateAddress } from '../../http/validate';
import { getProfile } from './public-profile.service';

const Params = z.object({ username: z.string().max(60) });
const Query = ProfileFilter.extend({ cursor: z.string().max(60).optional() });

/** The public profile; the next page's cursor is in `x-next-cursor`. */
export const publicProfileRoutes = createRouter().get(
  '/:username',
  validateAddress(Params),
  validate('query', Query),
  async (c) => {
    const { username } = c.req.valid('param');
    const { profile, nextCursor } = await getProfile(c.var.ctx, username, c.req.valid('query'));
    if (nextCursor) c.header('x-next-cursor', nextCursor);
    return c.json(profile);
  },
);
